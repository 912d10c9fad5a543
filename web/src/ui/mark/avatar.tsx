import { useState } from 'react'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  image?: string | null
  size?: 20 | 24 | 28 | 32 | 40 | 48 | 64
  /** Ink for oneself; other people have a colour that stays theirs. */
  own?: boolean
}

/** A portrait, or the first character of the name. The name itself stands beside it. */
export function Avatar({ name, image, size = 32, own = false }: AvatarProps) {
  const [failedImage, setFailedImage] = useState<string | null>(null)
  const [first = ''] = name

  return (
    <span className={styles.avatar} data-size={size} data-colour={own ? undefined : colourOf(name)} aria-hidden="true">
      {image && image !== failedImage ? (
        <img
          src={image}
          alt=""
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) setFailedImage(image)
          }}
          onError={() => setFailedImage(image)}
        />
      ) : (
        first.toUpperCase()
      )}
    </span>
  )
}

function colourOf(name: string): number {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return (sum % 6) + 1
}
