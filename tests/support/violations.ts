import type { Page } from '@playwright/test';

/** Collects what the browser refused because of the policy, over all documents of the page. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${effectiveDirective} ${blockedURI} on ${documentURI}`,
      );
    });
  });
  return violations;
}
