import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type KnowledgeTreeNode, keyOf } from './visible.ts'

interface Branches {
  open: ReadonlySet<number>
  toggle: (id: number, isOpen: boolean) => void
}

const pause = 700

/** Arrows, Home, End and the first letters of a name, as people know them from trees elsewhere. Enter is the link's own. */
export function useTreeKeys(visible: readonly KnowledgeTreeNode[], { open, toggle }: Branches) {
  const [stop, setStop] = useState<string | null>(null)
  const typed = useRef({ text: '', at: 0 })

  /** Where each key leads from one place; what opens or closes a branch may stay where it is. */
  const ways: Record<string, (place: number, node: KnowledgeTreeNode, isOpen: boolean) => number> = {
    ArrowDown: (place) => place + 1,
    ArrowUp: (place) => place - 1,
    Home: () => 0,
    End: () => visible.length - 1,
    ArrowRight(place, node, isOpen) {
      if (node.kind === 'type' && !isOpen) toggle(node.id, true)
      return isOpen ? place + 1 : place
    },
    ArrowLeft(place, node, isOpen) {
      if (isOpen) toggle(node.id, false)
      return isOpen ? place : parentOf(visible, place)
    },
  }

  function placeFor(event: KeyboardEvent, place: number): number | null {
    const node = visible[place]
    if (!node) return null
    const way = ways[event.key]
    if (way) return way(place, node, node.kind === 'type' && open.has(node.id))
    const isLetter = event.key.length === 1 && (event.key !== ' ' || isTyping(event))
    return isLetter ? named(event, place) : null
  }

  /** A blank within a name goes on with it; a blank alone belongs to the page. */
  function isTyping({ timeStamp }: KeyboardEvent): boolean {
    return typed.current.text !== '' && timeStamp - typed.current.at < pause
  }

  function named(event: KeyboardEvent, place: number): number {
    const before = isTyping(event) ? typed.current.text : ''
    typed.current = { text: before + event.key.toLowerCase(), at: event.timeStamp }
    const { text } = typed.current
    const from = text.length === 1 ? place + 1 : place
    const found = [...visible.slice(from), ...visible.slice(0, from)].find(({ name }) =>
      name.toLowerCase().startsWith(text),
    )
    return found ? visible.indexOf(found) : place
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')]
    const place = placeFor(event, items.indexOf(event.target as HTMLElement))
    if (place === null) return
    event.preventDefault()
    items[place]?.focus()
  }

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setStop(target.dataset.key ?? null)
  return { stop, handlers: { onKeyDown, onFocus } }
}

function parentOf(visible: readonly KnowledgeTreeNode[], place: number): number {
  const { parent_id } = visible[place] as KnowledgeTreeNode
  const parent = visible.findIndex((node) => keyOf(node) === keyOf({ kind: 'type', id: parent_id }))
  return parent === -1 ? place : parent
}
