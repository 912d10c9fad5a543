import { Link } from 'react-router'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { type AuthorWork, workAddress } from './work.ts'
import styles from './works.module.css'

/** Apps or articles of an author, newest first. */
export function Works({ list }: { list: AuthorWork[] }) {
  const { language, now } = usePage()
  return (
    <ul className={styles.works}>
      {list.map((work) => (
        <li key={work.item_id}>
          <h2>
            <Link to={workAddress(work)}>{work.title}</Link>
          </h2>
          {work.summary && <p>{work.summary}</p>}
          <time dateTime={work.published_at}>{formatDate(work.published_at, now, language)}</time>
        </li>
      ))}
    </ul>
  )
}
