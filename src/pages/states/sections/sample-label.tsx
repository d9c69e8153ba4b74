/** Says at the head of a section that the person or the figures in it are samples. */
export function SampleLabel({ children }: { children: string }) {
  return <p className="bdg bdg--f mb-4 w-fit text-ink">{children}</p>;
}
