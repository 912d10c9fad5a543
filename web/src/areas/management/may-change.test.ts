import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { callsByNoun } from '@atrium/contract/calls'
import ts from 'typescript'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .map((file) => join(folder, file))
    .map((file) => [file, ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)]),
)
const access = new Map(
  Object.values(callsByNoun)
    .flat()
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.access]),
)

/** Shared components that ask before they draw what these attributes say. */
const askingComponents: Record<string, string[]> = {
  ReasonButton: ['run'],
  JoinButton: ['run'],
  RecordDrawer: ['save', 'danger'],
  ListScreen: ['bulk', 'rowMenu'],
  NameScreen: ['calls'],
}

/** Offered only to somebody who has just used what these undo: that asked. */
const undoing = ['takeBackApproval']

test('whatever writes in management asks first whether this person may change the page [ACC-18]', () => {
  const writing = [...sources.values()].flatMap((source) => nodesIn(source).filter(isWritingCall))

  const creating = [...sources.values()].flatMap((source) => nodesIn(source).filter(opensNew))

  expect(writing.length).toBeGreaterThan(100)
  expect(creating.length).toBeGreaterThan(1)
  expect(unaskedPaths([...writing, ...creating])).toEqual([])
})

test.each([
  'form/reason-button.tsx',
  'form/join-button.tsx',
  'form/record-drawer.tsx',
  'list/list-screen.tsx',
  'website/part.tsx',
])('the shared component in %s asks [ACC-18]', (file) => {
  const source = sources.get(join(folder, file))

  expect(source && nodesIn(source).some(asks)).toBe(true)
})

/** From each writing call up to the screen that shows it: those where nothing has asked, by their files and names. */
function unaskedPaths(writing: ts.Node[]): string[] {
  const unasked: string[] = []
  const seen = new Set<ts.Node>()
  const waiting = writing.map((node) => ({ node, path: node.getSourceFile().fileName.slice(folder.length + 1) }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const owner = unaskedOwner(next.node)
    if (owner === null || seen.has(owner) || undoing.includes(nameOf(owner) ?? '')) continue
    seen.add(owner)
    const path = `${next.path} > ${nameOf(owner) ?? 'file'}`
    const references = referencesTo(owner)
    if (references.length === 0) unasked.push(path)
    waiting.push(...references.map((node) => ({ node, path })))
  }
  return unasked.toSorted()
}

/** The function or list that a call stands in; null where something between them asks. */
function unaskedOwner(node: ts.Node): ts.Node | null {
  for (let one = node; one.parent; one = one.parent) {
    const { parent } = one
    if (ts.isJsxElement(parent) && parent.openingElement.tagName.getText() === 'MayChange') return null
    if (ts.isJsxAttribute(parent) && isAskingAttribute(parent)) return null
    if (isOwner(parent)) return nodesIn(parent).some(asks) ? null : parent
  }
  return node.getSourceFile()
}

function isOwner(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node)) return true
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return false
  const { initializer } = node
  return ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer) || isTopLevel(node)
}

function isTopLevel(node: ts.Node): boolean {
  return ts.isSourceFile(node.parent.parent.parent)
}

function isAskingAttribute(attribute: ts.JsxAttribute): boolean {
  const component = attribute.parent.parent.tagName.getText()
  return askingComponents[component]?.includes(attribute.name.getText()) === true
}

function asks(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'useMayChange'
}

function nameOf(owner: ts.Node): string | undefined {
  if (!ts.isFunctionDeclaration(owner) && !ts.isVariableDeclaration(owner)) return undefined
  return owner.name?.getText()
}

/** Where the function or list is used: in its own file, and in those that import it from there. */
function referencesTo(owner: ts.Node): ts.Node[] {
  const name = nameOf(owner)
  if (name === undefined) return []
  const own = owner.getSourceFile()
  const isShared = ts.isFunctionDeclaration(owner) ? ts.isSourceFile(owner.parent) : isTopLevel(owner)
  const files = isShared ? [own, ...[...sources.values()].filter((one) => importsFrom(one, own.fileName, name))] : [own]
  return files
    .flatMap(nodesIn)
    .filter((node) => ts.isIdentifier(node) && node.text === name && isUse(node))
    .filter((node) => !isWithin(node, owner))
}

function importsFrom(source: ts.SourceFile, file: string, name: string): boolean {
  return source.statements.some((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return false
    if (join(dirname(source.fileName), statement.moduleSpecifier.text) !== file) return false
    const { namedBindings } = statement.importClause ?? {}
    const isDefault = statement.importClause?.name?.text === name
    const isNamed =
      namedBindings && ts.isNamedImports(namedBindings) && namedBindings.elements.some((one) => one.name.text === name)
    return isDefault || isNamed === true
  })
}

function isUse({ parent }: ts.Node): boolean {
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isJsxClosingElement(parent)) return false
  return !ts.isTypeQueryNode(parent) && !ts.isFunctionDeclaration(parent) && !ts.isTypeReferenceNode(parent)
}

function isWithin(node: ts.Node, owner: ts.Node): boolean {
  return node.getSourceFile() === owner.getSourceFile() && node.pos >= owner.pos && node.end <= owner.end
}

/** Refused to somebody who may only look: whatever is not read, of the calls that belong to a screen. */
function isWritingCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'ask' || !node.arguments[1]) return false
  if (!importsAsk(node.getSourceFile())) return false
  return callsIn(node.arguments[1]).some((call) => {
    const given = access.get(call)
    return !call.startsWith('GET ') && (given === undefined || (given !== 'anyone' && isOfScreen(given)))
  })
}

function importsAsk(source: ts.SourceFile): boolean {
  return source.statements.some(
    (statement) => ts.isImportDeclaration(statement) && statement.getText().includes('/platform/api/ask.ts'),
  )
}

function isOfScreen(given: { screen?: unknown; screen_in_path?: unknown }): boolean {
  return given.screen !== undefined || given.screen_in_path !== undefined
}

/** `addressWith({ open: 'new' })`: the way to an empty form. */
function opensNew(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'addressWith') return false
  return /: 'new'/.test(node.arguments[0]?.getText() ?? '')
}

/** The calls that an expression can name; its own text where that cannot be known, which counts as writing. */
function callsIn(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text]
  if (ts.isConditionalExpression(expression)) return [expression.whenTrue, expression.whenFalse].flatMap(callsIn)
  if (ts.isAsExpression(expression)) {
    const { type } = expression
    return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
      ? [type.literal.text]
      : callsIn(expression.expression)
  }
  if (ts.isIdentifier(expression)) {
    const declared = nodesIn(expression.getSourceFile()).find(
      (node) => ts.isVariableDeclaration(node) && node.name.getText() === expression.text && node.initializer,
    ) as ts.VariableDeclaration | undefined
    return declared?.initializer ? callsIn(declared.initializer) : [expression.text]
  }
  if (ts.isTemplateExpression(expression)) {
    const parts = expression.templateSpans.map((span) => `${callsIn(span.expression)[0]}${span.literal.text}`)
    return [expression.head.text + parts.join('')]
  }
  return [expression.getText()]
}

const nodesOf = new WeakMap<ts.Node, ts.Node[]>()

function nodesIn(root: ts.Node): ts.Node[] {
  const known = nodesOf.get(root)
  if (known) return known
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node) => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(root)
  nodesOf.set(root, nodes)
  return nodes
}
