import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/ask.ts'
import type { Collected } from './collection.ts'

interface Place {
  side: 'before' | 'after'
  of: number
}

export type Order = ReturnType<typeof useOrder>

/** The order of the list as it is, and how something in it is put elsewhere: by hand, or step by step from the keyboard. */
export function useOrder(list: Collected[]) {
  const { t } = useTranslation('person_center')
  const { change, busy } = useChange()
  const [held, setHeld] = useState<number | null>(null)
  const [over, setOver] = useState<Place | null>(null)
  const [said, setSaid] = useState('')
  // Shown as it will be while the answer is on its way.
  const [moved, setMoved] = useState<{ item_id: number; to: Place; from: Collected[] } | null>(null)
  const shown = moved?.from === list ? withMoved(list, moved.item_id, moved.to) : list

  async function put(item_id: number, to: Place) {
    if (item_id === to.of || busy) return
    setMoved({ item_id, to, from: list })
    const place = withMoved(list, item_id, to).findIndex((item) => item.item_id === item_id)
    setSaid(t('collection.now_at', { place: place + 1, count: list.length }))
    const question = { params: { item_id }, body: to }
    await change((me) => ask(me, 'PUT /api/collection/items/{item_id}/place', question))
    setMoved(null)
  }

  function step(place: number, by: -1 | 1) {
    const [item, other] = [shown[place], shown[place + by]]
    if (item && other) void put(item.item_id, { side: by < 0 ? 'before' : 'after', of: other.item_id })
  }

  /** What a row needs to be taken, passed over and dropped on. */
  const dragging = (item_id: number) => ({
    'data-held': held === item_id || undefined,
    'data-over': over?.of === item_id ? over.side : undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', String(item_id))
      setHeld(item_id)
    },
    onDragOver: (event: DragEvent) => {
      if (held === null) return
      event.preventDefault()
      const { top, height } = event.currentTarget.getBoundingClientRect()
      setOver({ side: event.clientY < top + height / 2 ? 'before' : 'after', of: item_id })
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (held !== null && over) void put(held, over)
    },
    onDragEnd: () => {
      setHeld(null)
      setOver(null)
    },
  })

  return { list: shown, step, dragging, said, busy }
}

function withMoved(list: Collected[], item_id: number, { side, of }: Place): Collected[] {
  const item = list.find((one) => one.item_id === item_id)
  const rest = list.filter((one) => one.item_id !== item_id)
  const at = rest.findIndex((one) => one.item_id === of) + (side === 'after' ? 1 : 0)
  return item ? rest.toSpliced(at, 0, item) : list
}
