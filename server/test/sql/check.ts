import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type ts from 'typescript'
import { copyTemplate } from '../database.ts'
import { describeStatement, kindOfColumn } from './describe.ts'
import type { SqlRecord } from './record.ts'

const root = join(import.meta.dirname, '../../..')

type RecordedStatement = Extract<SqlRecord, { kind: 'statement' }>

export interface SqlReport {
  statements: number
  problems: string[]
}

/** Prepares what a test run recorded against a freshly migrated database. */
export async function checkRecordedSql(folder: string): Promise<SqlReport> {
  const recorded = readRecords(folder)
  // What tests and the generator of demo content write themselves is theirs to get right.
  const statements = recorded.filter(
    (line): line is RecordedStatement => line.kind === 'statement' && line.callSites.every(isOfServer),
  )
  const rows = recorded.filter((line) => line.kind === 'row')

  return {
    statements: new Set(statements.map(({ text }) => text)).size,
    problems: [
      ...(await prepareStatements(statements)),
      ...rows.map(({ callSite, problem }) => `${callSite}: a row does not fit its schema: ${problem}`),
    ],
  }
}

/** Which templates of the server took part in nothing that a test run recorded. */
export async function findTemplatesNotExecuted(folder: string): Promise<{ templates: number; notExecuted: string[] }> {
  const callSites = await findCallSites()
  const executed = new Set(readRecords(folder).flatMap((line) => (line.kind === 'statement' ? line.callSites : [])))
  return { templates: callSites.length, notExecuted: callSites.filter((callSite) => !executed.has(callSite)) }
}

function readRecords(folder: string) {
  const lines = globSync(join(folder, '*.jsonl')).flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  return [...new Set(lines)].map((line) => JSON.parse(line) as SqlRecord)
}

function isOfServer(callSite: string) {
  return callSite.startsWith('server/src/') && !callSite.includes('.test.ts:')
}

async function prepareStatements(statements: RecordedStatement[]) {
  const problems = new Set<string>()
  const database = await copyTemplate()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await createTemporaryTables(client, statements)
    for (const { text, callSites, columns } of statements) {
      const where = callSites.at(0) ?? text
      try {
        const described = await describeStatement(client, text)
        for (const problem of compareColumns(columns, described)) problems.add(`${where}: ${problem}`)
      } catch (error) {
        problems.add(`${callSites.join(' ')}: ${(error as Error).message} in: ${text.trim()}`)
      }
    }
  } finally {
    await client.end()
    await database.drop()
  }
  return problems
}

/** Later statements of the same transaction read them. */
async function createTemporaryTables(client: pg.Client, statements: RecordedStatement[]) {
  const made = /^\s*create temporary table (\w+) on commit drop as/
  const byName = new Map(
    statements.flatMap(({ text }) => {
      const name = made.exec(text)?.[1]
      return name ? [[name, text] as const] : []
    }),
  )
  for (const [name, text] of byName) {
    await client.query(`${text.replace(made, `create temporary table ${name} as`)} with no data`)
  }
}

function compareColumns(columns: Record<string, string> | null, described: { name: string; dataTypeID: number }[]) {
  return Object.entries(columns ?? {}).flatMap(([name, kind]) => {
    const column = described.find((each) => each.name === name)
    if (!column) return [`its rows have no column ${name}`]
    const actual = kindOfColumn(column)
    return kind && actual && kind !== actual ? [`column ${name} is a ${actual}, not a ${kind}`] : []
  })
}

/** Every `sql` template of the server, as file:line:column of its text: where a stack trace places it. */
async function findCallSites(): Promise<string[]> {
  // Only a run of all tests needs the compiler, which takes half a second to load.
  const { default: compiler } = await import('typescript')
  const files = globSync('server/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  return files.sort().flatMap((file) => callSitesOf(compiler, file, readFileSync(join(root, file), 'utf8')))
}

function callSitesOf(compiler: typeof ts, file: string, text: string) {
  const source = compiler.createSourceFile(file, text, compiler.ScriptTarget.Latest, true)
  const found: string[] = []

  function visit(node: ts.Node) {
    if (compiler.isTaggedTemplateExpression(node) && /^(sql$|typedSql\()/.test(node.tag.getText())) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.template.getStart())
      found.push(`${file}:${line + 1}:${character + 1}`)
    }
    compiler.forEachChild(node, visit)
  }
  visit(source)
  return found
}
