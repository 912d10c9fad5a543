import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { Tree } from '../tree/tree.tsx'
import { Bar } from './bar.tsx'
import styles from './frame.module.css'
import type { KnowledgeTypeDetail } from './knowledge-type.ts'

interface KnowledgeFrameProps {
  type: KnowledgeTypeDetail
  /** The key of what is shown, in the tree. */
  current: string | null
  /** For which versions it is, where it is an article. */
  fits?: string
  keyword?: string
  /** What stands at the right: contents, and what goes with the text. */
  aside?: ReactNode
  children: ReactNode
}

/** The second row, the tree at the left, the page, its contents at the right. On phones the outer two are drawers. */
export function Frame({ type, current, fits, keyword, aside, children }: KnowledgeFrameProps) {
  const { t } = useTranslation('knowledge')
  const [drawer, setDrawer] = useState<'tree' | 'contents' | null>(null)
  const close = () => setDrawer(null)
  const tree = <Tree nodes={type.nodes} current={current} onFollow={close} />

  return (
    <>
      <Bar
        type={type}
        {...(fits && { fits })}
        {...(keyword && { keyword })}
        onTree={() => setDrawer('tree')}
        {...(aside && { onContents: () => setDrawer('contents') })}
      />
      <div className={styles.columns}>
        <nav className={styles.tree} aria-label={t('tree.label')}>
          {tree}
        </nav>
        {children}
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
      <Drawer open={drawer === 'tree'} onClose={close} title={type.path[0]?.knowledge_type_name ?? ''}>
        {tree}
      </Drawer>
      <Drawer open={drawer === 'contents'} onClose={close} title={t('contents.title')}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are the controls */}
        <div className={styles.drawer} onClick={close}>
          {aside}
        </div>
      </Drawer>
    </>
  )
}
