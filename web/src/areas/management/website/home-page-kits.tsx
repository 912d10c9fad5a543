import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Table } from '../../../ui/layout/table.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { KitForm } from './home-page-kit.tsx'
import { Part } from './part.tsx'
import styles from './website.module.css'

type KitRowData = Answer<'GET /api/management/kits'>['list'][number]

/** Kits, in the order in which pages list them. */
export function HomePageKits({ list }: { list: KitRowData[] }) {
  const { t } = useTranslation('management')
  const { language, now } = usePage()
  const addressWith = useAddressWith()

  return (
    <Part
      title={t('home_page.kits.title')}
      lead={t('home_page.kits.lead')}
      opens={{ name: t('home_page.kits.new'), key: 'kit', value: 'new' }}
    >
      <div className={styles.box}>
        <Table
          caption={t('home_page.kits.title')}
          rows={list}
          keyOf={({ kit_id }) => kit_id}
          columns={[
            {
              id: 'title',
              name: t('home_page.column.title'),
              cell: ({ kit_id, title, slug }) => (
                <Link to={addressWith({ kit: String(kit_id) })} preventScrollReset>
                  {title || slug}
                </Link>
              ),
            },
            {
              id: 'state',
              name: t('home_page.column.state'),
              cell: ({ is_published }) => (
                <Tag kind={is_published ? 'good' : 'usual'}>
                  {t(is_published ? 'home_page.kits.published' : 'home_page.kits.draft')}
                </Tag>
              ),
            },
            {
              id: 'items',
              name: t('home_page.field.items'),
              kind: 'number',
              cell: ({ item_count, withdrawn_count }) =>
                withdrawn_count > 0
                  ? t('home_page.kits.items_withdrawn', { count: item_count, withdrawn: withdrawn_count })
                  : item_count,
            },
            { id: 'position', name: t('home_page.column.position'), kind: 'number', cell: ({ position }) => position },
            {
              id: 'updated_at',
              name: t('home_page.column.updated_at'),
              minor: true,
              cell: ({ updated_at }) => formatMoment(updated_at, now, language),
            },
          ]}
        />
      </div>
      <KitForm />
    </Part>
  )
}
