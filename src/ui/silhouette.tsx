import sprite, { outlines } from 'virtual:silhouettes';
import type { StateId } from '../lib/us-states.ts';

/**
 * A state's outline. Decorative: the state's name stands beside it. The page that a visit starts with holds the few that it
 * shows, and React leaves them there (ui/inline-svg.tsx); what the app renders takes them from the file of all fifty.
 */
export function Silhouette({ state }: { state: StateId }) {
  return (
    <svg
      className="sil"
      viewBox="0 0 120 96"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time by scripts/assets
      dangerouslySetInnerHTML={{ __html: outlines?.[state] ?? `<use href="${sprite}#${state}"/>` }}
    />
  );
}
