import { useSyncExternalStore } from 'react';
import { report } from '../../site/analytics.ts';
import { entriesOf, forgetDraft, keepReceipt, type Receipt, readReceipt } from './prefill.ts';
import { sendMessage } from './send-message.ts';

interface Outbox {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** The last message that arrived. */
  receipt?: Receipt;
}

/* Kept here because a message outlives its page: visitors may follow a link before the answer comes. */

const atFirst: Outbox = { status: 'idle' };
let outbox = atFirst;
const listeners = new Set<() => void>();

function change(next: Partial<Outbox>): void {
  outbox = { ...outbox, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The message on its way, and the fate of the last one. */
export const useOutbox = (): Outbox =>
  useSyncExternalStore(
    subscribe,
    () => outbox,
    () => atFirst,
  );

/** Sends the form’s entries, unless a message is on its way. @param search The query of the form’s address. */
export async function send(form: HTMLFormElement, search: string): Promise<void> {
  if (outbox.status === 'sending') return;
  const entries = entriesOf(form);
  change({ status: 'sending' });
  if (!(await sendMessage(new FormData(form)))) return change({ status: 'failed' });
  const receipt = { search, entries, received: Date.now() };
  forgetDraft(search, entries);
  keepReceipt(receipt);
  change({ status: 'sent', receipt });
  report(({ event }) => event('message_sent'));
}

/** Takes the notice of the last answer away. */
export const dismissNotice = (): void => {
  if (outbox.status !== 'sending') change({ status: 'idle' });
};

/** The receipt for this query’s form; after a reload, from sessionStorage. */
export function recallReceipt(search: string): Receipt | undefined {
  if (outbox.receipt?.search !== search) change({ receipt: readReceipt(search) });
  return outbox.receipt;
}
