/** Says at the head of a section that its people or figures are samples: “Sample clients”. */
export function SampleLabel({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p
      className={`w-fit rounded-xs border border-ink bg-card px-2 py-1 font-semibold text-ink text-note leading-tight ${className}`.trimEnd()}
    >
      {text}
    </p>
  );
}
