/**
 * The last lines of a run: what failed and what passed only when tried again, by name and with the first lines of
 * its message, then the sum. Whoever sees only the end of the output sees what is wrong. Reads the JSON reports of
 * Vitest and Playwright in a folder; a file that broke before its tests could run counts as one that failed.
 */
import { globSync, readFileSync } from 'node:fs'
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
for (const outcome of flaky) printOutcome('flaky: passed only at the second try, a defect', outcome)
for (const outcome of failed) printOutcome('FAILED', outcome)
process.stdout.write(
  `tests: ${outcomes.length - failed.length} passed (${flaky.length} flaky), ${failed.length} failed\n`,
)

function tests({ testResults }: JsonTestResults): Outcome[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
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

function printOutcome(what: string, { name, message = '' }: Outcome) {
  const lines = message
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12)
  process.stdout.write(`${[`${what}: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')}\n`)
}
