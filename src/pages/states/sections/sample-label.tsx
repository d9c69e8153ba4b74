/** Says at the head of a section that its person or its figures are samples: “Sample client”. */
export function SampleLabel({ text }: { text: string }) {
  return <p className="bdg bdg--f mb-4 w-fit text-ink">{text}</p>;
}
