import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Cover } from '../../ui/cover.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { AppIcon } from '../../ui/icon/app.tsx'
import styles from './lists.module.css'

interface ItemNameProps {
  item: {
    title: string
    resource_type: ResourceType | null
    cover: string | null
    cover_seed: string
    address: string | null
  }
  version?: string | null
  /** Videos are no resources, though they have the hue of one. */
  kind?: 'resource' | 'app' | 'video'
}

/** Cover, title and type of something in a list. What was taken back leads nowhere. */
export function ItemName({ item, version, kind = 'resource' }: ItemNameProps) {
  const { t } = useTranslation('person_center')
  const { title, resource_type, cover, cover_seed, address } = item
  const name = kind === 'resource' && resource_type ? t(`common:type.${resource_type}.name`) : t(`list.kind.${kind}`)

  return (
    <span className={styles.name}>
      {resource_type ? (
        <Cover type={resource_type} id={cover_seed} image={cover} lazy />
      ) : (
        <span className={styles.sign} aria-hidden="true">
          <AppIcon />
        </span>
      )}
      <span>
        {address ? <Link to={address}>{title}</Link> : <b data-gone>{title}</b>}
        <small data-type={resource_type ?? undefined}>
          {resource_type && kind === 'resource' && <Glyph type={resource_type} size={13} />}
          {version ? `${name} · v${version}` : name}
        </small>
      </span>
    </span>
  )
}
