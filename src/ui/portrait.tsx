/**
 * A drawn portrait from public/portraits, at 4 to 5.
 * @param name The drawing's file name, without its extension.
 * @param width In CSS pixels, at its largest.
 * @param alt What the drawing shows; empty where the person's name stands beside it.
 */
export function Portrait({
  name,
  width,
  alt,
  className,
}: {
  name: string;
  width: number;
  alt: string;
  className?: string;
}) {
  return (
    <img
      className={className}
      src={`/portraits/${name}.svg`}
      width={width}
      height={(width / 4) * 5}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
