import { type NoticeTopic, topicOf } from '@atrium/contract/notice/kinds'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useNotices } from '../../platform/notices/notices.ts'

/** Loads the page again when the bell rings for something it shows. */
export function useNoticeRefresh(topic: NoticeTopic) {
  const { arrived } = useNotices()
  const { revalidate } = useRevalidator()
  const newest = arrived && topicOf(arrived.kind) === topic ? arrived.notice_id : null
  // What came before the page was opened is in it already.
  const known = useRef(newest)

  useEffect(() => {
    if (newest === null || newest === known.current) return
    known.current = newest
    void revalidate()
  }, [newest, revalidate])
}
