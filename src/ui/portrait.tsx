import type { Picture } from 'vite-imagetools';

/** Photos, cropped and resized by vite-imagetools: as wide as the largest frame, and twice that for dense screens. */
const photos = import.meta.glob<Picture>('../assets/portraits/*.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: { w: '272;544', aspect: '4:5', fit: 'cover', allowUpscale: 'true', format: 'avif;webp', as: 'picture' },
});

const photoOf = (name: string) =>
  Object.entries(photos).find(([file]) => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.')) === name)?.[1];

/**
 * A portrait at 4 to 5: the photo of that name in src/assets/portraits, or else the drawing in public/portraits.
 * @param name The file name without its extension.
 * @param width In CSS pixels, at its largest.
 * @param alt Empty where the person’s name is beside it.
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
  const photo = photoOf(name);
  const image = (
    <img
      className={className}
      src={photo ? photo.img.src : `/portraits/${name}.svg`}
      width={width}
      height={(width / 4) * 5}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
  if (!photo) return image;
  return (
    // Only the image has a box, so that photos and drawings have the same layout.
    <picture className="contents">
      {Object.entries(photo.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={`${width}px`} className="hidden" />
      ))}
      {image}
    </picture>
  );
}
