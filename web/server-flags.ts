/**
 * For the Node process that runs `server.ts`. Drawing pages leaves much behind, and V8 would let the heap grow to four times
 * what is in use before it tidies up: ten thousand pages took 320 MB more in each process, with these flags 150. A heap beyond the
 * limit ends the process.
 */
export function serverFlags(limitMegabytes: number): string[] {
  return ['--max-semi-space-size=16', '--heap-growing-percent=50', `--max-old-space-size=${limitMegabytes}`]
}
