/* Imports nothing: the pages that draw reports use it. */

/** What each report is made of. A measure is divided by keys: registrations by the type of person. */
export const reportMeasures = {
  /** Who was there: signed in, or fetched a file. Ways in are divided by what became of them. */
  people: ['registrations', 'active_people', 'sign_ins'],
  /** By the type of a resource, and what else is given out. */
  downloads: ['downloads'],
  /** `found`, `in_vain`, and `clicked` for those after which something was opened. */
  searches: ['searches'],
  /** Decisions by what was decided, how long they were waited for, and the minutes of that together. */
  reviews: ['decisions', 'decision_hours', 'decision_minutes'],
  /** What came in; and what was open at the end of the day, by its state and by its age in days. */
  feedback: ['feedback_received', 'feedback_open', 'feedback_age'],
  /** At the end of the day. */
  storage: ['storage_bytes', 'storage_people', 'storage_contents'],
  /** By channel and what became of them: `sms_sent`. Cost by channel, in ten-thousandths of the currency. */
  messages: ['messages', 'message_cost'],
} as const
export type ReportName = keyof typeof reportMeasures
export type ReportMeasure = (typeof reportMeasures)[ReportName][number]

/** These say how much there is, not how much came: days are not added up. */
export const standing: readonly ReportMeasure[] = [
  ...(['feedback_open', 'feedback_age'] as const),
  ...(['storage_bytes', 'storage_people', 'storage_contents'] as const),
]

/** What happens at a time of the day: of these a report of today has hours. */
export const hourly: readonly ReportMeasure[] = [
  ...(['registrations', 'active_people', 'sign_ins', 'downloads', 'searches', 'decisions'] as const),
  ...(['feedback_received', 'messages', 'message_cost'] as const),
]

/** The same person may be there on several days: only the portal can say how many there were in a period. */
export const distinct: readonly ReportMeasure[] = ['active_people']

/** Hours and days up to which something waited, or waits; what is left waited longer. */
export const waitingHours = [2, 8, 16, 24] as const
export const feedbackAges = [1, 3, 7, 30] as const

/** As far as a report reaches, in days. */
export const longestReport = 366
