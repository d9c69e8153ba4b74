// The files for Word and Excel that go with the guides: their addresses, as Vite gives those of PDF files.
declare module '*.docx' {
  const address: string;
  export default address;
}
declare module '*.xlsx' {
  const address: string;
  export default address;
}
