declare module '*.geojson' {
  /** Address of the file. */
  const url: string;
  export default url;
}
