import type { CheckPlace, PackageReport } from '../report.ts'

/** A file of a login page while it is looked at. */
export interface InspectedFile {
  path: string
  text: string
  files: Map<string, Buffer>
  report: PackageReport
}

/**
 * An address within a page. It leads to a file of the package, to a place in the page, or holds a picture itself; anything
 * else would leave the sandbox.
 */
export function checkAddress(
  rawAddress: unknown,
  {
    path,
    place,
    files,
    report,
  }: { path: string; place: CheckPlace; files: Map<string, Buffer>; report: PackageReport },
) {
  if (typeof rawAddress !== 'string') return
  // Browsers drop blanks and line ends inside an address; so does this.
  const address = rawAddress.replace(/[\0-\x20]+/g, '')
  if (address === '' || address.startsWith('#') || /^data:(image|font)\//i.test(address)) return
  if (/^(javascript|vbscript|data|blob):/i.test(address)) report.wrong('format.script_address', {}, place)
  else if (/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address)) report.wrong('format.external_address', {}, place)
  else if (!files.has(resolved(path, address)))
    report.wrong('format.missing_file', { file: address.slice(0, 200) }, place)
}

export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/** Seen from the file it stands in; what begins with a slash begins at the top of the package. */
function resolved(path: string, address: string) {
  const [plain = ''] = address.split(/[?#]/)
  const parts: string[] = []
  for (const part of `${plain.startsWith('/') ? '' : folderOf(path)}${decoded(plain)}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function decoded(address: string) {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
