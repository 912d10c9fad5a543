/**
 * Checks that need a running portal but no browser. They share one start of the production build with demo content.
 *   npm run fuzz -- 20000 [--seed 7]   hostile calls, and a tenth as many page addresses
 *   npm run crawl                      every link, site map part and feed
 *   npm run net                        both, as CI does
 *   --running                          uses the portal that `node e2e/portal.ts` has started
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { portalReady } from '../ready.ts'
import { crawl } from './crawl.ts'
import { fuzz } from './fuzz.ts'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, running: { type: 'boolean' } },
  allowPositionals: true,
})
const calls = Number(positionals.find((word) => /^\d+$/.test(word)) ?? 5_000)
const seed = Number(values.seed ?? Date.now() % 1_000_000)

const stop = values.running ? async () => {} : startPortal()
try {
  await portalReady()
  // First what only reads: hostile writes change the content.
  const outcomes: boolean[] = []
  if (positionals.includes('crawl')) outcomes.push(await crawl())
  if (positionals.includes('fuzz')) outcomes.push(await fuzz({ calls, pages: Math.ceil(calls / 10), seed }))
  if (outcomes.length === 0 || outcomes.includes(false)) process.exitCode = 1
} finally {
  await stop()
}

function startPortal() {
  const portal = spawn(process.execPath, ['e2e/portal.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(portal, 'exit')
  return async () => {
    portal.kill('SIGTERM')
    await exited
  }
}
