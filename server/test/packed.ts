import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** An archive of these entries, as somebody uploads it. */
export async function packed(entries: Record<string, string | Buffer>, compress = true): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(entries)) archive.addBuffer(Buffer.from(content), name, { compress })
  archive.end()
  return buffer(archive.outputStream)
}
