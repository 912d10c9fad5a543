import type { CallInput } from '@atrium/contract/calls'
import { ask } from '../../platform/api/ask.ts'
import { byFetch, quietCaller } from '../../platform/api/browser-caller.ts'
import { setUnread } from '../../platform/notices/notices.ts'

/** They are read from now on, in every window. It goes through even where the page changes meanwhile. */
export async function readThese(which: NonNullable<CallInput<'POST /api/notices/read'>['body']>): Promise<void> {
  const { unread } = await ask(quietCaller(byFetch({ keepalive: true })), 'POST /api/notices/read', { body: which })
  setUnread(unread)
}
