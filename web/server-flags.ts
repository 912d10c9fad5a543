/**
 * For the Node process that runs `server.ts`. Drawing pages leaves much behind, and V8 would let the heap grow to four times
 * what is in use before it tidies up: ten thousand pages took 320 MB more in each process, with these flags 150.
 */
export const serverFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50']
