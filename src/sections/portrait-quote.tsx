import type { ReactNode } from 'react';
import { Portrait } from '../ui/portrait.tsx';

interface PortraitQuoteProps {
  image: string;
  alt: string;
  quote: string;
  name: string;
  role: ReactNode;
  children?: ReactNode;
}

/** On phones, the name stands beside the portrait. */
export const PortraitQuote = ({ image, alt, quote, name, role, children }: PortraitQuoteProps) => (
  <div className="grid gap-5 max-md:grid-cols-[5.5rem_1fr] md:grid-cols-[13rem_1fr] md:items-center md:gap-8 lg:grid-cols-[17rem_1fr] lg:gap-16">
    <Portrait name={image} width={272} alt={alt} className="aspect-4/5 w-full border border-ink bg-mark" />
    <div className="max-md:contents">
      <blockquote className="font-display font-serif text-[clamp(1.375rem,1rem+1.6vw,2.5rem)]/tight tracking-[-0.01em] max-md:order-1 max-md:col-span-full">
        “{quote}”
      </blockquote>
      <cite className="block self-center leading-normal md:mt-6">
        <b className="block font-semibold">{name}</b> <span className="text-ink-2 text-small">{role}</span>
      </cite>
      {children && <div className="max-md:order-2 max-md:col-span-full">{children}</div>}
    </div>
  </div>
);
