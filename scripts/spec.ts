import { globSync, readFileSync } from 'node:fs'

/**
 * Which rows of the specification a test proves: `docs/specification.md` names the rows, test titles name what they
 * prove in square brackets. An id that no row has is a mistake and fails.
 */
const rows = new Set(readFileSync('docs/specification.md', 'utf8').match(/(?<=^\| )[A-Z0-9]+-\d+(?= \|)/gm))

const proved = new Map<string, string[]>()
for (const file of globSync(['{contract,server,web,content,scripts}/**/*.test.{ts,tsx}', '{e2e,drill}/**/*.ts'], {
  exclude: (path) => path.includes('node_modules'),
})) {
  for (const id of titles(readFileSync(file, 'utf8')).flatMap(idsIn)) {
    proved.set(id, [...(proved.get(id) ?? []), file])
  }
}

const unknown = [...proved].filter(([id]) => !rows.has(id))
for (const [id, files] of unknown) console.error(`unknown row ${id} in ${files.join(', ')}`)

const open = [...rows].filter((id) => !proved.has(id))
console.log(`not yet proved: ${open.join(' ')}`)
console.log(`spec: ${rows.size - open.length} of ${rows.size} rows proved`)
if (unknown.length > 0) process.exit(1)

/** `test('…')`, `journey('…')`, `test.describe('…')` and, after its table, `test.each([…])('…')`. */
function titles(source: string): string[] {
  const places = /(?:\b(?:test|it|describe|journey)(?:\.\w+)*|[\]`]\))\(\s*(['"`])(.*?)\1/gs
  return [...source.matchAll(places)].map(([, , title = '']) => title)
}

function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) => inside.match(/[A-Z0-9]+-\d+/g) ?? [])
}
