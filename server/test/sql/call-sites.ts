import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../../..')

/** Every `sql` template of the server, as file:line:column of its text: where a stack trace places it. */
export function findCallSites(): string[] {
  const files = globSync('server/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  return files.sort().flatMap((file) => callSitesOf(file, readFileSync(join(root, file), 'utf8')))
}

function callSitesOf(file: string, text: string) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []

  function visit(node: ts.Node) {
    if (ts.isTaggedTemplateExpression(node) && /^(sql$|typedSql\()/.test(node.tag.getText())) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.template.getStart())
      found.push(`${file}:${line + 1}:${character + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
