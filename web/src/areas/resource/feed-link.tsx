import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page.ts'
import { feedAddress } from './feed-address.ts'
import styles from './feed-link.module.css'

interface FeedHintProps {
  type: ResourceType | null
  tag?: { id: number; name: string }
}

/** Tells browsers and readers of feeds where the feed of a type, or of a tag within it, is. */
export function FeedHint({ type, tag }: FeedHintProps) {
  const { t } = useTranslation('resource')
  const { language, platformTitle } = usePage()
  const name = type ? t(`common:type.${type}.name`) : t('list.title')
  const shown = tag ? t('feed.of_tag', { name, tag: tag.name }) : name

  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${shown} · ${platformTitle}`}
      href={feedAddress(type, language, tag?.id)}
    />
  )
}

/** The same for people, at the foot of a list. */
export function FeedLink({ type, tag_id }: { type: ResourceType | null; tag_id: number | undefined }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const name = type ? t(`common:type.${type}.name`) : t('list.title')

  return (
    <p className={styles.feed}>
      <a href={feedAddress(type, language, tag_id)}>
        {tag_id ? t('feed.subscribe_tag', { name }) : t('feed.subscribe', { name })}
      </a>
    </p>
  )
}
