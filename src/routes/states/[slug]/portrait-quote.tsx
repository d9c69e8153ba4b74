import { Copy } from '../../../copy/copy.tsx';
import { Portrait } from '../../../ui/portrait.tsx';

interface PortraitQuoteProps {
  image: string;
  alt: string;
  quote: string;
  name: string;
  role: string;
  firm: string;
}

/** On phones, the name stands beside the portrait. */
export const PortraitQuote = ({ image, alt, quote, name, role, firm }: PortraitQuoteProps) => (
  <div className="split-5 gap-y-5 max-md:grid-cols-[min(5.5rem,33%)_1fr] max-lg:gap-x-5 md:max-lg:grid-cols-[13rem_1fr] print:break-inside-avoid">
    <Portrait
      name={image}
      width={272}
      alt={alt}
      className="aspect-4/5 w-full max-w-68 print:float-left print:mr-5 print:max-w-30"
    />
    <div className="max-md:contents">
      <blockquote className="font-serif text-xl/tight max-md:order-1 max-md:col-span-full md:text-h2/tight">
        “<Copy text={quote} />”
      </blockquote>
      <cite className="block self-center leading-normal md:mt-6">
        <b className="block font-semibold">{name}</b> <span className="block text-ink-2 text-small">{role}</span>{' '}
        <span className="block text-ink-2 text-small">{firm}</span>
      </cite>
    </div>
  </div>
);
