/** Sums the JSON reports of Vitest and Playwright in a folder. What passed only when tried again has passed. */
import { globSync, readFileSync } from 'node:fs'

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

let passed = 0
let failed = 0
for (const file of globSync(`${process.argv[2]}/*.json`)) {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const { expected, unexpected, flaky } = report.stats ?? { expected: 0, unexpected: 0, flaky: 0 }
  passed += (report.numPassedTests ?? 0) + expected + flaky
  failed += (report.numFailedTests ?? 0) + unexpected
}
process.stdout.write(`tests: ${passed} passed, ${failed} failed\n`)
