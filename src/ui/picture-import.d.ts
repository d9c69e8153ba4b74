// An import of a picture that ends with these words has this type (docs/recipes.md).
declare module '*as=picture' {
  const versions: import('vite-imagetools').Picture;
  export default versions;
}
