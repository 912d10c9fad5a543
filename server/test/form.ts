import { randomBytes } from 'node:crypto'

/** A form as a browser writes it: the fields first, the file last. */
export function formOf(fields: Record<string, string | number | boolean>, file: Uint8Array, after = '') {
  const boundary = `----atrium${randomBytes(12).toString('hex')}`
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="blob"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      file,
      Buffer.from(`\r\n${after.replaceAll('BOUNDARY', boundary)}--${boundary}--\r\n`),
    ]),
  }
}

/** The parts in the order given; the part named `file` carries the bytes. */
export function formInOrder(parts: readonly (readonly [name: string, value: string | Uint8Array])[]) {
  const boundary = `----atrium${randomBytes(12).toString('hex')}`
  const written = parts.flatMap(([name, value]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${name === 'file' ? '; filename="blob"' : ''}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
