import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One to a line: what the published lists of cross-site scripting know, and what we thought of ourselves. */
export const published = read('published.txt')
export const own = read('own.txt')

function read(name: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) =>
    line.replace(/\\(u[\da-f]{4}|x[\da-f]{2}|[nt\\])/g, (_, mark: string) => characterOf(mark)),
  )
}

function characterOf(mark: string): string {
  const characters: Record<string, string> = { n: '\n', t: '\t', '\\': '\\' }
  return characters[mark] ?? String.fromCharCode(Number.parseInt(mark.slice(1), 16))
}
