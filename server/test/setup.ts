import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { checkRecordedSql, findTemplatesNotExecuted } from './sql/check.ts'
import { prepareTemplate } from './template.ts'

/** The projects whose tests execute the server's SQL. */
const recordedProjects = ['server', 'content']

export async function setup(project: TestProject) {
  await prepareTemplate()
  // Both projects write into one folder; the one that made it checks it at the end.
  if (process.env.ATRIUM_SQL_RECORD) return
  const folder = mkdtempSync(join(tmpdir(), 'atrium-sql-'))
  process.env.ATRIUM_SQL_RECORD = folder
  return async () => {
    try {
      await checkSql(project, folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

async function checkSql(project: TestProject, folder: string) {
  const { statements, problems } = await checkRecordedSql(folder)
  // Which templates no test executes shows only in a run of all tests.
  const { templates, notExecuted } = (await isWholeRun(project))
    ? await findTemplatesNotExecuted(folder)
    : { templates: 0, notExecuted: [] }
  const executed = templates ? `, ${templates - notExecuted.length} of ${templates} templates executed` : ''
  process.stdout.write(`SQL: ${statements} statements prepared${executed}\n`)

  const failures = [...problems, ...notExecuted.map((callSite) => `${callSite}: no test executes this template`)]
  if (process.env.ATRIUM_SQL_REPORT) writeFileSync(process.env.ATRIUM_SQL_REPORT, failures.join('\n'))
  if (failures.length) throw new Error(`SQL check:\n${failures.join('\n')}`)
}

async function isWholeRun({ vitest }: TestProject) {
  if (vitest.config.testNamePattern || vitest.config.shard) return false
  const ran = new Set(vitest.state.getFiles().map(({ filepath }) => filepath))
  const projects = recordedProjects.map((name) => vitest.projects.find((project) => project.name === name))
  for (const project of projects) {
    const files = (await project?.globTestFiles())?.testFiles ?? ['not run']
    if (files.some((file) => !ran.has(file))) return false
  }
  return true
}
