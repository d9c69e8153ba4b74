/** Says at the head of a section that its people or figures are samples: “Sample clients”. */
export function SampleLabel({ children, className = '' }: { children: string; className?: string }) {
  return <p className={`bdg bdg--f w-fit text-ink ${className}`.trimEnd()}>{children}</p>;
}
