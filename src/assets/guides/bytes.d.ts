/** The size of a file (vite.config.ts). */
declare module '*?bytes' {
  const bytes: number;
  export default bytes;
}
