// What an import of a picture with these words at its end is (docs/recipes.md).
declare module '*as=picture' {
  const versions: import('vite-imagetools').Picture;
  export default versions;
}
