import { createHash } from 'node:crypto'

export interface FileSums {
  file_name: string
  sha256: Buffer
  sm3: Buffer
}

export function sumsOf(content: Uint8Array): Pick<FileSums, 'sha256' | 'sm3'> {
  const digest = (algorithm: 'sha256' | 'sm3') => createHash(algorithm).update(content).digest()
  return { sha256: digest('sha256'), sm3: digest('sm3') }
}

/** As `cksum --check` and `sha256sum --check` read them: one text that both sums are in, always in the same order. */
export function sumsText(files: readonly FileSums[]): string {
  return files
    .toSorted((one, other) => (one.file_name < other.file_name ? -1 : 1))
    .map(
      ({ file_name, sha256, sm3 }) =>
        `SHA256 (${file_name}) = ${sha256.toString('hex')}\nSM3 (${file_name}) = ${sm3.toString('hex')}\n`,
    )
    .join('')
}
