/**
 * What the build wrote for parts of pages that are loaded late: scripts and style sheets of each preview, by type, and of the
 * sections of the home page. Empty in the browser and while developing.
 */
declare module 'virtual:late-files' {
  const files: Partial<Record<string, string[]>>
  export default files
}
