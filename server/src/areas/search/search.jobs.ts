import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { sumUpSearches } from './search.log.ts'
import { refreshBestSuggestions } from './search.suggest-best.ts'
import { learnWords } from './search.vocabulary.ts'

export const searchWords = job({
  name: 'search.words',
  payload: z.object({}),
  cron: '12 * * * *',
  time_limit: 120,
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(sumUpSearches),
})

export const searchSuggestions = job({
  name: 'search.suggestions',
  payload: z.object({}),
  cron: '42 * * * *',
  time_limit: 600,
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(refreshBestSuggestions),
})

export const searchVocabulary = job({
  name: 'search.vocabulary',
  payload: z.object({}),
  cron: '27 * * * *',
  time_limit: 600,
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(learnWords),
})
