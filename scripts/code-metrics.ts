/**
 * npm run metrics [-- FOLDER] [--list KIND]: counts what makes code hard to find and read, in this tree or another one.
 *   --list single-use | vocabulary | types | effects   prints the places behind a figure
 * The words that count as vocabulary are those of the table 'Words we do not use' in CONTRIBUTING.md.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { findFetchingEffects } from './fetching-effects.ts'

const { values, positionals } = parseArgs({ options: { list: { type: 'string' } }, allowPositionals: true })
const root = resolve(positionals[0] ?? join(import.meta.dirname, '..'))
const glossary = readFileSync(join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8')

const smallFile = 40
const { words, typeNames } = unwantedWords(glossary)
const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && existsSync(join(root, path)))
const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

const sources = new Map(
  [...files].map(([path, text]) => [path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)]),
)

const found = {
  vocabulary: [] as string[],
  types: [] as string[],
  'single-use': [] as string[],
  effects: findFetchingEffects(sources),
}
const types = new Map<string, string[]>()
const importers = new Map<string, Set<string>>()
let literalSpreads = 0
let restTuples = 0

for (const [path, source] of sources) {
  noteOldWords(path, basename(path).replace(/\.[a-z.]+$/, ''), 'file')
  visit(path, source)
}
for (const [name, places] of types) if (places.length > 1) found.types.push(`${name}: ${places.join(', ')}`)
for (const path of paths) if (isSingleUse(path)) found['single-use'].push(path)

if (values.list) console.info((found[values.list as keyof typeof found] ?? []).join('\n'))
else {
  const lines = [...files.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0)
  const figures = {
    'TypeScript files': files.size,
    'lines of TypeScript': lines,
    [`files of at most ${smallFile} lines with one importer, in its folder`]: found['single-use'].length,
    'literal spreads': literalSpreads,
    'rest tuples': restTuples,
    'components that fetch in an effect': found.effects.length,
    'type names declared more than once': found.types.length,
    'names, log messages and error texts in old vocabulary': found.vocabulary.length,
  }
  for (const [name, figure] of Object.entries(figures)) console.info(`${String(figure).padStart(8)}  ${name}`)
}

function visit(path: string, node: ts.Node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) noteImport(path, node.moduleSpecifier)
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    noteImport(path, node.arguments[0])
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) noteType(path, node)
  if (isLiteralSpread(node)) literalSpreads += 1
  if (ts.isParameter(node) && node.dotDotDotToken && node.type && ts.isTupleTypeNode(node.type)) restTuples += 1

  const name = declaredName(node)
  if (name) noteOldWords(path, name, 'name')
  if (ts.isStringLiteralLike(node) && isMessage(node)) noteOldWords(path, node.text, 'text')
  ts.forEachChild(node, (child) => visit(path, child))
}

function noteType(path: string, node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration) {
  if (isAugmentation(node)) return
  const { text } = node.name
  types.set(text, [...(types.get(text) ?? []), path])
  if (typeNames.has(text)) found.vocabulary.push(`${path}: type ${text}`)
}

/** `declare module 'fastify' { interface FastifyRequest … }` adds to a type of another package, under that package's name. */
function isAugmentation(node: ts.Node): boolean {
  return ts.isModuleBlock(node.parent) && ts.isStringLiteral(node.parent.parent.name)
}

function isLiteralSpread(node: ts.Node): boolean {
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) return ts.isObjectLiteralExpression(node.expression)
  return ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression)
}

function declaredName(node: ts.Node): string | null {
  const declares =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node)
  return declares && node.name && ts.isIdentifier(node.name) ? node.name.text : null
}

/** What an operator reads: the message of a log call, or of an error. */
function isMessage(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isNewExpression(parent)) return /Error$/.test(parent.expression.getText())
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false
  const { expression, name } = parent.expression
  return /\blog$/.test(expression.getText()) && /^(debug|info|warn|error|fatal)$/.test(name.text)
}

function noteOldWords(path: string, text: string, kind: string) {
  const parts = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  if (parts.some((part) => words.has(part))) found.vocabulary.push(`${path}: ${kind} ${text}`)
}

function noteImport(path: string, specifier: ts.Node | undefined) {
  if (!specifier || !ts.isStringLiteral(specifier)) return
  const target = specifier.text.startsWith('.')
    ? join(dirname(path), specifier.text)
    : specifier.text.replace(/^@atrium\/(contract|server|content)\/(.*)$/, '$1/src/$2.ts')
  importers.set(target, (importers.get(target) ?? new Set()).add(path))
}

/** Routes, workers and lazily loaded parts are files of their own by necessity; a file's own test does not count as an importer. */
function isSingleUse(path: string): boolean {
  if (/\.(test|spec|worker)\.tsx?$|\.config\.ts$/.test(path)) return false
  const text = files.get(path) ?? ''
  const users = [...(importers.get(path) ?? [])].filter((user) => user !== path.replace(/(\.tsx?)$/, '.test$1'))
  const [user] = users
  if (!user || users.length > 1 || text.split('\n').length - 1 > smallFile) return false
  const isLazy = new RegExp(`import\\(\\s*['"]\\./${basename(path)}['"]`).test(files.get(user) ?? '')
  return dirname(user) === dirname(path) && !isLazy
}

/** The first column of the table holds words, and type names in `code`. */
function unwantedWords(text: string) {
  const table = text.slice(text.indexOf('Words we do not use')).split(/\n## /)[0] ?? ''
  const cells = table.split('\n').flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1] ?? [])
  const entries = cells.slice(2).flatMap((cell) => cell.split(',').map((word) => word.trim()))
  return {
    words: new Set(entries.filter((word) => !word.startsWith('`'))),
    typeNames: new Set(entries.filter((word) => word.startsWith('`')).map((word) => word.replaceAll('`', ''))),
  }
}
