import type { partName, partState, readHealth } from '@atrium/contract/operation/health-management'
import type { z } from 'zod'

export type PartName = z.output<typeof partName>
export type PartState = z.output<typeof partState>
export type HealthPart = z.input<(typeof readHealth)['data']>['parts'][number]

/** The result of a probe. Up unless it says otherwise. */
export interface ProbeResult {
  state?: PartState
  figures?: Record<string, string | number>
}

const patience = 2_000
const slow = 700

/** Probes one dependency with a timeout: a silent one is down. */
export async function probe(name: PartName, ask: () => Promise<ProbeResult>): Promise<HealthPart> {
  const began = performance.now()
  const { promise: tired, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${patience / 1_000} s`)), patience)
  const took = () => Math.round(performance.now() - began)
  try {
    const { state = 'works', figures = {} } = await Promise.race([tired, ask()])
    const milliseconds = took()
    return {
      name,
      state: state === 'works' && milliseconds > slow ? 'slow' : state,
      milliseconds,
      figures,
      detail: null,
    }
  } catch (error) {
    const detail = (error instanceof Error ? error.message || error.name : String(error)).slice(0, 300)
    return { name, state: 'down', milliseconds: took(), figures: {}, detail }
  } finally {
    clearTimeout(timer)
  }
}
