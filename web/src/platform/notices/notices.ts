import type { NoticeView } from '@atrium/contract/notice/notice'
import { ask } from '../api/ask.ts'
import { quietCaller } from '../api/browser-caller.ts'
import { refreshLogin } from '../session/login-refresh.ts'
import { createStore } from '../state/store.ts'
import type { StreamEvent } from './event-stream.ts'
import { listenOn } from './listen.ts'

export interface NoticeCounts {
  /** Null until somebody has said. 100 are more than 99. */
  unread: number | null
  /** The number of the newest notice, as far as it is known. */
  newest: number | null
  /** The newest that came while this window was open. */
  arrived: NoticeView | null
}

/** What windows of one browser tell each other. */
type NoticeTabMessage = { notice: NoticeView } | { unread: number; last: number } | ProjectChange | { work: true }

/** Null: any of the person's projects may have changed. */
type ProjectChange = { project_id: number | null }

const refreshSpread = 5_000

const none: NoticeCounts = { unread: null, newest: null, arrived: null }
const counts = createStore(none)
const projects = new EventTarget()
const work = new EventTarget()

export const useNotices = counts.use
export const knownNotices = counts.read

/** Nobody counts further. */
export function unreadShown(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}

/** Calls the listener when a member has changed the project, until it is stopped. */
export function listenToProject(project_id: number, listener: () => void): () => void {
  const hear = (event: Event) => {
    const { detail } = event as CustomEvent<ProjectChange>
    if (detail.project_id === null || detail.project_id === project_id) listener()
  }
  projects.addEventListener('project', hear)
  return () => projects.removeEventListener('project', hear)
}

/** Calls the listener when what waits for staff has changed, until it is stopped. */
export function listenToWork(listener: () => void): () => void {
  work.addEventListener('work', listener)
  return () => work.removeEventListener('work', listener)
}

export function setUnread(unread: number) {
  know({ unread })
}

/**
 * One window of a browser listens for all of them: a stream for each would use up the few connections a browser has per
 * host. When it closes, the next takes over from the number all of them know.
 */
export function startNotices(): () => void {
  const stop = new AbortController()
  const others = new BroadcastChannel('notices')
  others.onmessage = ({ data }: MessageEvent<NoticeTabMessage>) => applyMessage(data)

  function hear({ event, data }: StreamEvent) {
    if (event === 'account') return void refreshSoon()
    const parsed = JSON.parse(data)
    share(event === 'notice' ? { notice: parsed } : parsed)
  }

  function share(word: NoticeTabMessage) {
    applyMessage(word)
    others.postMessage(word)
  }

  /** Notices that were missed are sent again; changes of projects and of work are not. */
  function reopened() {
    share({ project_id: null })
    share({ work: true })
  }

  async function run() {
    await begin()
    const listen = () => listenOn({ last: () => counts.read().newest, hear, reopened, signal: stop.signal })
    // Only under https and on one's own machine: elsewhere each window listens by itself.
    if (navigator.locks) await navigator.locks.request('notices', { signal: stop.signal }, listen)
    else await listen()
  }
  run().catch(() => {})

  return () => {
    stop.abort()
    others.close()
    know(none)
  }
}

/** Roles with many holders change for all of them at once: their browsers do not ask in the same moment. */
async function refreshSoon() {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * refreshSpread))
  await refreshLogin().catch(() => {})
}

/** Where listening begins: at the newest there is. */
async function begin() {
  try {
    const { list, unread } = await ask(quietCaller(), 'GET /api/notices', { query: { size: 1 } })
    know({ unread, newest: Math.max(counts.read().newest ?? 0, list[0]?.notice_id ?? 0) })
  } catch {
    // The stream says it, too.
  }
}

/** What is known already came by another way: after a reconnection, or from another window. */
function applyMessage(word: NoticeTabMessage) {
  if ('project_id' in word) {
    projects.dispatchEvent(new CustomEvent<ProjectChange>('project', { detail: word }))
  } else if ('work' in word) {
    work.dispatchEvent(new Event('work'))
  } else if ('unread' in word) {
    know({ unread: word.unread, newest: Math.max(counts.read().newest ?? 0, word.last) })
  } else if (word.notice.notice_id > (counts.read().newest ?? 0)) {
    know({ newest: word.notice.notice_id, arrived: word.notice })
  }
}

function know(news: Partial<NoticeCounts>) {
  counts.change({ ...counts.read(), ...news })
}
