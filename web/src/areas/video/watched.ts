import { type ApiCaller, ask } from '../../platform/api/ask.ts'
import { byFetch, quietCaller } from '../../platform/api/browser-caller.ts'
import { readLogin } from '../../platform/session/session.ts'

/** How far somebody watched a video. */
export interface WatchedVideoData {
  video_id: number
  seconds: number
  duration_seconds: number
}

const key = 'watched_videos'
/** The latest of them: nobody goes on with more. */
const kept = 50

/** The latest first: a member's from the account, a visitor's from this browser. */
export async function listWatched(caller: ApiCaller): Promise<WatchedVideoData[]> {
  if (!readLogin()) return readHere()
  return (await ask(caller, 'GET /api/videos/watched')).list
}

/** What a visitor watched here goes along when they sign in, until the account knows better. */
export async function findWatched(caller: ApiCaller, video_id: number): Promise<WatchedVideoData | null> {
  const here = readHere().find((one) => one.video_id === video_id) ?? null
  if (!readLogin()) return here
  return (await ask(caller, 'GET /api/videos/{video_id}/progress', { params: { video_id } })) ?? here
}

export async function saveWatched(watched: WatchedVideoData): Promise<void> {
  const { video_id, seconds } = watched
  const others = readHere().filter((one) => one.video_id !== video_id)
  if (!readLogin()) return keepHere([watched, ...others].slice(0, kept))

  // Also when the page is being closed.
  const caller = quietCaller(byFetch({ keepalive: true }))
  await ask(caller, 'PUT /api/videos/{video_id}/progress', { params: { video_id }, body: { seconds } })
  keepHere(others)
}

function readHere(): WatchedVideoData[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function keepHere(list: WatchedVideoData[]) {
  try {
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Without storage, every visit begins at the beginning.
  }
}
