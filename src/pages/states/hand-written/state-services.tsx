import type { HandWrittenState } from '../../../content/states/types.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { ServiceBlurbs } from '../sections/service-blurbs.tsx';

export function StateServices({ heading, lede, blurbs }: HandWrittenState['services']) {
  return (
    <Sheet folio="Services" labelledBy="services">
      <SectionHead id="services" heading={heading} lede={lede} />
      <ServiceBlurbs blurbs={blurbs} />
    </Sheet>
  );
}
