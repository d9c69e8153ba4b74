import type { Picture as Versions } from 'vite-imagetools';
import { Picture } from './picture.tsx';

/** Cropped and resized by vite-imagetools, at 1x and 2x of the largest frame. */
const photos = import.meta.glob<Versions>('../assets/portraits/*.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  caseSensitive: false, // Cameras write .JPG.
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
  const size = { width, height: (width / 4) * 5 };
  if (photo) return <Picture image={photo} {...size} alt={alt} className={className} />;
  return (
    <img className={className} src={`/portraits/${name}.svg`} {...size} alt={alt} loading="lazy" decoding="async" />
  );
}
