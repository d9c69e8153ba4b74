import { whatsAppUrl } from '../../site/booking.ts';
import { settings } from '../../site/settings.ts';
import { TextLink } from '../../ui/button.tsx';
import { EmailLink } from '../../ui/company-details.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Notice, type NoticeWords, Toaster } from '../../ui/toast.tsx';
import { dismissNotice, useOutbox } from './outbox.ts';

const notices: Partial<Record<string, NoticeWords>> = {
  sent: {
    kind: 'success',
    title: 'Message sent successfully!',
    text: "We'll get back to you within 24 hours.",
  },
  failed: {
    kind: 'failure',
    title: 'Error sending message',
    text: 'Please try again or contact us directly.',
  },
};

const regions = [
  { kind: 'success', role: 'status' },
  { kind: 'failure', role: 'alert' },
] as const;

/** Where the focus of a closed toast goes: on other pages than the form’s, to the page. */
const returnFocus = (id: string) =>
  (document.getElementById(id) ?? document.getElementById('main'))?.focus({ preventScroll: true });

/**
 * Tells on any page whether the message arrived. The live regions of screen readers are in the page before the answer comes,
 * which makes them reliable.
 */
export function MessageToast() {
  const { status } = useOutbox();
  const notice = notices[status];
  return (
    <>
      {regions.map(({ kind, role }) => (
        <div key={kind} role={role} className="sr-only">
          {notice?.kind === kind && <Notice {...notice} />}
        </div>
      ))}
      {notice && (
        <Toaster
          key={status}
          notice={notice}
          onClose={(hadFocus) => {
            dismissNotice();
            if (hadFocus) returnFocus(status === 'sent' ? 'receipt' : 'send');
          }}
        >
          {status === 'failed' && <DirectContact />}
        </Toaster>
      )}
    </>
  );
}

/** The ways to us that the owner has set. */
const DirectContact = () => (
  <p className="flex flex-wrap gap-x-5 text-small">
    {settings.whatsappNumber && <TextLink href={whatsAppUrl()}>WhatsApp</TextLink>}
    <PhoneLink className="inline-flex min-h-11 items-center text-link" />
    <EmailLink className="inline-flex min-h-11 items-center text-link" />
  </p>
);
