/**
 * The last lines of a run: what failed and what passed only when tried again, with the first lines of its message, then
 * all of it once more with one line each, and the sum. Whoever sees only the end of the output sees what is wrong. Reads
 * the JSON reports of Vitest and Playwright in a folder; a file that broke before its tests could run counts as one that
 * failed.
 */
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

interface Outcome {
  name: string
  state: 'passed' | 'failed' | 'flaky'
  message?: string
}

const outcomes = globSync(`${process.argv[2]}/*.json`).flatMap((file) => {
  const report: JSONReport | JsonTestResults = JSON.parse(readFileSync(file, 'utf8'))
  return 'stats' in report ? journeys(report) : tests(report)
})
const failed = outcomes.filter(({ state }) => state === 'failed')
const flaky = outcomes.filter(({ state }) => state === 'flaky')
const labelled = [
  ...flaky.map((outcome) => ({ label: 'flaky: passed only at the second try, a defect', ...outcome })),
  ...failed.map((outcome) => ({ label: 'FAILED', ...outcome })),
]
for (const { label, name, message } of labelled) {
  process.stdout.write(`${[`${label}: ${name}`, ...messageLines(message)].join('\n    ')}\n`)
}
for (const { label, name, message } of labelled) {
  process.stdout.write(`${label}: ${name}: ${messageLines(message)[0]?.slice(0, 160) ?? ''}\n`)
}
process.stdout.write(
  `tests: ${outcomes.length - failed.length} passed (${flaky.length} flaky), ${failed.length} failed\n`,
)

function tests({ testResults }: JsonTestResults): Outcome[] {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = relative('.', path)
    const ran = assertionResults.filter((test) => test.status === 'passed' || test.status === 'failed')
    const outcomes = ran.map(({ status, fullName, failureMessages }): Outcome => {
      const messages = failureMessages ?? []
      const state = status === 'failed' ? 'failed' : messages.length > 0 ? 'flaky' : 'passed'
      return { name: `${name} › ${fullName}`, state, message: messages[0] }
    })
    const brokeOutside = status === 'failed' && ran.every((test) => test.status !== 'failed')
    return brokeOutside ? [...outcomes, { name, state: 'failed', message }] : outcomes
  })
}

function journeys({ suites, errors }: JSONReport): Outcome[] {
  const broken = errors.map(({ message }): Outcome => ({ name: 'journeys', state: 'failed', message }))
  return [...broken, ...suites.flatMap((suite) => journeysOf(suite, suite.file))]
}

function journeysOf({ specs, suites = [], title }: JSONReportSuite, path: string): Outcome[] {
  const here = title && title !== path ? `${path} › ${title}` : path
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }): Outcome => {
        const state = status === 'unexpected' ? 'failed' : status === 'flaky' ? 'flaky' : 'passed'
        return { name: `${here} › ${spec.title}`, state, message: results.flatMap(({ errors }) => errors)[0]?.message }
      }),
  )
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, here))]
}

function messageLines(message = '') {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, 12)
}
