import { ServiceHero } from '../../../sections/service/hero.tsx';
import { Reply } from './reply.tsx';

export const Hero = () => (
  <ServiceHero
    service="reputation-management"
    eyebrow="Reputation management for divorce lawyers"
    heading="More client reviews, without breaking confidentiality"
    lede="We send the same request to every client who has agreed to hear from us, draft replies that never say who was a client, and watch the sites where people talk about you. You approve every word."
    caption="A bad review, what the office wanted to say, and the reply we drafted."
  >
    <Reply />
  </ServiceHero>
);
