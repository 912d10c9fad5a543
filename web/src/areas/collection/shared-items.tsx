import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Cover } from '../../ui/cover/cover.tsx'
import { LanguageMark } from '../../ui/mark/language-mark.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import styles from './shared-items.module.css'

type SharedItem = NonNullable<Answer<'GET /api/shared-collections/{token}'>['folder']>['items'][number]

/** What somebody put together, in their order, with their words where they shared them. */
export function SharedItems({ items }: { items: SharedItem[] }) {
  const { t } = useTranslation('person_center')
  if (items.length === 0) return <Empty title={t('collection.folder_empty')} />

  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <Row key={item.item_id} item={item} />
      ))}
    </ol>
  )
}

function Row({ item }: { item: SharedItem }) {
  const { t } = useTranslation('person_center')
  const { kind, resource_type, title, summary, cover, cover_seed, address, version, state, note } = item
  const other = kind === 'resource' ? 'unknown' : kind
  const name = kind === 'resource' && resource_type ? t(`common:type.${resource_type}.name`) : t(`list.kind.${other}`)

  return (
    <li className={styles.row} data-type={resource_type ?? undefined}>
      {resource_type ? <Cover type={resource_type} id={cover_seed} image={cover} lazy /> : <span />}
      <div>
        <h2 lang={item.language}>{address ? <Link to={address}>{title}</Link> : title}</h2>
        <p lang={item.language}>{summary}</p>
        {note && <blockquote>{note}</blockquote>}
        <small>
          {version ? `${name} · v${version}` : name} <LanguageMark shown={item} />
          {state === 'deprecated' && <Tag kind="bad">{t('submission.state.deprecated')}</Tag>}
        </small>
      </div>
    </li>
  )
}
