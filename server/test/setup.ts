import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { checkRecordedSql } from './sql/check.ts'
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

/** Which templates no test executes shows only in a run of all tests. */
async function checkSql(project: TestProject, folder: string) {
  const { statements, callSites, problems, notExecuted } = await checkRecordedSql(folder)
  const missing = (await isWholeRun(project)) ? notExecuted : []
  const executed = callSites - notExecuted.length
  process.stdout.write(`SQL: ${statements} statements prepared, ${executed} of ${callSites} templates executed\n`)
  if (process.env.ATRIUM_SQL_REPORT)
    writeFileSync(process.env.ATRIUM_SQL_REPORT, [...problems, ...notExecuted].join('\n'))
  const failures = [...problems, ...missing.map((callSite) => `${callSite}: no test executes this template`)]
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
