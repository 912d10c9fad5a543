/** The tables of OpenCC as text, `發 发|髮 发|…`; the package describes only its converters. */
declare module 'opencc-js/dict/*' {
  const table: string
  export default table
}
