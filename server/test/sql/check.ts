import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import ts from 'typescript'
import { copyTemplate } from '../database.ts'
import { describeStatement, kindOfColumn } from './describe.ts'
import type { SqlRecord } from './record.ts'

const root = join(import.meta.dirname, '../../..')

type RecordedStatement = Extract<SqlRecord, { kind: 'statement' }>

export interface SqlReport {
  statements: number
  callSites: number
  problems: string[]
  notExecuted: string[]
}

/** Prepares what a test run recorded against a freshly migrated database, and looks for templates that took part in nothing. */
export async function checkRecordedSql(folder: string): Promise<SqlReport> {
  const lines = globSync(join(folder, '*.jsonl')).flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  const recorded = [...new Set(lines)].map((line) => JSON.parse(line) as SqlRecord)
  const callSites = findCallSites()
  const ours = new Set(callSites)
  // What tests and the generator of demo content write themselves is theirs to get right.
  const statements = recorded.filter(
    (line): line is RecordedStatement =>
      line.kind === 'statement' && line.callSites.every((callSite) => ours.has(callSite)),
  )
  const rows = recorded.filter((line) => line.kind === 'row')

  const executed = new Set(recorded.flatMap((line) => (line.kind === 'statement' ? line.callSites : [])))
  return {
    statements: new Set(statements.map(({ text }) => text)).size,
    callSites: callSites.length,
    problems: [
      ...(await prepareStatements(statements)),
      ...rows.map(({ callSite, problem }) => `${callSite}: a row does not fit its schema: ${problem}`),
    ],
    notExecuted: callSites.filter((callSite) => !executed.has(callSite)),
  }
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
function findCallSites(): string[] {
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
