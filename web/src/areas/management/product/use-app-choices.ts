import type { Answer } from '@atrium/contract/calls'
import { useQuery } from '../../../platform/api/use-query.ts'

type ManagedAppChoices = Answer<'GET /api/management/apps/choices'>

const none: ManagedAppChoices = { app_categories: [], publishers: [] }

/** What an app can be filed under; nothing until it is there. */
export function useAppChoices(): ManagedAppChoices {
  return useQuery('GET /api/management/apps/choices', {}).data ?? none
}
