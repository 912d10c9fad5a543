import { Link } from 'react-router'
import styles from './sort-links.module.css'

/** Orders of a list, as words; the current one is underlined in ink. */
export function SortLinks(props: {
  label: string
  orders: { id: string; name: string; to: string }[]
  current: string
}) {
  return (
    <nav className={styles.orders} aria-label={props.label}>
      {props.orders.map(({ id, name, to }) => (
        <Link key={id} to={to} aria-current={id === props.current ? 'true' : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  )
}
