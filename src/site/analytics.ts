import { analytics } from './settings.ts';

/** Under this name, the browser remembers what the visitor answered. */
const answerKey = 'analytics';

export type Answer = 'yes' | 'no';

/** On this page, where the browser may remember nothing. */
let answered: Answer | undefined;

/** The visitor's answer; undefined before there is one. A browser that remembers nothing is not asked again and again. */
export function readAnswer(): Answer | undefined {
  if (answered) return answered;
  try {
    return (localStorage.getItem(answerKey) as Answer | null) ?? undefined;
  } catch {
    return 'no';
  }
}

export function saveAnswer(answer: Answer): void {
  answered = answer;
  try {
    localStorage.setItem(answerKey, answer);
  } catch {
    // The browser’s storage is full. It asks again on the next page that is loaded.
  }
}

/** Whether visitors have to agree before anything of the service is loaded. */
export const asksFirst = analytics.service === 'ga4' && analytics.asksFirst;

/** One promise, so that the service hears everything in its order. */
let service: Promise<typeof import('./analytics-service.ts')> | undefined;

/**
 * Tells the analytics service something. Vite knows VITE_ANALYTICS when it builds the site: while it is unset, this does
 * nothing, and the service's code is not built.
 */
export function report(send: (service: typeof import('./analytics-service.ts')) => void): void {
  if (!import.meta.env.VITE_ANALYTICS || (asksFirst && readAnswer() !== 'yes')) return;
  // A visitor must not notice when a release has removed the file.
  service ??= import('./analytics-service.ts');
  service.then(send, () => {});
}
