import { setTimeout as sleep } from 'node:timers/promises'
import { testLimits } from '../scripts/test-limits.ts'
import { address } from './portal.ts'

/** The portal and its workshop open side by side: that one of them answers says nothing about the other. */
export async function portalReady() {
  const deadline = performance.now() + testLimits.start
  while (performance.now() < deadline) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error(`the portal is not ready after ${testLimits.start / 1_000} s`)
}
