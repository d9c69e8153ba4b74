/** What an address such as `/contact?topic=…&email=…` asks to have filled in. */
export interface Prefill {
  email?: string;
  message?: string;
}

const longest = { topic: 200, email: 254 };

/** Control characters, line breaks, marks that turn text around, and what broken percent sequences decode to. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u;

/** One line of plain text; anything else, or too much of it, is no value at all. */
function line(value: string | null, most: number): string | undefined {
  const trimmed = value?.trim();
  return trimmed && trimmed.length <= most && !unprintable.test(trimmed) ? trimmed : undefined;
}

/**
 * Reads `topic`, which opens the message, and `email`. The values are a stranger's: they are put into the form as plain
 * text, before the visitor's eyes, and left out where they are malformed or too long.
 * @param search The address's query, with or without its question mark.
 */
export function readPrefill(search: string): Prefill {
  const query = new URLSearchParams(search);
  const topic = line(query.get('topic'), longest.topic);
  const email = line(query.get('email'), longest.email);
  return {
    ...(topic && { message: `I am writing about ${topic}.` }),
    ...(email && /^[^\s@]+@[^\s@]+$/.test(email) && { email }),
  };
}

/** Fills in what the visitor has not. */
export function applyPrefill(form: HTMLFormElement, values: Prefill): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value === '') {
      control.value = value;
    }
  }
}
