import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Cover } from '../../ui/cover/cover.tsx'
import { ArrowIcon } from '../../ui/icon/home-icons.tsx'
import type { ListedKit } from './find-kits.ts'
import styles from './kit-shelves.module.css'

interface KitShelvesProps {
  kits: ListedKit[]
  /** Of their titles. */
  level: 2 | 3
  /** Those on the first screen are loaded at once. */
  eager?: number
}

/** Kits, each as a board with the first of its pictures on it. */
export function KitShelves({ kits, level, eager = 0 }: KitShelvesProps) {
  const { t } = useTranslation()
  const Heading = `h${level}` as const

  return (
    <ul className={styles.shelves} data-level={level}>
      {kits.map(({ slug, title, lead, resource_ids, matter_count, resources }, place) => (
        <li key={slug}>
          <div className={styles.board} aria-hidden="true">
            {resources.map(({ resource_id, resource_type, cover, cover_seed }) => (
              <Cover key={resource_id} type={resource_type} id={cover_seed} image={cover} lazy={place >= eager} />
            ))}
          </div>
          <Heading>
            <Link to={`/resource/kits/${slug}`}>{title}</Link>
            <small>
              {t('count.items', { count: resource_ids.length })}
              {matter_count > 1 && ` · ${t('kits.covers', { count: matter_count })}`}
            </small>
            <ArrowIcon size={18} />
          </Heading>
          <p>{lead}</p>
        </li>
      ))}
    </ul>
  )
}
