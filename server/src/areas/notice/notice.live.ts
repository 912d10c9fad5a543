import { PassThrough, type Readable } from 'node:stream'
import { holdsScreen } from '@atrium/contract/management'
import { Gauge } from 'prom-client'
import { listen, type NotificationListener } from '../../platform/db/listen.ts'
import { stillSignedIn, type Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { noticeChannel } from './notice.create.ts'
import { type NoticeSubscriber, newestNotice, sendEvent } from './notice.subscriber.ts'
import { findBehind, openWaking } from './notice.waking.ts'

/** Shorter than any proxy waits for a sign of life. */
const usualBeat = 20_000
/** Windows of one browser share a stream; the limit allows several devices and prevents abuse. */
const perPerson = 8

/** Triggers of the tables say so on the channel of notices: who a person is, or what they may open, has changed. */
const accountPrefix = 'account:'
const accountEvent = 'event: account\ndata: {}\n\n'
/** The id of a project and those of its members follow: what is in it has changed. */
const projectPrefix = 'project:'
/** Something waits for review, waits no longer, or waits for somebody else. */
const reviewPayload = 'review:'
const reviewEvent = 'event: review\ndata: {}\n\n'
const gatherFor = 200

interface LiveNotices {
  open(viewer: Viewer, token_hash: Buffer, last: number | null): Promise<Readable>
  /** Everybody is sent elsewhere, not all at the same moment. */
  close(): Promise<void>
}

/**
 * The subscribers of this process. A commit in any process wakes them by NOTIFY; what they receive is read from the
 * table, after the last notice of each. A late, repeated or lost notification therefore changes only when a notice
 * arrives: a periodic poll covers everyone.
 */
export function openLiveNotices(
  { db, pool, log, metrics, state }: Platform,
  { beat = usualBeat }: { beat?: number } = {},
): LiveNotices {
  const subscribers = new Set<NoticeSubscriber>()
  const failed = (error: unknown) => log.warn({ err: error }, 'failed to read notices')
  const { wake, forget } = openWaking(db, failed)
  let listening: Promise<NotificationListener> | undefined
  let beating: NodeJS.Timeout | undefined
  const changedAccounts = new Set<number>()
  const changedProjects = new Map<number, Set<number>>()
  let changedReviews = false
  let announcing: NodeJS.Timeout | undefined

  new Gauge({
    name: 'atrium_notice_streams',
    help: 'People’s open streams of notices in this process.',
    registers: [metrics],
    collect() {
      this.set(subscribers.size)
    },
  })

  async function start() {
    beating ??= setInterval(() => void lookAfterAll().catch(failed), beat).unref()
    listening ??= listen(pool, noticeChannel, hear, catchUp)
    await listening
  }

  function hear(payload: string) {
    if (payload.startsWith(accountPrefix)) return gatherChanged(payload.slice(accountPrefix.length).split(','))
    if (payload.startsWith(projectPrefix)) return gatherProject(payload.slice(projectPrefix.length))
    if (payload === reviewPayload) return gatherReview()
    const notified = new Set(payload.split(',').map(Number))
    for (const subscriber of subscribers) if (notified.has(subscriber.reader.user_id)) wake(subscriber)
  }

  /** A role with many holders changes many accounts in one commit: the streams are gone through once. */
  function gatherChanged(user_ids: string[]) {
    for (const user_id of user_ids) changedAccounts.add(Number(user_id))
    announcing ??= setTimeout(announceChanged, gatherFor).unref()
  }

  /** Several changes in quick succession are one event for each member. */
  function gatherProject(changed: string) {
    const [project_id, members = ''] = changed.split(':')
    for (const user_id of members.split(',').map(Number))
      changedProjects.set(user_id, (changedProjects.get(user_id) ?? new Set()).add(Number(project_id)))
    announcing ??= setTimeout(announceChanged, gatherFor).unref()
  }

  function gatherReview() {
    changedReviews = true
    announcing ??= setTimeout(announceChanged, gatherFor).unref()
  }

  function announceChanged() {
    for (const subscriber of subscribers) {
      const { user_id } = subscriber.reader
      if (changedAccounts.has(user_id)) sendEvent(subscriber, accountEvent)
      for (const project_id of changedProjects.get(user_id) ?? []) sendEvent(subscriber, projectEvent(project_id))
      if (changedReviews && subscriber.reviews) sendEvent(subscriber, reviewEvent)
    }
    changedAccounts.clear()
    changedProjects.clear()
    changedReviews = false
    announcing = undefined
  }

  /** Notifications may have been lost while the connection was down. */
  function catchUp() {
    for (const subscriber of subscribers) {
      wake(subscriber)
      sendEvent(subscriber, accountEvent)
      sendEvent(subscriber, projectEvent(null))
      if (subscriber.reviews) sendEvent(subscriber, reviewEvent)
    }
  }

  /** A sign of life first: it does not depend on the database. */
  async function lookAfterAll() {
    // Whoever subscribes while the database is asked is not among those it is asked about.
    const present = [...subscribers]
    for (const subscriber of present) sendEvent(subscriber, ': \n\n')
    const signedIn = await stillSignedIn(
      db,
      present.map(({ token_hash }) => token_hash),
    )
    const behind = await findBehind(db, present)
    for (const subscriber of present) {
      if (!signedIn.has(subscriber.token_hash.toString('hex'))) dismiss(subscriber)
      else if (behind.has(subscriber.reader.user_id)) wake(subscriber)
    }
  }

  function leave(subscriber: NoticeSubscriber) {
    subscribers.delete(subscriber)
    forget(subscriber)
  }

  /** Who does not take the end, either, is not waited for. */
  function dismiss(subscriber: NoticeSubscriber) {
    leave(subscriber)
    subscriber.stream.end()
    setTimeout(() => subscriber.stream.destroy(), 1_000).unref()
  }

  function sendElsewhere(subscriber: NoticeSubscriber) {
    // Each a moment of their own: they would all be at the next process's door at once.
    sendEvent(subscriber, `retry: ${200 + Math.floor(Math.random() * 1_500)}\n\n`)
    dismiss(subscriber)
  }

  return {
    async open({ user_id, language, menus }, token_hash, last) {
      const reader = { user_id: user_id as number, language }
      const stream = new PassThrough()
      await start()
      const from = last ?? (await newestNotice(db, reader.user_id))
      const subscriber: NoticeSubscriber = {
        reader,
        token_hash,
        reviews: holdsScreen(menus, 'review') || holdsScreen(menus, 'app_review'),
        stream,
        last: from,
        unread: null,
        busy: false,
      }
      const [oldest, ...others] = [...subscribers].filter((other) => other.reader.user_id === user_id)
      if (oldest && others.length + 1 >= perPerson) dismiss(oldest)

      subscribers.add(subscriber)
      stream.once('close', () => leave(subscriber))
      sendEvent(subscriber, 'retry: 2000\n\n')
      if (state.draining) sendElsewhere(subscriber)
      else wake(subscriber)
      return stream
    },

    async close() {
      clearInterval(beating)
      clearTimeout(announcing)
      for (const subscriber of subscribers) sendElsewhere(subscriber)
      await (await listening)?.close()
    },
  }
}

/** Null: any of them may have changed. */
function projectEvent(project_id: number | null): string {
  return `event: project\ndata: ${JSON.stringify({ project_id })}\n\n`
}
