import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import * as page from '../../page/feed-link.tsx'

interface FeedHintProps {
  type: ResourceType | null
  tag?: { id: number; name: string }
}

/** Of a type, or of a tag within it. */
export function FeedHint({ type, tag }: FeedHintProps) {
  const { t } = useTranslation('resource')
  const name = type ? t(`common:type.${type}.name`) : t('list.title')
  const shown = tag ? t('feed.of_tag', { name, tag: tag.name }) : name
  return <page.FeedHint name={shown} feed={type ?? 'all'} tag_id={tag?.id} />
}

export function FeedLink({ type, tag_id }: { type: ResourceType | null; tag_id: number | undefined }) {
  const { t } = useTranslation('resource')
  const name = type ? t(`common:type.${type}.name`) : t('list.title')
  return (
    <page.FeedLink feed={type ?? 'all'} tag_id={tag_id}>
      {tag_id ? t('feed.subscribe_tag', { name }) : t('feed.subscribe', { name })}
    </page.FeedLink>
  )
}
