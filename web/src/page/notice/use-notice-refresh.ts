import type { NoticeTopic } from '@atrium/contract/notice/kinds'
import { useRevalidator } from 'react-router'
import { useNoticeArrival } from './use-notice-arrival.ts'

/** Loads the page again when the bell rings for something it shows. */
export function useNoticeRefresh(topic: NoticeTopic) {
  const { revalidate } = useRevalidator()
  useNoticeArrival(topic, () => void revalidate())
}
