import { type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import styles from './coverage.module.css'
import type { KitAnswer } from './find-kit.ts'

type KitItem = KitAnswer['items'][number]

/** What is to be done, and with which resources: a square leads to its resource. */
export function Coverage({ items }: Pick<KitAnswer, 'items'>) {
  const { t } = useTranslation('resource')
  const there = items.filter(({ state }) => state !== 'withdrawn')
  const used = new Set(there.map(({ resource_type }) => resource_type))
  const rows = [...Map.groupBy(there, ({ matter }) => matter)]
  if (there.length === 0) return <div />

  return (
    <section className={styles.coverage}>
      <Lintel size="section">{t('kit.covers')}</Lintel>
      <Table
        caption={t('kit.covers')}
        rows={rows}
        keyOf={([matter]) => matter}
        columns={[
          { id: 'matter', name: t('kit.matter'), cell: ([matter]) => matter || t('kit.other') },
          ...resourceTypes
            .filter((type) => used.has(type))
            .map((type) => ({
              id: type,
              name: <TypeName type={type} />,
              cell: ([, of]: [string, KitItem[]]) => (
                <Squares list={of.filter(({ resource_type }) => resource_type === type)} />
              ),
            })),
        ]}
      />
    </section>
  )
}

function TypeName({ type }: { type: ResourceType }) {
  const { t } = useTranslation()
  return (
    <span className={styles.type}>
      <Glyph type={type} size={16} />
      <span>{t(`type.${type}.name`)}</span>
    </span>
  )
}

function Squares({ list }: { list: KitItem[] }) {
  if (list.length === 0) return <span className={styles.none}>·</span>
  return (
    <span className={styles.squares}>
      {list.map(({ resource_id, resource_type, title }) => (
        <Link
          key={resource_id}
          to={`/resource/${resource_type}/${resource_id}`}
          data-type={resource_type}
          aria-label={title}
          title={title}
        >
          <Glyph type={resource_type} size={18} />
        </Link>
      ))}
    </span>
  )
}
