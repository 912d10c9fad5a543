import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { idempotency } from '@atrium/contract/idempotency'
import type { Endpoint } from '@atrium/contract/kit'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Db, withWorkMark } from '../db/db.ts'
import { typedSql } from '../db/typed-sql.ts'
import type { Log } from '../log/log.ts'
import type { Secret } from '../secret/secret.ts'
import { Failure } from './failure.ts'

/** Hours after which a key is forgotten. */
const lifetime = 24
/** Seconds after which a claim without an answer may be taken over. A holder that is only slow then loses it, and its work is undone. */
const claimLasts = 90
/** Milliseconds for which a repeated request waits for the first one. */
const patience = 10_000
const lookEvery = 100

interface Stores {
  db: Db
  secret: Secret
  log: Log
}

/** A write that is done once. */
export interface KeyedRequest {
  user_id: number
  key: string
  call: string
  /** Address and body. */
  content: string
}

export interface OnceAnswer {
  answer: unknown
  isReplayed: boolean
}

const claimIdRow = z.object({ claim_id: z.string() })

const earlierRow = z.object({
  claim_id: z.string(),
  is_same: z.boolean(),
  is_done: z.boolean(),
  is_abandoned: z.boolean(),
  answer: z.instanceof(Buffer).nullable(),
})

/** The request as one that is done once; null for those without a key, of visitors, with files, and for reads. */
export function keyedRequest(
  { method, path, multipart, events }: Endpoint,
  request: FastifyRequest,
): KeyedRequest | null {
  const key = request.headers[idempotency.header]
  const user_id = request.viewer?.user_id ?? null
  if (key === undefined || user_id === null || method === 'GET' || multipart || events) return null
  if (typeof key !== 'string' || !idempotency.pattern.test(key))
    throw new Failure('invalid_input', { field: idempotency.header, detail: 'malformed idempotency key' })

  const content = JSON.stringify([request.url, request.body ?? null])
  return { user_id, key, call: `${method} ${path}`, content }
}

/** Does the work once. Of several at the same time one does it, and the others wait for its answer. */
export async function answerOnce(
  stores: Stores,
  asked: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<OnceAnswer> {
  const until = Date.now() + patience
  for (;;) {
    const claim_id = randomUUID()
    if (await claim(stores, asked, claim_id))
      return { answer: await workUnder(stores, claim_id, work), isReplayed: false }

    const earlier = await findEarlier(stores, asked)
    const answer = earlier && (await answerOf(stores, earlier))
    if (answer !== undefined) return { answer, isReplayed: true }
    if (Date.now() > until)
      throw new Failure('unavailable', { detail: 'the same request is still under way', retry_after: 2 })
    await sleep(lookEvery)
  }
}

/** Undefined while there is none. */
async function answerOf({ db, secret }: Stores, earlier: z.output<typeof earlierRow>): Promise<unknown> {
  if (!earlier.is_same)
    throw new Failure('invalid_input', { field: idempotency.header, detail: 'key belongs to another request' })
  if (earlier.answer) return secret.unseal(earlier.answer)
  if (earlier.is_abandoned && earlier.is_done) throw new Failure('already_done')
  if (earlier.is_abandoned) await giveUp(db, earlier.claim_id)
}

/** Bodies may hold passwords: their hash is keyed. */
function hashOf(secret: Secret, { content }: KeyedRequest): Buffer {
  return secret.hash('idempotency', content)
}

/** Whether the request is the first with its key. */
async function claim(stores: Stores, asked: KeyedRequest, claim_id: string): Promise<boolean> {
  const { user_id, key, call } = asked
  const { db, secret } = stores
  try {
    const { rows } = await typedSql(claimIdRow)`
      insert into idempotency_key (user_id, key, claim_id, call, request_hash)
      values (${user_id}, ${key}, ${claim_id}, ${call}, ${hashOf(secret, asked)})
      on conflict do nothing returning claim_id`.execute(db)
    return rows.length > 0
  } catch (error) {
    // It may have been written all the same.
    void release(stores, claim_id)
    throw error
  }
}

async function findEarlier({ db, secret }: Stores, asked: KeyedRequest) {
  const { user_id, key, call } = asked
  const { rows } = await typedSql(earlierRow)`
    select claim_id, call = ${call} and request_hash = ${hashOf(secret, asked)} as is_same, is_done, answer,
      claimed_at < now() - make_interval(secs => ${claimLasts}) as is_abandoned
    from idempotency_key where user_id = ${user_id} and key = ${key}`.execute(db)
  return rows[0]
}

async function workUnder(stores: Stores, claim_id: string, work: () => Promise<unknown>): Promise<unknown> {
  const { db, secret } = stores
  try {
    const answer = await withWorkMark((tx) => markDone(tx, claim_id), work)
    await db
      .updateTable('idempotency_key')
      .set({ answer: secret.seal(answer) })
      .where('claim_id', '=', claim_id)
      .execute()
    return answer
  } catch (error) {
    await giveUp(db, claim_id).catch(() => void release(stores, claim_id))
    throw error
  }
}

/** Milliseconds between attempts to release a claim. */
const releasePause = 2_000

/** As soon as the database takes writes; after `claimLasts` whoever repeats the request takes the claim over without it. */
async function release({ db, log }: Stores, claim_id: string) {
  const until = Date.now() + claimLasts * 1_000
  while (Date.now() < until) {
    await sleep(releasePause, undefined, { ref: false })
    try {
      return await giveUp(db, claim_id)
    } catch (err) {
      log.warn({ err }, 'failed to release idempotency key')
    }
  }
}

/** Whoever took too long and lost the claim must not do what the next one does. */
async function markDone(tx: Db, claim_id: string) {
  const { numUpdatedRows } = await tx
    .updateTable('idempotency_key')
    .set({ is_done: true })
    .where('claim_id', '=', claim_id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure('unavailable', { detail: 'idempotency claim was lost' })
}

/**
 * What was not done may be tried again. Work that was done and has no answer stays: it must not be done again. If it is unknown
 * which, because the commit is still under way, this waits for it like any other statement.
 */
async function giveUp(db: Db, claim_id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_key')
    .where('claim_id', '=', claim_id)
    .where('is_done', '=', false)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await db
    .updateTable('idempotency_key')
    .set({ claimed_at: sql`claimed_at - make_interval(secs => ${claimLasts})` })
    .where('claim_id', '=', claim_id)
    .where('answer', 'is', null)
    .execute()
}

export async function forgetOldKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_key where claimed_at < now() - make_interval(hours => ${lifetime})`.execute(db)
}
