import { execFileSync } from 'node:child_process'
import { defineConfig } from 'vitest/config'
import { patientSettings, testLimits } from './scripts/test-limits.ts'

/** The addresses of the services, for runs that were not started through `scripts/with-services`. */
const services = Object.fromEntries(
  execFileSync('scripts/services/env', { encoding: 'utf8', cwd: import.meta.dirname })
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)
for (const [name, value] of Object.entries(services)) process.env[name] ??= value

const limits = {
  // One that passes only at the second try in CI is listed as flaky, and is a defect.
  retry: process.env.CI ? 1 : 0,
  testTimeout: testLimits.test,
  hookTimeout: testLimits.hook,
  expect: { poll: { timeout: testLimits.poll } },
}

const withServices = { ...limits, env: patientSettings, globalSetup: ['server/test/setup.ts'] }

/** Every statement that tests execute is recorded and checked at the end of a run (server/test/setup.ts). */
const recordedSql = {
  resolve: { alias: [{ find: /^kysely$/, replacement: `${import.meta.dirname}/server/test/sql/kysely.ts` }] },
}

/** Each begins with processes and services of its own, with the time-outs of production. */
const drills = { ...limits, isolate: true }

export default defineConfig({
  test: {
    // Two cores: one worker for each.
    maxWorkers: 2,
    // No test leaves anything behind in a module: the files of a worker share what they import, which spares a fifth of the time.
    isolate: false,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], ...limits } },
      { ...recordedSql, test: { name: 'server', include: ['server/{src,test}/**/*.test.ts'], ...withServices } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], ...limits } },
      { test: { name: 'bench', include: ['bench/**/*.test.ts'], ...limits } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...limits } },
      { test: { name: 'drill', include: ['drill/**/*.test.ts'], ...drills } },
      { ...recordedSql, test: { name: 'content', include: ['content/**/*.test.ts'], ...withServices } },
    ],
  },
})
