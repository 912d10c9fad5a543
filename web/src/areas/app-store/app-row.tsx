import type { Answer } from '@atrium/contract/calls'
import { Rating } from '../../ui/rating.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './list.module.css'

type App = Answer<'GET /api/apps'>['list'][number]

export function AppRow({ app }: { app: App }) {
  return (
    <li className={styles.app}>
      <AppSign seed={app.app_id} />
      <div>
        <h2>{app.title}</h2>
        <p>{app.summary}</p>
        <div className={styles.meta}>
          {app.rating && <Rating value={app.rating} />}
          <span>{app.publisher}</span>
          <Tag>{app.app_category_name}</Tag>
        </div>
      </div>
    </li>
  )
}

const grounds = ['#5b5a35', '#7c4a33', '#37506f', '#6b6655', '#1c1b18', '#0b6a4b']
const shapes = [
  'M14 32a10 10 0 1 1 20 0 10 10 0 1 1-20 0M30 32a10 10 0 1 1 20 0 10 10 0 1 1-20 0',
  'M16 48V34a16 16 0 0 1 32 0v14H38V38a6 6 0 0 0-12 0v10z',
  'M32 14 50 48H14z',
  'M16 16h14v14H16zM34 34h14v14H34z',
  'M16 16h32L16 48z',
]

/** Neutral and geometric: an app never wears the hue of a resource type. */
function AppSign({ seed }: { seed: number }) {
  return (
    <svg className={styles.sign} width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="6" fill={grounds[seed % grounds.length]} />
      <path fill="#fcfbf8" fillOpacity=".9" d={shapes[seed % shapes.length]} />
    </svg>
  )
}
