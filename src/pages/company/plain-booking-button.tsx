import { plainBookingUrl } from '../../site/booking.ts';
import { OutButton } from '../../ui/link.tsx';

/** This page's call, a plain link without tracking fields (specification, section 2). */
export function PlainBookingButton() {
  return <OutButton href={plainBookingUrl()}>Book a free consultation</OutButton>;
}
