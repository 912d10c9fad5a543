import { spawnSync } from 'node:child_process'

/** Runs dependency-cruiser and fails when it saw nothing: 'no violations' over zero modules proves nothing. */
const folders = ['contract/src', 'server/src', 'server/test', 'web/src', 'web/server.ts', 'content/src']
const { stdout, stderr } = spawnSync(
  'npx',
  ['--no-install', 'depcruise', '--output-type', 'json', '--cache', '--cache-strategy', 'content', ...folders],
  {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
)
if (!stdout) throw new Error(stderr)

const { modules, summary } = JSON.parse(stdout) as {
  modules: { source: string; dependencies: unknown[] }[]
  summary: { violations: { rule: { name: string; severity: string }; from: string; to: string; comment?: string }[] }
}
const own = modules.filter(({ source }) => !source.includes('node_modules'))
const edges = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0)

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
console.log(`dependency-cruiser: ${own.length} modules, ${edges} imports, ${summary.violations.length} violations`)
if (own.length === 0 || edges === 0 || summary.violations.length > 0) process.exit(1)
