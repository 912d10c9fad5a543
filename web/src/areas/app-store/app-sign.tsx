import { mosaicOf } from './app-mosaic.ts'
import styles from './app-sign.module.css'

/** Neutral and geometric: an app never wears the hue of a resource type. The same app always has the same one. */
export function AppSign({ seed, size = 64 }: { seed: string; size?: number }) {
  const { ground, sides, middle } = mosaicOf(seed)

  return (
    <svg className={styles.sign} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="6" fill={ground} />
      <path fill="#f6f3ec" fillOpacity=".45" d={middle[0] + sides[0]} />
      <path fill="#f6f3ec" fillOpacity=".45" d={sides[0]} transform="matrix(-1 0 0 1 64 0)" />
      <path fill="#f6f3ec" d={middle[1] + sides[1]} />
      <path fill="#f6f3ec" d={sides[1]} transform="matrix(-1 0 0 1 64 0)" />
    </svg>
  )
}
