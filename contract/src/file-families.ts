/** What a file is, in words people know. */
type FileFamily =
  | 'windows_program'
  | 'linux_program'
  | 'program'
  | 'script'
  | 'word'
  | 'sheet'
  | 'slides'
  | 'pdf'
  | 'picture'
  | 'video'
  | 'archive'
  | 'text'

const zipped = 'application/vnd.openxmlformats-officedocument.'
const open = 'application/vnd.oasis.opendocument.'

const familyOfType: Record<string, FileFamily> = {
  'application/x-msdownload': 'windows_program',
  'application/x-ms-shortcut': 'windows_program',
  'application/x-elf': 'linux_program',
  'application/x-mach-binary': 'program',
  'application/java-vm': 'program',
  'application/wasm': 'program',
  'application/java-archive': 'program',
  'application/vnd.android.package-archive': 'program',
  'text/x-shellscript': 'script',
  'application/x-bat': 'script',
  [`${zipped}wordprocessingml.document`]: 'word',
  [`${open}text`]: 'word',
  'application/msword': 'word',
  'application/rtf': 'word',
  [`${zipped}spreadsheetml.sheet`]: 'sheet',
  [`${open}spreadsheet`]: 'sheet',
  'application/vnd.ms-excel': 'sheet',
  [`${zipped}presentationml.presentation`]: 'slides',
  [`${open}presentation`]: 'slides',
  'application/vnd.ms-powerpoint': 'slides',
  'application/pdf': 'pdf',
  'application/zip': 'archive',
  'application/gzip': 'archive',
  'application/x-tar': 'archive',
  'application/x-7z-compressed': 'archive',
  'application/x-rar-compressed': 'archive',
  'application/json': 'text',
  'application/xml': 'text',
  'application/xhtml+xml': 'text',
  'application/bpmn+xml': 'text',
}

const endings: Partial<Record<FileFamily, readonly string[]>> = {
  word: ['doc', 'dot', 'docx', 'dotx', 'odt', 'rtf'],
  sheet: ['xls', 'xlsx', 'xltx', 'ods'],
  slides: ['ppt', 'pptx', 'potx', 'odp'],
  pdf: ['pdf'],
  picture: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi'],
  archive: ['zip', '7z', 'rar', 'gz', 'tgz', 'tar'],
  text: ['txt', 'md', 'csv', 'json', 'xml', 'bpmn', 'ics', 'htm', 'html', 'css'],
}
const familyOfEnding = new Map(
  Object.entries(endings).flatMap(([family, all]) => all.map((ending) => [ending, family as FileFamily] as const)),
)

/** Office systems export pages and tables as text under these endings. */
const mayBeText: ReadonlySet<string> = new Set(['doc', 'dot', 'rtf', 'xls', 'ppt'])
const office: ReadonlySet<FileFamily> = new Set(['word', 'sheet', 'slides'])
/** Archives with a manifest of their own. */
const packed: ReadonlySet<string> = new Set(['application/java-archive', 'application/vnd.android.package-archive'])

interface FileMismatch {
  named: FileFamily
  found: FileFamily
}

/** How the name contradicts the content; null where they agree, or where one of them promises nothing. */
export function findMismatch(file_name: string, content_type: string | null): FileMismatch | null {
  const ending = /\.([^.]+)$/.exec(file_name)?.[1]?.toLowerCase() ?? ''
  const named = familyOfEnding.get(ending)
  const found = content_type === null ? undefined : familyOf(content_type)
  if (!named || !found || named === found) return null

  // A damaged document may be recognised only as the archive it is.
  const isZip = content_type === 'application/zip' && office.has(named)
  const isContainer = named === 'archive' && (office.has(found) || packed.has(content_type ?? ''))
  const isText = found === 'text' && mayBeText.has(ending)
  const isReadable = named === 'text' && (found === 'script' || content_type === 'image/svg+xml')
  return isZip || isContainer || isText || isReadable ? null : { named, found }
}

function familyOf(content_type: string): FileFamily | undefined {
  if (content_type.startsWith('image/')) return 'picture'
  if (content_type.startsWith('video/')) return 'video'
  return familyOfType[content_type] ?? (content_type.startsWith('text/') ? 'text' : undefined)
}
