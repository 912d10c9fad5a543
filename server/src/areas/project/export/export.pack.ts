import { createHash } from 'node:crypto'
import type { Language } from '@atrium/contract/languages'
import { packZip, type ZipEntry } from '../../../platform/archive/pack.ts'
import { openSigner } from '../../../platform/secret/signer.ts'
import { sanitizeFileName } from '../../../platform/storage/attachment.ts'
import type { Platform } from '../../../platform.ts'
import type { ProjectContents } from '../project.read.ts'
import type { ProjectPart } from './export.closure.ts'
import { type ExportFormat, projectFile, signatureFile, sumsFile } from './export.format.ts'
import { type OwnReadMe, readMe } from './export.texts.ts'

/** A project, or a kit, which has neither files nor notes. */
type ExportContents = Pick<ProjectContents, 'closure' | 'files' | 'notes' | 'checks'> & {
  project: Pick<ProjectContents['project'], 'title' | 'summary'>
}

type ListedFile = ZipEntry & { sha256: string; size: number }

/** Everything that lies in the zip, under which name and with which sum, before anything is read from the store. */
export function layOut(
  { config }: Pick<Platform, 'config'>,
  contents: ExportContents,
  language: Language,
  own?: OwnReadMe,
) {
  const signer = openSigner(config.SIGNING_KEY)
  const { closure, files, notes, checks, project } = contents
  const taken = closure.parts.flatMap(({ id, content }) => (content ? [{ id, ...content }] : []))
  const digits = String(taken.length).length
  const paths = new Map(
    taken.map((part, place) => [part.id, `items/${String(place + 1).padStart(digits, '0')}-${plain(part.file_name)}`]),
  )
  const kept = files.flatMap(({ file_name, ready, sha256, size, object_key }, place) =>
    ready && sha256
      ? [{ name: file_name, path: `files/${place + 1}-${plain(file_name)}`, sha256, size, object_key }]
      : [],
  )

  const described: ExportFormat = {
    exportVersion: 1,
    portal: config.PUBLIC_ADDRESS,
    signedBy: signer.key_id,
    project: { title: project.title, summary: project.summary },
    items: closure.parts.map((part) => describe(part, paths.get(part.id))),
    missing: closure.missing,
    unfitting: closure.unfitting,
    circles: closure.circles.map((circle) => circle.map(({ title }) => title)),
    files: kept.map(({ object_key, ...file }) => file),
    notes: notes.map(({ title, body }) => ({ title, body })),
    checks: checks.map(({ text, done }) => ({ text, done })),
  }
  const listed: ListedFile[] = [
    listTextFile('README.md', readMe(language, described, own)),
    listTextFile(projectFile, `${JSON.stringify(described, null, 2)}\n`),
    ...notes.map(({ title, body }, place) =>
      listTextFile(`notes/${place + 1}-${plain(title)}.md`, `# ${title}\n\n${body}\n`),
    ),
    ...taken.map(({ id, ...content }) => ({ ...content, path: paths.get(id) ?? '' })),
    ...kept,
  ]
  const sums = listed.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('')
  return { listed, sums, signature: `${signer.sign(sums)}\n`, signer }
}

/** The signature is over the sums, the sums are over all the rest: `project.json` and the README among it. */
export function packExport(
  { storage }: Pick<Platform, 'storage'>,
  { listed, sums, signature }: Pick<ReturnType<typeof layOut>, 'listed' | 'sums' | 'signature'>,
  moment: string,
) {
  const [readme, ...rest] = listed
  const about = [
    { path: sumsFile, bytes: Buffer.from(sums) },
    { path: signatureFile, bytes: Buffer.from(signature) },
  ]
  return packZip(storage, [...(readme ? [readme] : []), ...about, ...rest], new Date(moment))
}

function describe(part: ProjectPart, path: string | undefined): ExportFormat['items'][number] {
  const { kind, slug, resource_type, title, version, state, licence, depends_on, because, content } = part
  return {
    kind,
    id: slug,
    type: resource_type,
    title,
    version,
    part: part.part,
    state,
    licence,
    dependsOn: depends_on,
    addedBecauseOf: because,
    content: content && path ? { path, sha256: content.sha256, size: content.size } : null,
  }
}

function listTextFile(path: string, text: string): ListedFile {
  const bytes = Buffer.from(text)
  return { path, bytes, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** A name every system takes, still to be read by people. */
function plain(name: string): string {
  return (
    [...sanitizeFileName(name).replace(/[<>:"|?*\s]+/g, '-')]
      .slice(0, 80)
      .join('')
      .replace(/^[-.]+|[-.]+$/g, '') || 'file'
  )
}
