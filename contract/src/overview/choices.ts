/* Imports nothing: the overview page uses it. */

/**
 * What can wait for staff, in the order in which it is shown, and the screen where it is dealt with. Who holds that screen
 * sees the line.
 */
export const waitingQueues = {
  review: 'review',
  app_review: 'app_review',
  proposals: 'articles',
  feedback: 'feedback',
  abuse_reports: 'ratings',
  installations: 'apps',
  publishers: 'app_publishers',
  comments: 'article_votes',
  consents_ended: 'cases',
  consents_ending: 'cases',
  releases_ending: 'releases',
  articles_due: 'articles',
  translations: 'settings',
  imports: 'import_log',
  conversions: 'transcoding',
  dead_jobs: 'settings',
} as const
export type WaitingQueue = keyof typeof waitingQueues

/** Of these each is taken by somebody. */
export const assignable: readonly WaitingQueue[] = ['review', 'app_review', 'feedback']

/** Within how many hours people are promised an answer, unless the site settings say otherwise. */
export const promisedHours = { review: 24, feedback: 48, abuse_reports: 24, installations: 72 } as const
export type PromisedAnswer = keyof typeof promisedHours

/** Counting stops after so many. */
export const countedAtMost = 999
