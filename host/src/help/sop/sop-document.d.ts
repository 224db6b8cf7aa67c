/** The address of the PDF that the build makes of a document. */
declare module '*.sop.md' {
  const address: string;
  export default address;
}
