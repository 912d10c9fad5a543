import { PassThrough, type Readable } from 'node:stream'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import { type Listening, listen } from '../../platform/db/listen.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { stillSignedIn } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { type Ear, lookFor, newestNotice, say } from './notice.ear.ts'
import { noticeChannel } from './notice.tell.ts'

/** Shorter than any proxy waits for a sign of life. */
const beat = 20_000
/** Windows of one browser share a stream; this is for several browsers and devices, and against somebody who opens more and more. */
const perPerson = 8
/** News for many must not take up all connections of the process. */
const hands = 3

export interface LiveNotices {
  open(viewer: Viewer, token_hash: Buffer, last: number | null): Promise<Readable>
  /** Everybody is sent elsewhere, not all at the same moment. */
  close(): Promise<void>
}

/**
 * Those who listen in this process. A commit in any process wakes them by NOTIFY; what they are told is read from the
 * table, from where each of them is. So hearing late, twice or not at all changes when somebody is told, never what: the
 * beat looks again for everybody.
 */
export function openLiveNotices({ db, pool, log, metrics, state }: Platform): LiveNotices {
  const ears = new Set<Ear>()
  const due = new Set<Ear>()
  let working = 0
  let listening: Promise<Listening> | undefined
  let beating: NodeJS.Timeout | undefined

  new Gauge({
    name: 'atrium_notice_streams',
    help: 'People’s open streams of notices in this process.',
    registers: [metrics],
    collect() {
      this.set(ears.size)
    },
  })

  function wake(ear: Ear) {
    due.add(ear)
    if (working < hands) void work()
  }

  async function work() {
    working++
    for (let ear = nextDue(); ear; ear = nextDue()) {
      due.delete(ear)
      ear.busy = true
      await lookFor(db, ear).catch((error) => log.warn({ err: error }, 'notices were not read'))
      ear.busy = false
    }
    working--
  }

  function nextDue() {
    for (const ear of due) if (!ear.busy) return ear
    return undefined
  }

  function hear(payload: string) {
    const woken = new Set(payload.split(',').map(Number))
    for (const ear of ears) if (woken.has(ear.reader.user_id)) wake(ear)
  }

  async function start() {
    beating ??= setInterval(() => void lookAfterAll().catch(() => {}), beat).unref()
    listening ??= listen(pool, noticeChannel, hear, () => ears.forEach(wake))
    await listening
  }

  async function lookAfterAll() {
    const signedIn = await stillSignedIn(
      db,
      [...ears].map(({ token_hash }) => token_hash),
    )
    const behind = await newerThan(ears)
    for (const ear of ears) {
      if (!signedIn.has(ear.token_hash.toString('hex'))) ear.stream.end()
      else if (behind.has(ear.reader.user_id)) wake(ear)
      else say(ear, ': \n\n')
    }
  }

  /** Whose newest notice is none that their streams have told. */
  async function newerThan(these: Set<Ear>): Promise<Set<number>> {
    const at = new Map<number, number>()
    for (const { reader, last } of these) at.set(reader.user_id, Math.min(last, at.get(reader.user_id) ?? last))
    const { rows } = await sql<{ user_id: number }>`
      select user_id from unnest(${[...at.keys()]}::bigint[], ${[...at.values()]}::bigint[]) as ear (user_id, last)
      where exists (select from notice
        where notice.user_id = ear.user_id and notice.notice_id > ear.last and in_portal)`.execute(db)
    return new Set(rows.map(({ user_id }) => user_id))
  }

  function leave(ear: Ear) {
    ears.delete(ear)
    due.delete(ear)
  }

  function send(ear: Ear) {
    // Each a moment of their own: they would all be at the next process's door at once.
    say(ear, `retry: ${200 + Math.floor(Math.random() * 1_500)}\n\n`)
    ear.stream.end()
  }

  return {
    async open({ user_id, language }, token_hash, last) {
      const reader = { user_id: user_id as number, language }
      const stream = new PassThrough()
      const ear: Ear = { reader, token_hash, stream, last: last ?? 0, unread: null, busy: false }
      if (state.draining) {
        send(ear)
        return stream
      }
      const mine = [...ears].filter((other) => other.reader.user_id === user_id)
      if (mine.length >= perPerson) mine[0]?.stream.end()

      ears.add(ear)
      stream.once('close', () => leave(ear))
      await start()
      if (last === null) ear.last = await newestNotice(db, reader.user_id)
      say(ear, 'retry: 2000\n\n')
      wake(ear)
      return stream
    },

    async close() {
      clearInterval(beating)
      for (const ear of ears) send(ear)
      await (await listening)?.close()
    },
  }
}
