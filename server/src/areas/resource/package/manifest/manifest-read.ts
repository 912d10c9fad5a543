import { createHash } from 'node:crypto'
import { type Manifest, manifest } from '@atrium/contract/resource/package'
import { validRange } from 'semver'
import { isObject, type JsonRecord, parseJson, step } from '../format/json.ts'
import { limits } from '../format/limits.ts'
import { textOf } from '../format/text.ts'
import { atPointer, inFile, type PackageReport, PackageUnreadable } from '../report.ts'

/** The parts of a manifest that were given and are sound. */
export type GivenManifest = { [Part in keyof Manifest]?: Manifest[Part] | undefined }

const path = 'manifest.json'

/** Reads `manifest.json`. An invalid part is left out and reported; the rest still helps its author. */
export function readManifest(files: Map<string, Buffer>, report: PackageReport): GivenManifest {
  const bytes = files.get(path)
  if (!bytes) return {}
  const root = read(bytes, report)
  if (!root) return {}
  const valid: JsonRecord = {}
  for (const [part, schema] of Object.entries(manifest.shape)) {
    if (root[part] === undefined) {
      if (part !== 'files' && !schema.safeParse(undefined).success)
        report.note('manifest.missing_part', {}, atPointer(path, step(part), part))
      continue
    }
    const read = schema.safeParse(root[part])
    if (read.success) valid[part] = read.data as JsonRecord[string]
    for (const issue of read.error?.issues.slice(0, 10) ?? [])
      report.wrong(
        'manifest.wrong_part',
        { part },
        atPointer(path, [part, ...issue.path.map(String)].map(step).join(''), root[part]),
      )
  }
  for (const part of Object.keys(root)
    .filter((key) => !(key in manifest.shape))
    .slice(0, 20))
    report.wrong('manifest.unknown_part', {}, atPointer(path, step(part), part))
  const sound: GivenManifest = valid
  checkRanges(sound, report)
  checkFiles(sound, files, report)
  return sound
}

function read(bytes: Buffer, report: PackageReport) {
  try {
    const root = parseJson(textOf(bytes, path, limits.text_bytes), path, 'manifest')
    if (isObject(root)) return root
    report.wrong('manifest.not_an_object', {}, inFile(path))
  } catch (error) {
    // The payload can be read without it, and the author should hear of both.
    if (!(error instanceof PackageUnreadable)) throw error
    report.wrong(error.message.replace(/^format\./, 'manifest.'), error.values, error.place)
  }
  return null
}

function checkRanges({ requires = [], dependsOn = [] }: GivenManifest, report: PackageReport) {
  for (const [part, list] of Object.entries({ requires, dependsOn }))
    for (const [index, { range }] of list.entries())
      if (validRange(range) === null)
        report.wrong('manifest.wrong_range', {}, atPointer(path, `/${part}/${index}/range`, range))
}

function checkFiles(
  { files: listed, entry, sample }: GivenManifest,
  files: Map<string, Buffer>,
  report: PackageReport,
) {
  for (const named of [entry, sample])
    if (named && !files.has(named)) report.wrong('manifest.file_missing', {}, inFile(path, named))
  if (!listed) return
  const known = new Map(listed.map((file) => [file.path, file]))
  for (const [index, file] of listed.entries()) {
    const bytes = files.get(file.path)
    const place = atPointer(path, `/files/${index}`, file.path)
    if (!bytes) report.wrong('manifest.file_missing', {}, place)
    else if (bytes.length !== file.size || sha256Of(bytes) !== file.sha256)
      report.wrong('manifest.wrong_hash', {}, place)
  }
  for (const name of files.keys())
    if (name !== path && !known.has(name)) report.wrong('manifest.file_not_listed', {}, inFile(name))
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
