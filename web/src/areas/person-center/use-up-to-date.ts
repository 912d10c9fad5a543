import type { Answer } from '@atrium/contract/calls'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { SettledCall } from '../../page/account/settle-call.ts'
import { type NoticeCounts, useNotices } from '../../platform/notices/notices.ts'

/**
 * Asks again when there is something newer than the answer shows, or what it shows was read elsewhere; once for each
 * change since it was asked for (`knew`), also where the answer failed.
 */
export function useUpToDate(answer: Promise<SettledCall<Answer<'GET /api/notices'>>>, knew: NoticeCounts) {
  const { newest, unread } = useNotices()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let over = false
    void answer.then((settled) => {
      const shown = 'data' in settled ? settled.data : null
      const cameSince = newest !== knew.newest && (newest ?? 0) > (shown?.list[0]?.notice_id ?? 0)
      const readSince = unread !== knew.unread && unread !== shown?.unread
      if (!over && (cameSince || readSince)) void revalidate()
    })
    return () => {
      over = true
    }
  }, [answer, knew, newest, unread, revalidate])
}
