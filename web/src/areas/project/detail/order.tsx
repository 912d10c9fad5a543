import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import type { ProjectContentsItem } from '../project.ts'
import styles from './order.module.css'

/** Types in the order in which they come; the exact order of all items is told by their numbers and in the README. */
export function InstallOrder({ items }: { items: ProjectContentsItem[] }) {
  const { t } = useTranslation('project')
  const types = [...new Set(items.map(({ resource_type }) => resource_type))].filter(
    (type): type is ResourceType => type !== null,
  )
  if (types.length < 2) return null

  return (
    <section>
      <Lintel size="section">{t('order.title')}</Lintel>
      <ol className={styles.steps} data-many={types.length > 4 || undefined}>
        {types.map((type) => (
          <li key={type}>
            <h3>{t(`common:type.${type}.name`)}</h3>
            <p>{t(`order.${type}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
