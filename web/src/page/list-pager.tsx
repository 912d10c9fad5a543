import { lastPage, useAddressWith } from '../platform/address/address.ts'
import { Pager } from '../ui/navigation/pager.tsx'
import styles from './list-pager.module.css'

interface ListPagerProps {
  page: number
  total: number
  size: number
  note?: string
  /** Its name in the address, on a page with several lists. */
  parameter?: string
}

/** Turns the pages of a list by its address; a list that fits on one page has none to turn. */
export function ListPager({ page, total, size, note, parameter = 'page' }: ListPagerProps) {
  const addressWith = useAddressWith()
  if (total <= size) return null

  return (
    <div className={styles.pager}>
      <Pager
        page={page}
        lastPage={lastPage(total, size)}
        addressOf={(wanted) => addressWith({ [parameter]: wanted > 1 ? String(wanted) : null })}
        {...(note ? { note } : {})}
      />
    </div>
  )
}
