/** What the build wrote for each preview, by type: scripts and style sheets. Empty in the browser and while developing. */
declare module 'virtual:stage-files' {
  const files: Partial<Record<string, string[]>>
  export default files
}
