import type { TextPerLanguage } from '@atrium/contract/resource/package'
import type { ApiCaller } from '../../../platform/api/ask.ts'

interface NameInput {
  name: TextPerLanguage
  position: number
}

/** The calls of one table of names. */
export interface NameCalls {
  read: (caller: ApiCaller, id: number) => Promise<NameInput & { id: number; updated_at: string }>
  create: (caller: ApiCaller, values: NameInput) => Promise<unknown>
  save: (caller: ApiCaller, id: number, values: NameInput & { seen_at: string }) => Promise<unknown>
  join: (caller: ApiCaller, id: number, body: { into_id: number; reason: string }) => Promise<unknown>
  remove: (caller: ApiCaller, id: number, body: { reason: string }) => Promise<unknown>
  /** The first hundred in their order, to be joined with. */
  all: (caller: ApiCaller) => Promise<{ id: number; name: string }[]>
}
