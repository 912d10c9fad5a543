/** Errors show themselves on the page; only developers also read them in the console [LIM-01]. */
export function ignoreError(error: unknown) {
  if (import.meta.env.DEV) reportError(error)
}
