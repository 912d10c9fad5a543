import { z } from 'zod'
import { endpoint } from '../kit.ts'
import { type RecordKind, recordKinds } from './record-kinds.ts'

const kind = z.enum(Object.keys(recordKinds) as [RecordKind, ...RecordKind[]])

export const findRecords = endpoint({
  method: 'GET',
  path: '/api/management/records',
  // Each kind asks for its own screen: whoever holds none of them finds nothing.
  access: { signed_in: true },
  summary:
    'Records that the keyword names, of the kinds whose screens are open to whoever asks: of each the first five, of one kind twenty. `#12` is the record with this number',
  query: z.object({ keyword: z.string().trim().min(1).max(60), kind: kind.optional() }),
  data: z.object({
    list: z.array(
      z.object({
        kind,
        record_id: z.number().int(),
        title: z.string(),
        /** The state of an item, a feedback or a project. */
        state: z.string().nullable(),
        resource_type: z.string().nullable(),
        /** What tells it from its namesakes: the company of a person, the version of a release, the code of a tag. */
        detail: z.string().nullable(),
      }),
    ),
    /** Kinds that have more than these. */
    more: z.array(kind),
  }),
})
