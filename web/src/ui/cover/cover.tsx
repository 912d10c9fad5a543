import type { ResourceType } from '@atrium/contract/resource-types'
import { useHref } from 'react-router'
import styles from './cover.module.css'

interface CoverProps {
  type: ResourceType
  /** What the drawing is made from: it never changes for the same id. */
  id: string | number
  /** The picture of a version, or an uploaded one: it wins over the drawing, as long as it can be shown. */
  image?: string | null | undefined
  /** Videos are 16:9, everything else 8:5. */
  shape?: 'usual' | 'video'
  /** Pictures below the first screen may wait. */
  lazy?: boolean
}

/**
 * A picture beside a title that says the same in words, hence hidden from those who listen. The drawing stands in for a
 * picture that fails: `broken-images.ts` then gives it its address.
 */
export function Cover({ type, id, image, shape = 'usual', lazy = false }: CoverProps) {
  const drawing = useHref(`/covers/${type}/${encodeURIComponent(id)}.svg#cover`)
  const [, folder, light] = thumbnail.exec(image ?? '') ?? []
  const pictures = light ? ['light-', 'dark-'] : ['']

  return (
    <span key={image} className={styles.frame} data-type={type} data-shape={shape} aria-hidden="true">
      {folder !== undefined
        ? pictures.map((theme) => <Thumbnail key={theme} folder={folder} theme={theme} lazy={lazy} />)
        : image && <img className={styles.image} src={image} alt="" loading={lazy ? 'lazy' : 'eager'} />}
      <svg className={styles.drawing} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" role="presentation">
        <use {...(image ? { 'data-href': drawing } : { href: drawing })} />
      </svg>
    </span>
  )
}

/** `/file/thumbnail/12/9f86d0/640.png`; diagrams have one for each theme: `light-640.png`. */
const thumbnail = /^(.*\/file\/thumbnail\/\d+\/\w+\/)(light-)?640\.png$/

interface ThumbnailProps {
  folder: string
  theme: string
  lazy: boolean
}

/**
 * Two widths in three formats. Only a lazy picture is chosen by the width it turns out to have; and only a lazy one is not
 * loaded while the other theme hides it.
 */
function Thumbnail({ folder, theme, lazy }: ThumbnailProps) {
  const isLazy = lazy || theme !== ''
  const sourceOf = (width: number, format: string) => `${folder}${theme}${width}.${format} ${width}w`

  return (
    <picture className={styles.picture} data-theme-of={theme}>
      {['avif', 'webp'].map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={`${sourceOf(320, format)}, ${sourceOf(640, format)}`}
          sizes={isLazy ? 'auto, 320px' : '320px'}
        />
      ))}
      <img className={styles.image} src={`${folder}${theme}640.png`} alt="" loading={isLazy ? 'lazy' : 'eager'} />
    </picture>
  )
}
