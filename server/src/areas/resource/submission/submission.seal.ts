import { createHash } from 'node:crypto'
import { type Manifest, manifest as manifestSchema, type TextPerLanguage } from '@atrium/contract/package'
import type { Signer } from '../../../platform/secret/signer.ts'
import { makePackage, manifestText } from '../package/make-package.ts'
import type { PackageFile } from '../package/open-package.ts'
import { describeFile } from './submission.about.ts'

/** A package as it is published: its manifest, signed, and the zip people get. */
export interface SealedPackage {
  manifest: Manifest
  /** The exact bytes that were signed, and that lie in the zip as `manifest.json`. */
  text: string
  signature: string
  key_id: string
  zip: Buffer
  sha256: Buffer
  files: { path: string; about: TextPerLanguage; size: number; sha256: string }[]
}

/** The same files and manifest always make the same bytes, whenever and wherever they are sealed. */
export async function sealPackage(
  signer: Signer,
  fields: Omit<Manifest, 'manifestVersion' | 'files'>,
  payload: PackageFile[],
): Promise<SealedPackage> {
  const files = payload
    .map(({ path, bytes }) => ({ path, sha256: hashOf(bytes).toString('hex'), size: bytes.length }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const manifest = manifestSchema.parse({ manifestVersion: 1, ...fields, files })
  const text = manifestText(manifest)
  const zip = await makePackage(manifest, payload)

  return {
    manifest,
    text,
    signature: signer.sign(text),
    key_id: signer.key_id,
    zip,
    sha256: hashOf(zip),
    files: files.map((file) => ({ ...file, about: describeFile(file.path, manifest) })),
  }
}

function hashOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest()
}
