import { posix } from 'node:path'
import type { TextPassage } from '../../../review/review.private-data.ts'
import { openArchive } from '../../package/format/unzip.ts'
import type { PackageFile } from '../../package/open-package.ts'

const texts = new Set(['.bpmn', '.xml', '.html', '.htm', '.css', '.js', '.mjs', '.svg', '.ics', '.md', '.txt', '.csv'])
const documents: Record<string, RegExp> = {
  '.docx': /^word\/(?:document|header\d*|footer\d*|comments|footnotes)\.xml$/,
  '.dotx': /^word\/(?:document|header\d*|footer\d*|comments|footnotes)\.xml$/,
  '.odt': /^(?:content|styles)\.xml$/,
}
const largestDocument = 32 * 1024 * 1024

/** Everything in a package that people read, piece by piece. */
export async function passagesIn(files: PackageFile[]): Promise<TextPassage[]> {
  const found: TextPassage[] = []
  for (const { path, bytes } of files) {
    const ending = posix.extname(path).toLowerCase()
    const parts = documents[ending]
    if (ending === '.json') found.push(...ofJson(path, bytes.toString()))
    else if (texts.has(ending)) found.push(...ofLines(path, bytes.toString().split('\n')))
    else if (parts) found.push(...ofLines(path, await paragraphsIn(path, bytes, parts)))
  }
  return found
}

function ofLines(path: string, lines: string[]): TextPassage[] {
  return lines.flatMap((text, index) => (text.trim() === '' ? [] : [{ path, at: String(index + 1), text }]))
}

/** Invalid JSON is reported by the format check; here its lines are enough. */
function ofJson(path: string, content: string): TextPassage[] {
  try {
    return [...walk(JSON.parse(content), '', '')]
  } catch {
    return ofLines(path, content.split('\n'))
  }

  function* walk(value: unknown, at: string, name: string): Generator<TextPassage> {
    if (typeof value === 'string' || typeof value === 'number') yield { path, at, text: named(name, value) }
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        const step = key.replaceAll('~', '~0').replaceAll('/', '~1')
        yield* walk(inner, `${at}/${step}`, Array.isArray(value) ? name : key)
      }
    }
  }
}

/** With its name before it: eight letters are a password only if they are named so. */
function named(name: string, value: string | number) {
  return name === '' ? String(value) : `${name}: ${value}`
}

async function paragraphsIn(path: string, bytes: Buffer, parts: RegExp): Promise<string[]> {
  const archive = await openArchive(bytes, path, 5_000).catch(() => null)
  const found = await archive?.read((name) => parts.test(name), largestDocument).catch(() => null)
  return [...(found?.values() ?? [])].flatMap((part) =>
    part
      .toString()
      .split(/<\/(?:w:p|text:p|text:h)>/)
      .map((paragraph) => unescaped(paragraph.replace(/<[^>]{0,4000}>/g, ''))),
  )
}

function unescaped(text: string) {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
