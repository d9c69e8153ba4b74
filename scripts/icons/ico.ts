/** A square picture for a `.ico`, as a PNG, which every browser reads inside it. */
export interface IconImage {
  /** Edge in pixels, at most 256. */
  size: number;
  png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** Packs pictures into one `.ico`: a header, a directory entry for each, then the PNGs as they are. */
export function packIco(images: readonly IconImage[]): Buffer {
  const directory = Buffer.alloc(headerBytes + entryBytes * images.length);
  directory.writeUInt16LE(1, 2); // Type: icon.
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach(({ size, png }, index) => {
    const entry = headerBytes + entryBytes * index;
    // A byte cannot say 256; zero stands for it.
    directory.writeUInt8(size % 256, entry);
    directory.writeUInt8(size % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4); // Planes.
    directory.writeUInt16LE(32, entry + 6); // Bits per pixel.
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
