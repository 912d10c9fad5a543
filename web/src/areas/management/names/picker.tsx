import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import styles from './picker.module.css'

export interface TitledItemData {
  item_id: number
  title: string
}

interface PickerProps {
  /** The ids in their order. */
  value: number[]
  change: (ids: number[]) => void
  /** The titles of those that were there from the beginning. */
  names: readonly TitledItemData[]
  /** What to write into the box, if not words of a title. */
  hint?: string
  find: (keyword: string) => Promise<SettledCall<{ list: TitledItemData[] }>>
  /** Beside a title: the version that is meant. */
  noteOf?: (id: number) => string | null
  id: string
}

/** Items that something leads to, found by words, in the order in which they were added. */
export function Picker({ value, change, names, find, hint, noteOf, id }: PickerProps) {
  const { t } = useTranslation('management')
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<TitledItemData[] | null>(null)
  const [known, setKnown] = useState<readonly TitledItemData[]>(names)
  const titleOf = (id: number) => known.find(({ item_id }) => item_id === id)?.title ?? `#${id}`

  async function search() {
    if (keyword.trim() === '') return
    const settled = await find(keyword.trim())
    if ('data' in settled) setFound(settled.data.list.filter(({ item_id }) => !value.includes(item_id)))
  }

  function add(item: TitledItemData) {
    setKnown([...known, item])
    const rest = found?.filter(({ item_id }) => item_id !== item.item_id) ?? []
    setFound(rest.length > 0 ? rest : null)
    change([...value, item.item_id])
  }

  return (
    <div className={styles.picker}>
      {value.length > 0 && (
        <ol>
          {value.map((item_id) => (
            <li key={item_id}>
              <span>{titleOf(item_id)}</span>
              {noteOf?.(item_id) && <small>{noteOf(item_id)}</small>}
              <Button
                kind="text"
                size="small"
                square
                aria-label={t('names.drop', { title: titleOf(item_id) })}
                onClick={() => change(value.filter((one) => one !== item_id))}
              >
                <CloseIcon size={16} />
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.search}>
        <Input
          id={id}
          size="small"
          value={keyword}
          maxLength={60}
          placeholder={hint ?? t('names.find_hint')}
          onChange={({ target }) => setKeyword(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void search()
          }}
        />
        <Button size="small" onClick={() => void search()}>
          {t('names.find')}
        </Button>
      </div>
      {found && (
        <div className={styles.found} role="status">
          {found.length === 0 && t('list.nothing')}
          {found.map((item) => (
            <Button key={item.item_id} size="small" onClick={() => add(item)}>
              <PlusIcon size={14} />
              {item.title}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
