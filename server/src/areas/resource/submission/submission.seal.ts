import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Manifest, manifest as manifestSchema, type TextPerLanguage } from '@atrium/contract/package'
import { ZipFile } from 'yazl'
import type { Signer } from '../../../platform/secret/signer.ts'

export interface PayloadFile {
  path: string
  content: Buffer
  /** What it is, in a few words. */
  about?: TextPerLanguage
}

/** A package as it is published: its manifest, signed, and the zip people get. */
export interface Sealed {
  manifest: Manifest
  /** The exact bytes that were signed, and that lie in the zip as `manifest.json`. */
  text: string
  signature: string
  key_id: string
  zip: Buffer
  sha256: Buffer
  files: { path: string; about: TextPerLanguage | null; size: number; sha256: string }[]
}

/** The same files and manifest always make the same bytes, whenever and wherever they are sealed. */
export async function sealPackage(
  signer: Signer,
  about: Omit<Manifest, 'manifestVersion' | 'files'>,
  payload: PayloadFile[],
): Promise<Sealed> {
  const sorted = payload.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const files = sorted.map(({ path, content, about = null }) => ({
    ...{ path, about, size: content.length },
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  const manifest = manifestSchema.parse({
    ...{ manifestVersion: 1, ...about },
    files: files.map(({ path, sha256, size }) => ({ path, sha256, size })),
  })
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const zip = await pack([{ path: 'manifest.json', content: Buffer.from(text) }, ...sorted])

  return {
    ...{ manifest, text, signature: signer.sign(text), key_id: signer.key_id, files },
    ...{ zip, sha256: createHash('sha256').update(zip).digest() },
  }
}

/** ZIP knows no earlier day; one day for all makes equal packages equal bytes. */
const mtime = new Date(1980, 0, 1)

function pack(files: PayloadFile[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { path, content } of files)
    zip.addBuffer(content, path, { mtime, mode: 0o100644, forceDosTimestamp: true })
  zip.end()
  return buffer(zip.outputStream)
}
