import { useTranslation } from 'react-i18next'
import { ListPager } from '../../page/list-pager.tsx'
import { useAddressWith } from '../../platform/address/address.ts'
import { SortLinks } from '../../ui/navigation/sort-links.tsx'
import type { SearchInput } from './asked.ts'
import type { SearchAnswer } from './find.ts'
import { Hit } from './hit.tsx'
import styles from './kind-list.module.css'

const pageSize = 20

interface KindListProps {
  asked: SearchInput
  page: number
  found: SearchAnswer
}

/** All of one kind, page by page. */
export function KindList({ asked, page, found: { search_id, total, list } }: KindListProps) {
  const { t } = useTranslation('home_page')
  const addressWith = useAddressWith()
  const orders = ordersOf(asked.kind)

  return (
    <>
      {orders.length > 1 && (
        <div className={styles.tools}>
          <SortLinks
            label={t('search.order.label')}
            current={asked.order}
            orders={orders.map((id) => ({
              id,
              name: t(`search.order.${id}`),
              to: addressWith({ order: id === 'relevance' ? null : id }),
            }))}
          />
        </div>
      )}
      {list.map((hit, at) => (
        <Hit key={hit.item_id} hit={hit} standing={{ search_id, place: (page - 1) * pageSize + at + 1 }} level={2} />
      ))}
      <ListPager page={page} total={total} size={pageSize} />
    </>
  )
}

/** Only what is taken away can be in the order of how often; own projects are few. */
function ordersOf(kind: SearchInput['kind']): SearchInput['order'][] {
  if (kind === 'project') return []
  const isTaken = kind === 'resource' || kind === 'app' || kind === 'release'
  return isTaken ? ['relevance', 'newest', 'most_downloaded'] : ['relevance', 'newest']
}
