/** The package describes only its whole build; the light one is the same without what our videos do not have. */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
