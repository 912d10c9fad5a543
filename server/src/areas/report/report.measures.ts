import { feedbackAges, type ReportMeasure, waitingHours } from '@atrium/contract/report/choices'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

/** Days, both included. */
export const reportDaysSchema = z.object({ from: z.string(), to: z.string() })
export type ReportDays = z.output<typeof reportDaysSchema>
/** Rows of day, key and amount. What did not happen has no row. */
type MeasureSum = (days: ReportDays) => RawBuilder<unknown>

/** The part of a log within these days: one range of its index, of one or two of its months. */
function within(moment: string, { from, to }: ReportDays) {
  return sql`${sql.ref(moment)} >= day_begins(${from}::date) and ${sql.ref(moment)} < day_begins(${to}::date + 1)`
}

/** The first limit that is not exceeded, as text. */
function bucket(figure: RawBuilder<number>, limits: readonly number[]) {
  const cases = limits.map((limit) => sql`when ${figure} <= ${sql.lit(limit)} then ${sql.lit(String(limit))}`)
  return sql`case ${sql.join(cases, sql` `)} else 'more' end`
}

/** The waiting time for a decision, without automatic decisions. */
function waited(days: ReportDays) {
  const moment = sql`coalesce(version.submitted_at, app_version.submitted_at, revision.submitted_at)`
  return sql`(
    select portal_day(made.created_at) as day, extract(epoch from made.created_at - ${moment})::int / 60 as minutes
    from review_decision as made
      left join resource_version as version using (version_id) left join app_version using (app_version_id)
      left join article_revision as revision using (revision_id)
    where ${within('made.created_at', days)} and decision in ('publish', 'ask_changes') and ${moment} < made.created_at
  ) as waited`
}

/** All there are: the index of messages begins with the channel. */
const ofChannels = sql`channel in ('sms', 'email')`

/** What came or was done on a day: whenever it is summed up, it is the same, until its log is gone. */
export const happened: Partial<Record<ReportMeasure, MeasureSum>> = {
  registrations: (days) => sql`
    select portal_day(created_at) as day, user_type as key, count(*) as amount
    from account where ${within('created_at', days)} group by 1, 2`,
  active_people: ({ from, to }) => sql`
    select day, '' as key, sum(bit_count(bits)) as amount from active_people
    where day between ${from}::date and ${to}::date group by day`,
  sign_ins: (days) => sql`
    select portal_day(created_at) as day, outcome as key, count(*) as amount
    from sign_in where ${within('created_at', days)} group by 1, 2`,
  downloads: ({ from, to }) => sql`
    select day, case kind when 'resource' then type else kind end as key, sum(item_day.download_count) as amount
    from item_day join item using (item_id)
    where day between ${from}::date and ${to}::date and item_day.download_count > 0 group by 1, 2`,
  searches: ({ from, to }) => sql`
    select day, key, sum(figure) as amount
    from search_word, lateral (values ('found', asked - in_vain), ('in_vain', in_vain), ('clicked', clicked)) as told (key, figure)
    where day between ${from}::date and ${to}::date and figure > 0 group by 1, 2`,
  decisions: (days) => sql`
    select portal_day(created_at) as day, decision as key, count(*) as amount
    from review_decision where ${within('created_at', days)} group by 1, 2`,
  decision_hours: (days) => sql`
    select day, ${bucket(sql<number>`minutes / 60.0`, waitingHours)} as key, count(*) as amount
    from ${waited(days)} group by 1, 2`,
  decision_minutes: (days) => sql`
    select day, '' as key, sum(minutes) as amount from ${waited(days)} group by 1`,
  feedback_received: (days) => sql`
    select portal_day(created_at) as day, '' as key, count(*) as amount
    from feedback where ${within('created_at', days)} group by 1`,
  messages: (days) => sql`
    select portal_day(created_at) as day, count(*) as amount,
      channel || '_' || case state when 'sending' then 'waiting' else state end as key
    from message where ${ofChannels} and ${within('created_at', days)} group by 1, 3`,
  message_cost: (days) => sql`
    select portal_day(created_at) as day, channel as key, sum(cost) as amount
    from message where ${ofChannels} and ${within('created_at', days)} and cost > 0 group by 1, 2`,
}

const openFeedback = sql`from feedback where state in ('received', 'in_work')`

/** How much there is now: it is written down for today, and stays as it was at the last look of the day. */
export const stands: Partial<Record<ReportMeasure, RawBuilder<unknown>>> = {
  feedback_open: sql`select portal_day() as day, state as key, count(*) as amount ${openFeedback} group by state`,
  feedback_age: sql`
    select portal_day() as day, count(*) as amount,
      ${bucket(sql<number>`extract(epoch from now() - created_at) / 86400`, feedbackAges)} as key
    ${openFeedback} group by 3`,
  storage_bytes: sql`select portal_day() as day, '' as key, coalesce(sum(bytes), 0) as amount from storage_use`,
  storage_people: sql`select portal_day() as day, '' as key, count(*) as amount from storage_use where bytes > 0`,
  storage_contents: sql`select portal_day() as day, '' as key, count(*) as amount from blob where state = 'ready'`,
}
