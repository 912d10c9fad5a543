import { noticeMail } from '../src/areas/notice/notice.jobs.ts'
import { noticeSpread } from '../src/areas/notice/notice.spread-jobs.ts'
import type { Platform } from '../src/platform.ts'
import { runWaiting } from './run-waiting.ts'

/** Tells everybody who waits to be told, as a worker would. */
export function spreadNews(platform: Platform): Promise<void> {
  return runWaiting(platform, noticeSpread)
}

/** Writes the letters of notices that go out at once; `receivedLetters` then sends them. */
export function mailAtOnce(platform: Platform): Promise<void> {
  return runWaiting(platform, noticeMail)
}
