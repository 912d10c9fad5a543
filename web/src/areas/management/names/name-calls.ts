import type { TextPerLanguage } from '@atrium/contract/resource/package'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import type { ApiCaller } from '../../../platform/api/ask.ts'

interface NameInput {
  name: TextPerLanguage
  position: number
}

/** The calls of one table of names. */
export interface NameCalls {
  read: (id: number) => Promise<SettledCall<NameInput & { id: number; updated_at: string }>>
  create: (caller: ApiCaller, values: NameInput) => Promise<unknown>
  save: (caller: ApiCaller, id: number, values: NameInput & { seen_at: string }) => Promise<unknown>
  join: (caller: ApiCaller, id: number, body: { into_id: number; reason: string }) => Promise<unknown>
  remove: (caller: ApiCaller, id: number, body: { reason: string }) => Promise<unknown>
  /** The first hundred in their order, to be joined with. */
  all: () => Promise<SettledCall<{ id: number; name: string }[]>>
}

/** Converts the data of a settled call and passes a failure on. */
export function mapSettledCall<One, Other>(settled: SettledCall<One>, as: (data: One) => Other): SettledCall<Other> {
  return 'data' in settled ? { data: as(settled.data) } : settled
}
