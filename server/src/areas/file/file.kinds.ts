import type { FileKind } from './file.blob.ts'

const zipped = 'application/vnd.openxmlformats-officedocument.'
const open = 'application/vnd.oasis.opendocument.'

/** What LibreOffice reads, and by which ending it knows it. */
export const officeEndings: Record<string, string> = {
  [`${zipped}wordprocessingml.document`]: 'docx',
  [`${zipped}spreadsheetml.sheet`]: 'xlsx',
  [`${zipped}presentationml.presentation`]: 'pptx',
  [`${open}text`]: 'odt',
  [`${open}text-flat-xml`]: 'fodt',
  [`${open}spreadsheet`]: 'ods',
  [`${open}presentation`]: 'odp',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/rtf': 'rtf',
}

/** What sharp decodes. SVG is drawn, never passed on. */
const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml']

/** The demuxer for each type: ffmpeg does not guess, so a playlist is never followed. */
export const videoFormats: Record<string, string> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-m4v': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/vnd.avi': 'avi',
  'video/mpeg': 'mpeg',
  'video/mp2t': 'mpegts',
  'video/x-flv': 'flv',
  'video/x-ms-asf': 'asf',
}

const texts = ['text/plain', 'text/csv', 'text/markdown']

/** Installers are programs or archives; anything that a browser or an office program opens is something else. */
const programs = [
  'application/zip',
  'application/gzip',
  'application/x-tar',
  'application/x-7z-compressed',
  'application/x-rar-compressed',
  'application/x-bzip2',
  'application/x-xz',
  'application/zstd',
  'application/x-msdownload',
  'application/x-msi',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-apple-diskimage',
  'application/x-deb',
  'application/x-rpm',
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/octet-stream',
]

const allowed: Record<FileKind, (content_type: string) => boolean> = {
  resource: () => true,
  document: (type) => type === 'application/pdf' || type in officeEndings || texts.includes(type),
  image: (type) => pictures.includes(type),
  video: (type) => type in videoFormats,
  installer: (type) => programs.includes(type),
  rows: (type) => type === `${zipped}spreadsheetml.sheet` || texts.includes(type),
}

export function fits(content_type: string | null, kind: FileKind): boolean {
  return content_type !== null && allowed[kind](content_type)
}

export function isPicture(content_type: string) {
  return pictures.includes(content_type)
}
