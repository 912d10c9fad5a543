import { z } from 'zod'
import { endpoint, instant, nothing, whole } from '../kit.ts'
import { languages } from '../languages.ts'

const access = { screen: 'settings' } as const

/** Words and phrases that searches treat as equal, in any script. */
const words = z
  .array(z.string().trim().min(1).max(60))
  .min(2)
  .max(20)
  .refine((all) => new Set(all).size > 1, 'one word only')

export const readSynonyms = endpoint({
  method: 'GET',
  path: '/api/search/synonyms',
  access,
  summary: 'Which words search takes for the same: those the house decided on, until then those it came with',
  data: z.object({
    sets: z.array(words),
    /** No change was saved yet. */
    is_shipped: z.boolean(),
    /** When they were last saved; null before the first change. */
    updated_at: instant.nullable(),
  }),
})

export const writeSynonyms = endpoint({
  method: 'PUT',
  path: '/api/search/synonyms',
  access,
  summary: 'Decide which words search takes for the same. Without any set those it came with count again',
  body: z.object({
    sets: z.array(words).max(2_000),
    /** `updated_at` of the row that was read: a stale save is rejected. */
    seen_at: instant.nullable(),
  }),
  data: nothing,
})

export const listFrequentZeroResultSearches = endpoint({
  method: 'GET',
  path: '/api/management/synonyms/vain-searches',
  access,
  summary: 'The most frequent searches without results of the last seven days',
  data: whole(z.object({ question: z.string(), language: z.enum(languages), in_vain: z.number().int() })),
})
