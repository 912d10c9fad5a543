import type { Answer } from '@atrium/contract/calls'
import type { ResourceType } from '@atrium/contract/resource-types'
import { createContext, use } from 'react'
import { ask } from '../platform/api/ask.ts'
import { quietCaller } from '../platform/api/browser-caller.ts'

export type StagePayload = Answer<'GET /api/resources/{resource_id}/versions/{version}/payload'>
export type StageAnswer = Answer<'POST /api/resources/{resource_id}/versions/{version}/stage'>

export interface VersionKey {
  resource_id: number
  version: string
}

/** Where previews get their files from; the workshop and the review of a draft have sources of their own. */
export interface StageSource {
  readPayload: (which: VersionKey) => Promise<StagePayload>
  openStage: (which: VersionKey) => Promise<StageAnswer>
  /** Where `readPayload` will ask, for a page that lets the browser fetch it early. */
  payloadPath?: (which: VersionKey) => string
}

const portal: StageSource = {
  readPayload: ({ resource_id, version }) =>
    ask(quietCaller(), 'GET /api/resources/{resource_id}/versions/{version}/payload', {
      params: { resource_id, version },
    }),
  openStage: ({ resource_id, version }) =>
    ask(quietCaller(), 'POST /api/resources/{resource_id}/versions/{version}/stage', {
      params: { resource_id, version },
    }),
  payloadPath: ({ resource_id, version }) =>
    `/api/resources/${resource_id}/versions/${encodeURIComponent(version)}/payload`,
}

export const SourceContext = createContext(portal)

const texts: ReadonlySet<ResourceType> = new Set(['form', 'flow', 'schedule', 'portal'])

/** What is not made of one text is shown from addresses. */
export function isMadeOfText(type: ResourceType): boolean {
  return texts.has(type)
}

/** The file the preview opens. Waits for it; a failure is shown by the frame. */
export function usePayload(which: VersionKey): StagePayload {
  const source = use(SourceContext)
  return use(payloadOf(source, which))
}

/** Addresses of a page or of PDFs. They last for minutes only, so they are asked for anew each time a stage opens. */
export function useOpened(which: VersionKey): StageAnswer {
  const source = use(SourceContext)
  return use(openedOf(source, which))
}

/** Asked for before the widget is there, like a payload. */
export function openedOf(source: StageSource, which: VersionKey): Promise<StageAnswer> {
  return once(source, `stage ${which.resource_id} ${which.version}`, () => source.openStage(which))
}

/** Begins to fetch before the widget is there to ask. */
export function payloadOf(source: StageSource, which: VersionKey): Promise<StagePayload> {
  return once(source, `payload ${which.resource_id} ${which.version}`, () => source.readPayload(which))
}

/** What is on its way or there, by source. Gone with the page that showed it. */
const answers = new WeakMap<StageSource, Map<string, Promise<unknown>>>()

function once<Value>(source: StageSource, key: string, fetch: () => Promise<Value>): Promise<Value> {
  const kept = answers.get(source) ?? new Map<string, Promise<unknown>>()
  answers.set(source, kept)
  const known = kept.get(key) as Promise<Value> | undefined
  if (known) return known

  const asked = fetch()
  kept.set(key, asked)
  return asked
}

/** A retry or a new visit of the page asks again. */
export function forgetAnswers(source: StageSource) {
  answers.delete(source)
}
