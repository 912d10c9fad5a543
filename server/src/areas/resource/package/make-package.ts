import { buffer } from 'node:stream/consumers'
import type { Manifest } from '@atrium/contract/resource/package'
import { ZipFile } from 'yazl'
import type { PackageFile } from './open-package.ts'

/** The moment every file of a package bears: the same manifest and files always make the same bytes. */
const moment = new Date('2026-01-01T00:00:00Z')

/** The package that people download: `manifest.json` first, then the payload in the order of its paths. */
export async function makePackage(manifest: Manifest, files: PackageFile[]): Promise<Buffer> {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return packFiles([{ path: 'manifest.json', bytes: Buffer.from(manifestText(manifest)) }, ...sorted])
}

/** A zip of these files in their order. */
export async function packFiles(files: PackageFile[]): Promise<Buffer> {
  const archive = new ZipFile()
  const options = { mtime: moment, mode: 0o100644, compress: true, forceDosTimestamp: true }
  for (const { path, bytes } of files) archive.addBuffer(bytes, path, options)
  archive.end()
  return buffer(archive.outputStream)
}

/** The text that is signed and stands in the package: names sorted, two blanks, one line end. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(sorted(manifest), null, 2)}\n`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]))
}
