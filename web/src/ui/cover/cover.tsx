import type { ResourceType } from '@atrium/contract/resource-types'
import { useState } from 'react'
import { useHref } from 'react-router'
import styles from './cover.module.css'

interface CoverProps {
  type: ResourceType
  /** What the drawing is made from: it never changes for the same id. */
  id: string | number
  /** An uploaded picture wins over the drawing, as long as it can be shown. */
  image?: string | null | undefined
  /** Videos are 16:9, everything else 8:5. */
  shape?: 'usual' | 'video'
  /** Pictures below the first screen may wait. */
  lazy?: boolean
}

/** A picture beside a title that says the same in words, hence hidden from those who listen. */
export function Cover({ type, id, image, shape = 'usual', lazy = false }: CoverProps) {
  const [failedImage, setFailedImage] = useState<string | null>(null)
  const drawing = useHref(`/covers/${type}/${encodeURIComponent(id)}.svg#cover`)

  return (
    <span className={styles.frame} data-type={type} data-shape={shape} aria-hidden="true">
      {image && image !== failedImage ? (
        <img
          className={styles.image}
          src={image}
          alt=""
          loading={lazy ? 'lazy' : 'eager'}
          ref={(element) => {
            // Before hydration an image may already have failed, and its error event is gone.
            if (element?.complete && element.naturalWidth === 0) setFailedImage(image)
          }}
          onError={() => setFailedImage(image)}
        />
      ) : (
        <svg className={styles.drawing} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" role="presentation">
          <use href={drawing} />
        </svg>
      )}
    </span>
  )
}
