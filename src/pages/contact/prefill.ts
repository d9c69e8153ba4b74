import type { FieldName } from './send-message.ts';

/** What the form has filled in when it opens. */
type Prefill = Partial<Record<FieldName, string | undefined>>;

const longestTopic = 200;

/**
 * Control characters, line breaks, marks that reverse the direction of text, and what broken percent sequences decode to.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u;

/**
 * Reads what an address such as `/contact?topic=…` says the message is about. The topic is a stranger's: it is put into the
 * form as plain text, before the visitor's eyes, and left out where it is malformed or too long.
 * @param search The address's query, with or without its question mark.
 * @returns How the message opens. A topic that ends a sentence, or asks for a list, keeps its own mark.
 */
export function openingOf(search: string): string | undefined {
  const topic = new URLSearchParams(search).get('topic')?.trim();
  if (!topic || topic.length > longestTopic || unprintable.test(topic)) return undefined;
  return `I am writing about ${topic}${/[.:?!]$/.test(topic) ? '' : '.'}`;
}

/** Fills in what the visitor has not. */
export function applyPrefill(form: HTMLFormElement, values: Prefill): void {
  for (const [name, value = ''] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value === '') {
      control.value = value;
    }
  }
}
