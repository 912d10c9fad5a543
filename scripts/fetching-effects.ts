import { dirname, join } from 'node:path'
import ts from 'typescript'

const apiCall = /^(ask|askConfirmed|askSolving|settleCall|settleSubjectCall|fetch)$/
const stateSetter = /^set(?!Timeout$|Interval$)[A-Z]/

const exceptions = [
  // The query hook itself.
  'web/src/platform/api/use-query.ts',
  // Holds an open document, which reports its progress and has to be closed: more than an answer.
  'web/src/areas/pdf-view/use-document.ts',
]

interface WebModule {
  path: string
  source: ts.SourceFile
  functions: Map<string, ts.Node>
  /** Local name to `path name` of what is imported. */
  imports: Map<string, string>
}

/**
 * Effects of the web that make an API call and set state, as `path:line`. The effect's own code counts, and that of the
 * functions in its file which it calls. A function the component is given as a parameter counts as an API call if its
 * promise is waited for.
 */
export function findFetchingEffects(sources: Map<string, ts.SourceFile>): string[] {
  const modules = [...sources]
    .filter(([path]) => path.startsWith('web/src/') && !/\.test\.tsx?$/.test(path) && !exceptions.includes(path))
    .map(([path, source]) => readModule(path, source))
  const apiFunctions = findApiFunctions(modules)

  return modules.flatMap((module) =>
    findCalls(module.source, 'useEffect').flatMap(({ arguments: [effect] }) => {
      if (!effect) return []
      const called = [...module.functions].filter(([name]) => findCalls(effect, name).length > 0)
      const parts = [effect, ...called.map(([, body]) => body)]
      const isFetching = parts.some((part) => fetches(part, module, apiFunctions) || awaitsParameter(part))
      if (!isFetching || !parts.some(setsState)) return []
      const { line } = module.source.getLineAndCharacterOfPosition(effect.getStart())
      return `${module.path}:${line + 1}`
    }),
  )
}

function readModule(path: string, source: ts.SourceFile): WebModule {
  const module: WebModule = { path, source, functions: new Map(), imports: new Map() }
  for (const node of nodesIn(source)) {
    if (ts.isFunctionDeclaration(node) && node.name) module.functions.set(node.name.text, node)
    if (ts.isVariableDeclaration(node)) readVariable(node, module.functions)
    if (ts.isImportSpecifier(node)) {
      const from = node.parent.parent.parent.moduleSpecifier as ts.StringLiteral
      module.imports.set(node.name.text, `${join(dirname(path), from.text)} ${(node.propertyName ?? node.name).text}`)
    }
  }
  return module
}

/** `const read = () => …`, also within `useCallback(…)` or `useEffectEvent(…)`. */
function readVariable({ name, initializer }: ts.VariableDeclaration, functions: Map<string, ts.Node>) {
  const value = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer
  if (value && ts.isArrowFunction(value)) functions.set(name.getText(), value)
}

/** Functions that make an API call, directly or through another one, as `path name`. Components and hooks do not count. */
function findApiFunctions(modules: WebModule[]): Set<string> {
  const known = new Set<string>()
  for (let before = -1; before < known.size; ) {
    before = known.size
    for (const module of modules) {
      for (const [name, body] of module.functions) {
        if (!/^([A-Z]|use[A-Z])/.test(name) && fetches(body, module, known)) known.add(`${module.path} ${name}`)
      }
    }
  }
  return known
}

function fetches(part: ts.Node, { path, imports }: WebModule, apiFunctions: Set<string>): boolean {
  return nodesIn(part).some((node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false
    const { text } = node.expression
    return apiCall.test(text) || apiFunctions.has(imports.get(text) ?? `${path} ${text}`)
  })
}

/** `read(id).then(…)` or `await read(id)`, where `read` is a parameter of a function around it. */
function awaitsParameter(part: ts.Node): boolean {
  return nodesIn(part).some((node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false
    const { parent } = node
    const isAwaited =
      ts.isAwaitExpression(parent) || (ts.isPropertyAccessExpression(parent) && /^(then|catch)$/.test(parent.name.text))
    return isAwaited && isParameter(node.expression.text, node)
  })
}

function isParameter(name: string, node: ts.Node): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (!ts.isFunctionLike(around)) continue
    const names = around.parameters.flatMap(({ name: pattern }) =>
      ts.isObjectBindingPattern(pattern) ? pattern.elements.map((one) => one.name.getText()) : pattern.getText(),
    )
    if (names.includes(name)) return true
  }
  return false
}

function setsState(part: ts.Node): boolean {
  return nodesIn(part).some(
    (node) => ts.isIdentifier(node) && stateSetter.test(node.text) && !ts.isPropertyAccessExpression(node.parent),
  )
}

function findCalls(part: ts.Node, name: string): ts.CallExpression[] {
  return nodesIn(part).filter(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name,
  )
}

function nodesIn(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const collect = (one: ts.Node) => {
    nodes.push(one)
    ts.forEachChild(one, collect)
  }
  collect(node)
  return nodes
}
