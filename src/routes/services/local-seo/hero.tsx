import { atLeast } from '../../../lib/format.ts';
import { citations } from '../../../offer/plan.ts';
import { ServiceHero } from '../../../sections/service/hero.tsx';
import { ThreeSpots } from './three-spots.tsx';

export const Hero = () => (
  <ServiceHero
    service="local-seo"
    eyebrow="Local SEO for divorce lawyers"
    heading="Be one of the three firms on Google’s map"
    lede={`Someone nearby searches for a divorce lawyer, and Google’s map shows three firms. To make yours one of them, we manage your Google profile, list the same name, address, and phone in ${atLeast(citations.directories)} directories, and write pages for your counties.`}
    caption="Each number is your place on Google’s map, searched from that spot; dark blue is one of the three. The lists are what people see in Kettering, five miles south of your office (red ring)."
  >
    <ThreeSpots />
  </ServiceHero>
);
