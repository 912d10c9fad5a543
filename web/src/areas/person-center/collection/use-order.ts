import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import type { CollectedItemData } from './collection.ts'

interface DropPosition {
  side: 'before' | 'after'
  of: number
}

interface Move {
  item_id: number
  to: DropPosition
}

export type CollectionOrder = ReturnType<typeof useOrder>

/** The order of the list as it is, and how something in it is put elsewhere: by hand, or step by step from the keyboard. */
export function useOrder(list: CollectedItemData[]) {
  const { t } = useTranslation('person_center')
  const { revalidate } = useRevalidator()
  const [held, setHeld] = useState<number | null>(null)
  const [over, setOver] = useState<DropPosition | null>(null)
  const [announced, setAnnounced] = useState('')
  // Shown optimistically; sent one after the other, so that the last move wins.
  const [moves, setMoves] = useState<Move[]>([])
  const saving = useRef(Promise.resolve())
  // Moves that were sent stay applied until the list is reloaded.
  const [sentMoves, setSentMoves] = useState<Move[]>([])
  const [known, setKnown] = useState(list)
  if (known !== list) {
    setKnown(list)
    setSentMoves([])
  }
  const shown = [...sentMoves, ...moves].reduce(withMoved, list)

  function put(item_id: number, to: DropPosition) {
    if (item_id === to.of) return
    const move = { item_id, to }
    setMoves((before) => [...before, move])
    const place = withMoved(shown, move).findIndex((item) => item.item_id === item_id)
    setAnnounced(t('collection.now_at', { place: place + 1, count: list.length }))
    saving.current = saving.current.then(() => saveMove(move))
  }

  async function saveMove(move: Move) {
    try {
      const question = { params: { item_id: move.item_id }, body: move.to }
      await ask(browserCaller(), 'PUT /api/collection/items/{item_id}/place', question)
      setSentMoves((before) => [...before, move])
    } catch {
      // The caller has shown why; the list comes back as it stands.
    }
    setMoves((before) => before.filter((one) => one !== move))
    await revalidate()
  }

  function step(place: number, by: -1 | 1) {
    const [item, other] = [shown[place], shown[place + by]]
    if (item && other) put(item.item_id, { side: by < 0 ? 'before' : 'after', of: other.item_id })
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
      if (held !== null && over) put(held, over)
    },
    onDragEnd: () => {
      setHeld(null)
      setOver(null)
    },
  })

  return { list: shown, step, dragging, announced }
}

function withMoved(list: CollectedItemData[], { item_id, to: { side, of } }: Move): CollectedItemData[] {
  const item = list.find((one) => one.item_id === item_id)
  const rest = list.filter((one) => one.item_id !== item_id)
  const at = rest.findIndex((one) => one.item_id === of) + (side === 'after' ? 1 : 0)
  return item ? rest.toSpliced(at, 0, item) : list
}
