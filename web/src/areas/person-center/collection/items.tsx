import { useTranslation } from 'react-i18next'
import { ReadOn } from '../../../page/own-list.tsx'
import { useTicked } from '../../../page/use-ticked.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { GoLink } from '../../../ui/navigation/go-link.tsx'
import { Empty } from '../../../ui/state/empty.tsx'
import { Bulk } from './bulk.tsx'
import type { CollectionPage, CollectionSelection, OwnFolder } from './collection.ts'
import { ItemRow } from './item-row.tsx'
import styles from './items.module.css'
import { useOrder } from './use-order.ts'

interface ItemsProps {
  found: CollectionPage
  folders: OwnFolder[]
  chosen: CollectionSelection
}

/** What was collected, in one's own order. */
export function Items({ found: { list, total, next }, folders, chosen }: ItemsProps) {
  const { t } = useTranslation('person_center')
  const ticked = useTicked(list.map(({ item_id }) => item_id))
  const order = useOrder(list)
  if (list.length === 0) return <Nothing chosen={chosen} />

  const selected = list.filter(({ item_id }) => ticked.has(item_id))

  return (
    <>
      <div className={styles.bulk}>
        <Checkbox checked={ticked.isAll} partly={ticked.isSome} onChange={ticked.toggleAll}>
          {ticked.count > 0 ? t('list.selected', { count: ticked.count }) : t('list.select_all')}
        </Checkbox>
        {ticked.count > 0 && <Bulk selected={selected} folders={folders} onDone={ticked.none} />}
      </div>
      <ul className={styles.items} aria-label={t('page.collection')}>
        {order.list.map((item, place) => (
          <ItemRow
            key={item.item_id}
            item={item}
            place={place}
            order={order}
            ticked={ticked.has(item.item_id)}
            onTick={() => ticked.toggle(item.item_id)}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {order.announced}
      </p>
      <ReadOn next={next} after={chosen.after} note={t('collection.total', { count: total })} />
    </>
  )
}

function Nothing({ chosen: { folder, keyword } }: { chosen: CollectionSelection }) {
  const { t } = useTranslation('person_center')
  const all = <ButtonLink to="?">{t('list.all')}</ButtonLink>
  if (keyword) return <Empty title={t('list.nothing', { keyword })} actions={all} />
  if (folder !== undefined) {
    return (
      <Empty title={t('collection.folder_empty')} actions={all}>
        {t('collection.folder_empty_text')}
      </Empty>
    )
  }
  return (
    <Empty title={t('collection.none')} actions={<GoLink to="/resource">{t('list.library')}</GoLink>}>
      {t('collection.none_text')}
    </Empty>
  )
}
