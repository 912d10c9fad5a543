import styles from './app-sign.module.css'

const grounds = ['#5b5a35', '#7c4a33', '#37506f', '#6b6353', '#1c1b18', '#0b6a4b']

/** Each in two tones: what lies behind, and what stands before it. */
const shapes = [
  ['M29 32a12 12 0 1 1 24 0a12 12 0 1 1-24 0', 'M11 32a12 12 0 1 1 24 0a12 12 0 1 1-24 0'],
  ['M14 50V32a18 18 0 0 1 36 0v18z', 'M23 50V34a9 9 0 0 1 18 0v16z'],
  ['M14 50 32 14l18 36z', 'M23 38a9 9 0 1 1 18 0a9 9 0 1 1-18 0'],
  ['M33 14h17v17H33z', 'M14 14h17v17H14zM33 33h17v17H33z'],
  ['M14 14h36v36z', 'M14 14v36h36z'],
]

/** Neutral and geometric: an app never wears the hue of a resource type. The same app always has the same one. */
export function AppSign({ seed, size = 64 }: { seed: string; size?: number }) {
  const turn = [...seed].reduce((sum, letter) => (sum * 33 + (letter.codePointAt(0) ?? 0)) % 9973, 11)
  const [behind, before] = shapes[turn % shapes.length] ?? []

  return (
    <svg className={styles.sign} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="6" fill={grounds[turn % grounds.length]} />
      <path fill="#f6f3ec" fillOpacity=".45" d={behind} />
      <path fill="#f6f3ec" d={before} />
    </svg>
  )
}
