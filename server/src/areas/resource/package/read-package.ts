import { type Inside, inside as insideSchema } from '@atrium/contract/resource/inside'
import type { ResourceType } from '@atrium/contract/resource-types'
import { checkNames, type ReviewCheck } from '@atrium/contract/review/review'
import { aboutFile } from './about-file.ts'
import { readDocumentStyle } from './document-style/read-document-style.ts'
import { readDocumentTemplate } from './document-template/read-document-template.ts'
import { readFlow } from './flow/read-flow.ts'
import { readForm } from './form/read-form.ts'
import { readLogin } from './login/read-login.ts'
import { emptyManifest, fillManifest, type ManifestDraft } from './manifest/manifest-fill.ts'
import { sha256Of } from './manifest/manifest-read.ts'
import { type OpenPackage, openPackage, type PackageFile, type PackageInput } from './open-package.ts'
import { readPortal } from './portal/read-portal.ts'
import { inFile, PackageReport, PackageUnreadable } from './report.ts'
import { readSchedule } from './schedule/read-schedule.ts'
import { checkTranslations, type PackageContents, type PackageSource } from './source.ts'

const readers: Record<ResourceType, (source: PackageSource) => PackageContents | Promise<PackageContents>> = {
  form: readForm,
  flow: readFlow,
  login: readLogin,
  'document-template': readDocumentTemplate,
  'document-style': readDocumentStyle,
  schedule: readSchedule,
  portal: readPortal,
}

export interface PackageRead {
  /** Null when nothing could be recognised. */
  type: ResourceType | null
  manifest: ManifestDraft
  entry: string | null
  sample: string | null
  /** Null when the payload could not be read; the checks say why. */
  inside: Inside | null
  files: { path: string; about: string; size: number; sha256: string }[]
  checks: ReviewCheck[]
  /** The files as they are shipped, without the manifest: a flow that came without positions has some now. */
  payload: PackageFile[]
}

/** Inspects an upload. The result is always a report; nothing is thrown. */
export async function readPackage(input: PackageInput): Promise<PackageRead> {
  const report = new PackageReport()
  const opened = await guarded(report, input.file_name, () => openPackage(input, report))
  if (!opened) {
    const manifest = emptyManifest(input.file_name)
    return {
      type: null,
      manifest,
      entry: null,
      sample: null,
      inside: null,
      files: [],
      checks: report.checks,
      payload: [],
    }
  }
  const { type, entry, files, manifest: declared } = opened
  const found = await guarded(report, entry, () => readInside(opened, report))
  if (found?.entry_bytes) files.set(entry, found.entry_bytes)
  if (found) checkTranslations(report, found.labels)
  if (!report.has('format')) report.passed('format.passed')
  if (!report.has('manifest'))
    report.passed(Object.keys(declared).length > 0 ? 'manifest.passed' : 'manifest.filled_in')

  const payload = [...files].map(([path, bytes]) => ({ path, bytes }))
  const hashed = payload.map(({ path, bytes }) => ({ path, size: bytes.length, sha256: sha256Of(bytes) }))
  const manifest = fillManifest(input.file_name, opened, found, hashed)
  const { sample } = manifest
  return {
    type,
    manifest,
    entry,
    sample,
    inside: found?.inside ?? null,
    files: hashed.map((file) => ({ ...file, about: aboutFile(file.path, { type, entry, sample }) })),
    checks: inOrder(report.checks),
    payload,
  }
}

function inOrder(checks: ReviewCheck[]) {
  return checks.toSorted((a, b) => checkNames.indexOf(a.name) - checkNames.indexOf(b.name))
}

async function readInside({ type, entry, files }: OpenPackage, report: PackageReport): Promise<PackageContents> {
  const found = await readers[type]({ entry, files, report })
  // Validated against the contract, because readers work on hostile input.
  return { ...found, inside: insideSchema.parse(found.inside) }
}

/** A reader fails with a reason; an unexpected error is reported as unreadable. */
async function guarded<Result>(
  report: PackageReport,
  path: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PackageUnreadable) report.wrong(error.message, error.values, error.place)
    else report.wrong('format.unreadable', {}, inFile(path))
    return null
  }
}
