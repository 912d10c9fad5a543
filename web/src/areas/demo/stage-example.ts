import type { Inside } from '@atrium/contract/resource/inside'
import type { StageAnswer, StagePayload, StageSource } from '../../stage/use-payload.ts'

/** What a stage is shown with in the workshop, in place of what the server would say. */
export interface StageExample {
  inside: Inside
  payload?: StagePayload
  opened?: StageAnswer
}

/** One file per example: `stage-examples/<name>.ts`, its default export a StageExample. */
const files = import.meta.glob<{ default: StageExample }>('./stage-examples/*.ts')

export const exampleNames = Object.keys(files).map((file) => file.slice('./stage-examples/'.length, -'.ts'.length))

export async function exampleOf(name: string | undefined): Promise<StageExample | null> {
  const file = await files[`./stage-examples/${name}.ts`]?.()
  return file?.default ?? null
}

export function sourceOf({ payload, opened }: StageExample): StageSource {
  const never = new Promise<never>(() => {})
  return {
    readPayload: () => (payload ? Promise.resolve(payload) : never),
    openStage: () => (opened ? Promise.resolve(opened) : never),
  }
}
