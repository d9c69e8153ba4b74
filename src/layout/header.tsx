import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { ExternalLink } from '../links/external-link.tsx';
import { PageLink } from '../links/page-link.tsx';
import { bookingUrl } from '../site/booking.ts';
import { brand } from '../site/brand.ts';
import { settings } from '../site/settings.ts';
import { buttonClass } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { RedDot, WhatsAppOrPhone } from './header-buttons.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export const Header = () => (
  <HeaderBar booking={settings.bookingUrl}>
    <BrandLink className="mr-auto" />
    <DesktopMenu />
    <WhatsAppOrPhone className="px-2 max-md:hidden" labelClass="max-xl:sr-only" />
    <HeaderButton href={bookingUrl('header')}>
      <span className="max-[22.5rem]:sr-only">Free Consultation</span>
      <span className="min-[22.5rem]:hidden" aria-hidden="true">
        Consult
      </span>
      <RedDot />
    </HeaderButton>
    <MobileMenu />
  </HeaderBar>
);

export const LandingHeader = () => (
  <HeaderBar booking={settings.discoveryCallUrl}>
    <BrandName className="mr-auto" />
    <HeaderButton href={settings.discoveryCallUrl}>Book a call</HeaderButton>
  </HeaderBar>
);

/**
 * It grows and wraps when a visitor enlarges text or spacing.
 * @param booking The address on paper, which has no buttons.
 */
const HeaderBar = ({ booking, children }: { booking: string; children: ReactNode }) => (
  <>
    <p
      lang={brand.language}
      className="mb-(--line) hidden font-semibold text-small/(--line) print:block"
    >{`${brand.name}. To book: ${booking}`}</p>
    <header lang={brand.language} className="sticky top-0 z-50 border-rule border-b bg-paper print:hidden">
      <div className="relative mx-auto flex min-h-(--bar-h) max-w-[calc(var(--container-page)+4rem)] flex-wrap items-center gap-x-2 px-5 md:px-6 lg:gap-6 lg:px-8">
        {children}
      </div>
    </header>
  </>
);

/**
 * With large text the header has two lines, and the open menu covers the second. Hiding this button moves the menu’s
 * own button to the first.
 */
const HeaderButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <ExternalLink
    className={`${buttonClass('primary', true)} outlined-first menu-open:hidden whitespace-nowrap max-lg:text-note/tight`}
    href={href}
  >
    {children}
  </ExternalLink>
);

const brandClass =
  'inline-flex min-h-11 min-w-11 max-w-full items-center gap-3 font-serif font-sub text-body leading-none md:text-xl/none';

const LogoAndName = () => (
  <>
    <Logo className="h-8 w-6 flex-none" />
    <span className="max-lg:w-[6em]">{brand.name}</span>
  </>
);

export const BrandLink = ({ className }: { className?: string }) => (
  <PageLink className={cn(brandClass, className)} to="/">
    <LogoAndName />
  </PageLink>
);

/** On landing pages, the name leads nowhere. */
const BrandName = ({ className }: { className: string }) => (
  <p className={cn(brandClass, className)}>
    <LogoAndName />
  </p>
);
