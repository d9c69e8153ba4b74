import type { Picture as Versions } from 'vite-imagetools';

/**
 * A photo in the sizes and formats that its import asks for (docs/recipes.md). Browsers take the one that fits.
 * @param width In CSS pixels, at its largest.
 * @param alt Empty if the text beside it says the same.
 */
export function Picture({
  image,
  width,
  height = (width * image.img.h) / image.img.w,
  alt,
  className,
}: {
  image: Versions;
  width: number;
  height?: number;
  alt: string;
  className?: string;
}) {
  return (
    // No box of its own, so that a photo and a drawing are laid out alike.
    <picture className="contents">
      {Object.entries(image.sources).map(([format, srcSet]) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet}
          sizes={`min(${width}px, 100vw)`}
          className="hidden"
        />
      ))}
      <img
        src={image.img.src}
        width={width}
        height={Math.round(height)}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
