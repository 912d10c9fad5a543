import { type NoticeTopic, topicOf } from '@atrium/contract/notice/kinds'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNotices } from '../../platform/notices/notices.ts'

/** Acts when the bell rings for something the page shows. */
export function useNoticeArrival(topic: NoticeTopic, act: () => void) {
  const { arrived } = useNotices()
  const newest = arrived && topicOf(arrived.kind) === topic ? arrived.notice_id : null
  // What came before the page was opened is in it already.
  const known = useRef(newest)
  const onArrival = useEffectEvent(act)

  useEffect(() => {
    if (newest === null || newest === known.current) return
    known.current = newest
    onArrival()
  }, [newest])
}
