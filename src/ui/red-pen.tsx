/** A passage that a checker struck out. */
export const Cut = ({ children }: { children: string }) => (
  <del className="text-ink-2 decoration-2 decoration-action">{children}</del>
);

/** The checker’s correction. */
export const Added = ({ children }: { children: string }) => (
  <ins className="font-semibold text-action no-underline">{children}</ins>
);
