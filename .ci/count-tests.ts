/**
 * Sums the JSON reports of Vitest and Playwright in a folder. What passed only when tried again has passed;
 * a file that broke before its tests could run counts as one that failed.
 */
import { globSync, readFileSync } from 'node:fs'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

let passed = 0
let failed = 0
let flaky = 0
for (const file of globSync(`${process.argv[2]}/*.json`)) {
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  if ('stats' in report) {
    passed += report.stats.expected + report.stats.flaky
    failed += report.stats.unexpected + report.errors.length
    flaky += report.stats.flaky
  } else {
    passed += report.numPassedTests
    failed += report.numFailedTests + report.testResults.filter(brokeOutsideTests).length
  }
}
if (flaky > 0)
  process.stdout.write(`${flaky} journeys passed only at the second try: each is a defect, see 'flaky' above\n`)
process.stdout.write(`tests: ${passed} passed, ${failed} failed\n`)

function brokeOutsideTests({ status, assertionResults }: VitestReport['testResults'][number]) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}
