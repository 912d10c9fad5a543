import { isResourceType, type ResourceType } from '@atrium/contract/resource-types'
import { inMegabytes, limits } from './format/limits.ts'
import type { ZipArchive } from './format/unzip.ts'
import { looksZipped, openArchive } from './format/unzip.ts'
import { type GivenManifest, readManifest } from './manifest/manifest-read.ts'
import { entryName, recogniseName, recogniseText } from './recognise.ts'
import { inFile, type PackageReport, PackageUnreadable } from './report.ts'

/** By the names that packages use. What binds others comes before what is bound: a flow before its form and its document. */
const conventional: [pattern: RegExp, type: ResourceType][] = [
  [/^flow\.(bpmn|xml)$/, 'flow'],
  [/^index\.html?$/, 'login'],
  [/^portal\.json$/, 'portal'],
  [/^form\.json$/, 'form'],
  [/^document\.(docx|dotx|odt|ott)$/, 'document-template'],
  [/^schedule\.ics$/, 'schedule'],
  [/^styles\.(dotx|docx|css)$/, 'document-style'],
  [/^tokens\.json$/, 'document-style'],
]

/** Which type a package is of when it holds payloads of several: the lowest. */
const precedence: Record<ResourceType, number> = {
  flow: 1,
  login: 2,
  portal: 3,
  schedule: 4,
  'document-template': 5,
  form: 6,
  'document-style': 7,
}

const beside = /(^|\/)(manifest|login|variables|sample|package|tokens)\.json$/

export interface PackageFile {
  path: string
  bytes: Buffer
}

/** Either an upload, or files by their paths. */
export type PackageInput = {
  file_name: string
  /** Where the content alone does not say: a .docx may be a template or a style. */
  resource_type?: ResourceType | undefined
} & ({ bytes: Buffer } | { entries: PackageFile[] })

export interface OpenPackage {
  type: ResourceType
  entry: string
  files: Map<string, Buffer>
  manifest: GivenManifest
}

/** Left behind by desktops when they pack a folder. */
const litter = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i
const oldOffice = 'd0cf11e0a1b11ae1'
const longestPath = 200

/** The files of a package, which of them is the payload, and what it is. */
export async function openPackage(input: PackageInput, report: PackageReport): Promise<OpenPackage> {
  const { file_name, resource_type } = input
  if ('entries' in input) return choose(new Map(input.entries.map(({ path, bytes }) => [path, bytes])), input, report)
  const { bytes } = input
  if (bytes.length === 0) throw new PackageUnreadable('format.empty', {}, inFile(file_name))
  if (bytes.length > limits.package_bytes)
    throw new PackageUnreadable('format.too_large', { megabytes: inMegabytes(limits.package_bytes) }, inFile(file_name))
  if (bytes.subarray(0, 8).toString('hex') === oldOffice)
    throw new PackageUnreadable('format.old_office', {}, inFile(file_name))
  if (!looksZipped(bytes)) return bare(recogniseText(bytes))

  const archive = await openArchive(bytes, file_name, 3_000)
  if (looksLikeOffice(archive)) return bare(await recogniseOffice(archive, file_name))
  return choose(await readFiles(archive, file_name), input, report)

  /** A payload by itself, under the name it has in a package. */
  function bare(recognised: ResourceType | null): OpenPackage {
    const documents: ResourceType[] = ['document-template', 'document-style']
    const either = looksZipped(bytes) && resource_type && documents.includes(resource_type)
    const found = either ? resource_type : (recognised ?? recogniseName(file_name) ?? resource_type)
    if (!found) throw new PackageUnreadable('format.not_recognised', {}, inFile(file_name))
    if (resource_type && found !== resource_type)
      report.wrong('format.wrong_type', { expected: resource_type, found }, inFile(file_name))
    const entry = entryName(found, file_name)
    return { type: found, entry, files: new Map([[entry, bytes]]), manifest: {} }
  }
}

/** The files of a zipped package by their paths, the manifest among them. */
export async function unpack(bytes: Buffer, file_name: string): Promise<Map<string, Buffer>> {
  return readFiles(await openArchive(bytes, file_name, 3_000), file_name)
}

async function readFiles(archive: ZipArchive, file_name: string): Promise<Map<string, Buffer>> {
  const kept = archive.names.filter((name) => !litter.test(name))
  if (kept.length > limits.files)
    throw new PackageUnreadable('format.too_many_files', { most: limits.files }, inFile(file_name))
  return unfolded(await archive.read((name) => kept.includes(name), limits.unpacked_bytes))
}

function choose(
  files: Map<string, Buffer>,
  { file_name, resource_type }: Pick<PackageInput, 'file_name' | 'resource_type'>,
  report: PackageReport,
): OpenPackage {
  const manifest = readManifest(files, report)
  files.delete('manifest.json')
  for (const path of files.keys())
    if (path.length > longestPath)
      throw new PackageUnreadable('format.path_too_long', { most: longestPath }, inFile(path))
  const { type, entry } = manifest
  if (type && entry && files.has(entry)) return describePackage({ type, entry })
  const wanted = isResourceType(type) ? type : resource_type
  const found = findEntry(files, wanted) ?? findEntry(files)
  if (!found) throw new PackageUnreadable('format.nothing_inside', {}, inFile(file_name))
  return describePackage(found)

  function describePackage(chosen: { type: ResourceType; entry: string }): OpenPackage {
    const expected = resource_type ?? type
    if (expected && expected !== chosen.type)
      report.wrong('format.wrong_type', { expected, found: chosen.type }, inFile(chosen.entry))
    return { ...chosen, files, manifest }
  }
}

/** A folder that was packed as a whole: its files stand where the package begins. */
function unfolded(files: Map<string, Buffer>) {
  const [first = ''] = files.keys()
  const folder = first.slice(0, first.indexOf('/') + 1)
  if (folder === '' || [...files.keys()].some((path) => !path.startsWith(folder))) return files
  return new Map([...files].map(([path, bytes]) => [path.slice(folder.length), bytes]))
}

/** Which file of a package the preview opens, by its name, else by what it holds. */
function findEntry(files: Map<string, Buffer>, wanted?: ResourceType): { type: ResourceType; entry: string } | null {
  const suits = (type: ResourceType | null): type is ResourceType => type !== null && (!wanted || type === wanted)
  for (const [pattern, type] of conventional)
    for (const entry of files.keys()) if (pattern.test(entry) && suits(type)) return { type, entry }

  const candidates = [...files]
    .filter(([path]) => !path.includes('/') && !beside.test(path))
    .flatMap(([entry, bytes]) => {
      const type = looksZipped(bytes) ? recogniseName(entry) : (recogniseText(bytes) ?? sheet(entry))
      return suits(type) ? [{ type, entry }] : []
    })
  return candidates.toSorted((one, other) => precedence[one.type] - precedence[other.type])[0] ?? null
}

function sheet(entry: string): ResourceType | null {
  return entry.endsWith('.css') ? 'document-style' : null
}

function looksLikeOffice({ names }: ZipArchive): boolean {
  return names.includes('[Content_Types].xml') || (names.includes('mimetype') && names.includes('content.xml'))
}

/** A document with placeholders is a template for documents; one without, made as a template, carries styles. */
async function recogniseOffice(archive: ZipArchive, file_name: string): Promise<ResourceType> {
  const main = ['word/document.xml', 'content.xml']
  const parts = await archive.read((name) => main.includes(name), limits.part_bytes)
  const text = [...parts.values()].map((part) => part.toString().replace(/<[^>]*>/g, '')).join('')
  if (/\{[^{}]{1,100}\}/.test(text)) return 'document-template'
  return /\.(dotx|ott)$/i.test(file_name) ? 'document-style' : 'document-template'
}
