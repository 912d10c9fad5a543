import type { ReactNode } from 'react'
import { Link, useHref } from 'react-router'
import { feedAddress } from '../platform/feed/feed-address.ts'
import { usePage } from '../platform/page/page.ts'
import styles from './feed-link.module.css'

interface FeedLinkProps {
  /** 'video' for `/feed/video.xml`. */
  feed: string
  tag_id?: number | undefined
}

/** Tells browsers and readers of feeds where the feed of a page is. */
export function FeedHint({ name, feed, tag_id }: FeedLinkProps & { name: string }) {
  const { language, platformTitle } = usePage()
  const address = useHref(feedAddress(feed, language, tag_id))
  return <link rel="alternate" type="application/atom+xml" title={`${name} · ${platformTitle}`} href={address} />
}

/** The same for people, at the foot of a list. */
export function FeedLink({ feed, tag_id, children }: FeedLinkProps & { children: ReactNode }) {
  const { language } = usePage()
  return (
    <p className={styles.feed}>
      <Link to={feedAddress(feed, language, tag_id)} reloadDocument>
        {children}
      </Link>
    </p>
  )
}
