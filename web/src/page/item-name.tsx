import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Cover } from '../ui/cover/cover.tsx'
import { Glyph } from '../ui/cover/glyph.tsx'
import { AppIcon } from '../ui/icon/home-icons.tsx'
import { FileIcon } from '../ui/icon/icons.tsx'
import styles from './item-name.module.css'

interface ItemNameProps {
  item: {
    title: string
    /** Of a video the hue of its cover; null for an app, and while nobody knows what a file is. */
    resource_type: ResourceType | null
    cover: string | null
    cover_seed: string
    /** Null for what was taken back: it leads nowhere. */
    address: string | null
  }
  version?: string | null
  kind?: 'resource' | 'app' | 'video'
}

/** Cover, title and type of something in a list of one's own. */
export function ItemName({ item, version, kind = 'resource' }: ItemNameProps) {
  const { t } = useTranslation('person_center')
  const { title, resource_type, cover, cover_seed, address } = item
  const type = kind === 'resource' ? resource_type : null
  const other = kind === 'resource' ? 'unknown' : kind
  const name = type ? t(`common:type.${type}.name`) : t(`list.kind.${other}`)

  return (
    <span className={styles.name}>
      {resource_type ? (
        <Cover type={resource_type} id={cover_seed} image={cover} lazy />
      ) : (
        <span className={styles.sign} aria-hidden="true">
          {kind === 'app' ? <AppIcon /> : <FileIcon />}
        </span>
      )}
      <span>
        {address ? <Link to={address}>{title}</Link> : <b>{title}</b>}
        <small data-type={type ?? undefined}>
          {type && <Glyph type={type} size={13} />}
          {version ? `${name} · v${version}` : name}
        </small>
      </span>
    </span>
  )
}
