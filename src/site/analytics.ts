/**
 * Tells the analytics service something. Vite knows VITE_ANALYTICS when it builds the site: while it is unset, this does
 * nothing, and the service's code is not built.
 */
export function report(tell: (service: typeof import('./analytics-service.ts')) => void): void {
  // A visitor must not notice when a release has removed the file.
  if (import.meta.env.VITE_ANALYTICS) import('./analytics-service.ts').then(tell, () => {});
}
