import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Which rows of docs/specification.md have a test that proves them. Test titles name the rows in square brackets.
 * A given row counts only with a browser journey on a page that exists in production: e2e/journey.ts fails a journey
 * that names a row and opens the demo area.
 */
const rowPattern = /^\| ([A-Z0-9]+-\d+[a-z]?) \|.*?\|?([^|]*) \|$/gm

const rows = new Map<string, 'given' | 'decided'>()
for (const [, id = '', kind = ''] of readFileSync('docs/specification.md', 'utf8').matchAll(rowPattern))
  rows.set(id, kind.trim() === 'decided' ? 'decided' : 'given')

const files = globSync(['{contract,server,web,content,scripts}/**/*.test.{ts,tsx}', '{e2e,drill}/**/*.ts'], {
  exclude: (path) => path.includes('node_modules'),
})
const claims = files.flatMap(claimsIn)

const unknown = claims.filter(({ id }) => !rows.has(id))
for (const { id, file, title } of unknown) console.error(`unknown row ${id}: ${file}: ${title}`)

const missing = [...rows].filter(([id, kind]) => !claims.some((claim) => claim.id === id && proves(claim, kind)))
for (const [id, kind] of missing) {
  const others = new Set(claims.filter((claim) => claim.id === id).map(({ file }) => file))
  const found = others.size > 0 ? `only by ${[...others].join(', ')}` : 'by no test'
  console.error(kind === 'given' ? `${id} needs a journey on a real page; named ${found}` : `${id} is named ${found}`)
}

const given = [...rows.values()].filter((kind) => kind === 'given').length
console.log(`spec: ${rows.size - missing.length} of ${rows.size} rows proved (${given} given, on real pages)`)
if (unknown.length > 0 || missing.length > 0) process.exit(1)

interface Claim {
  id: string
  title: string
  file: string
}

function proves({ file }: Claim, kind: 'given' | 'decided'): boolean {
  return kind === 'decided' || file.startsWith('e2e/journeys/')
}

/** Every test of a file with the ids in its own title and in the titles of the groups around it. */
function claimsIn(file: string): Claim[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Claim[] = []
  visit(source, '')
  return found

  function visit(node: ts.Node, groups: string) {
    const title = titleOf(node)
    if (title !== undefined && !isGroup(node)) {
      for (const id of idsIn(`${groups} ${title}`)) found.push({ id, title, file })
    } else {
      ts.forEachChild(node, (child) => visit(child, title === undefined ? groups : `${groups} ${title}`))
    }
  }
}

/** The title of `test('…')`, `test.describe('…')`, `journey('…')` or `test.for(table)('…')`. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return
  const [first] = node.arguments
  if (!first || !(ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))) return
  if (/^(test|it|describe|journey)\b/.test(node.expression.getText())) return first.getText().slice(1, -1)
}

function isGroup(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^(test\.)?describe\b/.test(node.expression.getText())
}

function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) => inside.match(/[A-Z0-9]+-\d+[a-z]?\b/g) ?? [])
}
