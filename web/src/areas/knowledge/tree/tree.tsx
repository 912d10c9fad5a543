import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHydrated } from '../../../platform/page/use-hydrated.ts'
import { ChevronDownIcon } from '../../../ui/icon/home-icons.tsx'
import { ChevronRightIcon } from '../../../ui/icon/icons.tsx'
import styles from './tree.module.css'
import { useTreeKeys } from './use-tree-keys.ts'
import { type KnowledgeTreeNode, keyOf, nodeAddress, visibleNodes, wayTo } from './visible.ts'

interface TreeProps {
  nodes: readonly KnowledgeTreeNode[]
  /** The key of the page itself. */
  current: string | null
  onFollow?: () => void
}

/**
 * Everything of a knowledge type in reading order. The server draws the open branch; the rest is drawn when it is opened.
 * Each entry is a link, so that it works without scripts; with them the arrow keys go through it as through any tree.
 */
export function Tree({ nodes, current, onFollow }: TreeProps) {
  const { t } = useTranslation('knowledge')
  const isHydrated = useHydrated()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const way = wayTo(nodes, current)
  const open = new Set(way)
  for (const [id, isOpen] of changed) isOpen ? open.add(id) : open.delete(id)
  const toggle = (id: number, isOpen: boolean) => setChanged((before) => new Map(before).set(id, isOpen))

  const visible = visibleNodes(nodes, open)
  const keys = useTreeKeys(visible, { open, toggle })
  const stop = visible.some((node) => keyOf(node) === keys.stop) ? keys.stop : (current ?? keyOf(visible[0] ?? first))

  return (
    <div role="tree" aria-label={t('tree.label')} className={styles.tree} {...keys.handlers}>
      {inParts(visible).map((part) => (
        <div key={keyOf(part[0] ?? first)} role="none" className={styles.part}>
          {part.map((node) => (
            <div key={keyOf(node)} role="none" data-depth={Math.min(node.depth, 4)}>
              <Link
                role="treeitem"
                to={nodeAddress(node)}
                data-key={keyOf(node)}
                aria-level={node.depth + 1}
                aria-expanded={node.kind === 'type' ? open.has(node.id) : undefined}
                aria-current={keyOf(node) === current ? 'page' : undefined}
                aria-selected={keyOf(node) === current}
                tabIndex={isHydrated && keyOf(node) !== stop ? -1 : undefined}
                prefetch="none"
                onClick={onFollow}
              >
                {node.kind === 'type' && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same for the whole entry
                  // biome-ignore lint/a11y/noStaticElementInteractions: part of the entry, for pointers
                  <span
                    className={styles.mark}
                    onClick={(event) => {
                      event.preventDefault()
                      event.stopPropagation()
                      toggle(node.id, !open.has(node.id))
                    }}
                  >
                    {open.has(node.id) ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />}
                  </span>
                )}
                <span className={styles.name}>{node.name}</span>
                {node.kind === 'type' && !open.has(node.id) && <em>{node.article_count}</em>}
              </Link>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const first = { kind: 'type', id: 0 } as const
const entriesOfPart = 50

/** What is far from the window is not drawn: browsers skip whole parts. */
function inParts(nodes: readonly KnowledgeTreeNode[]): KnowledgeTreeNode[][] {
  const count = Math.ceil(nodes.length / entriesOfPart)
  return Array.from({ length: count }, (_, at) => nodes.slice(at * entriesOfPart, (at + 1) * entriesOfPart))
}
