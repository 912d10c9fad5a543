import type { CaseStory, saveCase as saveContract } from '@atrium/contract/case/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { refuseStale } from '../../platform/http/stale.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { endConsents } from './case.consent.ts'
import { fileCase } from './case.filing.ts'
import { saveCaseTerms } from './case.terms.ts'

const updatedAtRowSchema = z.object({ updated_at: z.string(), may_be_told: z.boolean() })

export async function createCase(tx: Db, { user_id }: Viewer, story: CaseStory): Promise<{ case_id: number }> {
  const { item_id } = await tx
    .insertInto('item')
    .values({ kind: 'case', state: 'draft', owner_id: user_id, title: '{}', summary: '{}' })
    .returning('item_id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('case_study').values({ item_id, customer: '{}' }).execute()
  await writeStory(tx, item_id, story)
  return { case_id: item_id }
}

export async function saveCase(tx: Db, case_id: number, saved: z.output<typeof saveContract.body>): Promise<null> {
  const { seen_at, ...story } = saved
  refuseStale(seen_at, await lockCase(tx, case_id))
  await writeStory(tx, case_id, story)
  return null
}

async function writeStory(tx: Db, item_id: number, story: CaseStory): Promise<void> {
  const { title, summary, product_version, consent_until, anonymous } = story
  const { customer, headline, lead, scale, time_to_go_live, quote, process } = story
  const { figures, challenge, solution, result, timeline } = story
  const storyTexts = { customer, headline, lead, figures, challenge, solution, result, timeline }
  const perhaps = { scale, time_to_go_live, quote, process, anonymous }

  await tx
    .updateTable('item')
    .set({ title: JSON.stringify(title), summary: JSON.stringify(summary), updated_at: sql`now()` })
    .where('item_id', '=', item_id)
    .execute()
  await tx
    .updateTable('case_study')
    .set({
      ...asJson(storyTexts),
      ...asJson(perhaps),
      product_version,
      consent_until,
      // The item has its own texts again; whether it may keep them is decided below.
      named: null,
    })
    .where('item_id', '=', item_id)
    .execute()
  await fileCase(tx, item_id, story)
  await settle(tx, item_id)
}

function asJson<Fields extends object>(fields: Fields): { [Name in keyof Fields]: string } {
  const texts = Object.entries(fields).map(([name, value]) => [name, value === null ? null : JSON.stringify(value)])
  return Object.fromEntries(texts) as { [Name in keyof Fields]: string }
}

/** After every change: whether the customer may still be named, and what the case is found by. */
async function settle(tx: Db, item_id: number): Promise<void> {
  await endConsents(tx)
  await saveCaseTerms(tx, item_id)
}

/** Publishing twice changes nothing: the first moment stays. */
export async function publishCase(tx: Db, case_id: number): Promise<null> {
  const { may_be_told } = await lockCase(tx, case_id)
  if (!may_be_told) throw new Failure('conflict', { detail: 'customer consent has expired' })
  await sql`
    update item set state = 'published', published_at = coalesce(published_at, now()), updated_at = now()
    where item_id = ${case_id} and state <> 'published'`.execute(tx)
  await settle(tx, case_id)
  return null
}

export async function withdrawCase(tx: Db, case_id: number): Promise<null> {
  await lockCase(tx, case_id)
  const { numAffectedRows } = await sql`
    update item set state = 'withdrawn', updated_at = now()
    where item_id = ${case_id} and state = 'published'`.execute(tx)
  if (numAffectedRows === 0n) throw new Failure('conflict', { detail: 'case is not published' })
  await saveCaseTerms(tx, case_id)
  return null
}

async function lockCase(tx: Db, case_id: number) {
  const { rows } = await typedSql(updatedAtRowSchema)`
    select item.updated_at, anonymous is not null or not consent_has_ended(consent_until) as may_be_told
    from item join case_study using (item_id) where item_id = ${case_id} for update of item`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
