import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemName } from '../../../page/item-name.tsx'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ChevronDownIcon } from '../../../ui/icon/home-icons.tsx'
import { ChevronUpIcon, EditIcon } from '../../../ui/icon/icons.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { CollectedItemData } from './collection.ts'
import styles from './items.module.css'
import { NoteForm } from './note-form.tsx'
import type { CollectionOrder } from './use-order.ts'

interface ItemRowProps {
  item: CollectedItemData
  place: number
  order: CollectionOrder
  ticked: boolean
  onTick: () => void
}

export function ItemRow({ item, place, order, ticked, onTick }: ItemRowProps) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const { item_id, title, kind, version, collected_at } = item
  const [writing, setWriting] = useState(false)

  return (
    // In a row that can be dragged nobody could mark words of the note.
    <li className={styles.row} data-selected={ticked || undefined} draggable={!writing} {...order.dragging(item_id)}>
      <Checkbox checked={ticked} aria-label={t('list.select', { title })} onChange={onTick} />
      {/* At the ends they stay within reach: whoever moves by keys would lose the place. */}
      <span className={styles.steps}>
        <Button
          kind="text"
          size="small"
          square
          aria-disabled={place === 0}
          aria-label={t('collection.up', { title })}
          onClick={() => order.step(place, -1)}
        >
          <ChevronUpIcon size={16} />
        </Button>
        <Button
          kind="text"
          size="small"
          square
          aria-disabled={place === order.list.length - 1}
          aria-label={t('collection.down', { title })}
          onClick={() => order.step(place, 1)}
        >
          <ChevronDownIcon size={16} />
        </Button>
      </span>
      <div className={styles.what}>
        <ItemName item={item} kind={kind} version={version} />
        {writing ? (
          <NoteForm item={item} onClose={() => setWriting(false)} />
        ) : (
          <Note item={item} onWrite={() => setWriting(true)} />
        )}
      </div>
      <Marks item={item} />
      <span className={styles.when}>{formatMoment(collected_at, new Date().toISOString(), language)}</span>
    </li>
  )
}

function Marks({ item: { state, is_newer, version } }: { item: CollectedItemData }) {
  const { t } = useTranslation('person_center')
  return (
    <span className={styles.marks}>
      {state !== 'published' && <Tag kind="bad">{t(`submission.state.${state}`)}</Tag>}
      {is_newer && state !== 'withdrawn' && <Tag kind="good">{t('load.newer', { version })}</Tag>}
    </span>
  )
}

function Note({ item, onWrite }: { item: CollectedItemData; onWrite: () => void }) {
  const { t } = useTranslation('person_center')
  const words = t(item.note ? 'collection.change_note' : 'collection.add_note')
  return (
    <p className={styles.note}>
      {item.note && <span>{item.note}</span>}
      <Button kind="text" size="small" aria-label={`${words} ${item.title}`} onClick={onWrite}>
        <EditIcon size={14} />
        {words}
      </Button>
    </p>
  )
}
