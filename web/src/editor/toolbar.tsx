import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../ui/form/select.tsx'
import { ImageIcon, LinkIcon } from '../ui/icon/icons.tsx'
import { type BlockStyle, blockStyleOf, blockStyles, setBlockStyle } from './block-styles.ts'
import { LinkForm } from './link-form.tsx'
import { TableTools } from './table-tools.tsx'
import styles from './toolbar.module.css'
import { allTools, fewTools, Tool } from './tools.tsx'

interface EditorToolbarProps {
  editor: Editor
  tools: 'all' | 'few'
  /** Null where nobody may send any. */
  onPicture: ((picture: File) => void) | null
}

/** One stop for the Tab key; arrows go from tool to tool. */
export function Toolbar({ editor, tools, onPicture }: EditorToolbarProps) {
  const { t } = useTranslation('shared')
  const [isLinking, setLinking] = useState(false)
  const chosen = useRef<HTMLInputElement>(null)
  const shown = tools === 'all' ? allTools : fewTools
  const { bar, stopAt } = useOneStop()
  useChanges(editor)

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('editor.tools')}
        className={styles.tools}
        onKeyDown={goAlong}
        onFocus={({ target }) => stopAt(target)}
      >
        {tools === 'all' && (
          <Select
            size="small"
            aria-label={t('editor.style')}
            value={blockStyleOf(editor)}
            options={blockStyles.map((value) => ({ value, name: t(`editor.styles.${value}`) }))}
            onChange={({ target }) => setBlockStyle(editor, target.value as BlockStyle)}
          />
        )}
        {shown.map((tool) => (
          <Tool key={tool.name} editor={editor} {...tool} />
        ))}
        <span className={styles.line} />
        <button
          type="button"
          aria-label={t('editor.link')}
          title={t('editor.link')}
          aria-pressed={editor.isActive('link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <LinkIcon size={18} />
        </button>
        {onPicture && (
          <>
            <button
              type="button"
              aria-label={t('editor.picture')}
              title={t('editor.picture')}
              onClick={() => chosen.current?.click()}
            >
              <ImageIcon size={18} />
            </button>
            <input
              ref={chosen}
              hidden
              type="file"
              accept="image/*"
              multiple
              onChange={({ target }) => {
                for (const picture of target.files ?? []) onPicture(picture)
                target.value = ''
                editor.commands.focus()
              }}
            />
          </>
        )}
        {tools === 'few' && <small>{t(onPicture ? 'editor.paste_hint' : 'editor.sign_in_hint')}</small>}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
      {editor.isActive('table') && <TableTools editor={editor} />}
    </>
  )
}

/** Draws again when something else is selected or changed. */
function useChanges(editor: Editor) {
  useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener)
      return () => void editor.off('transaction', listener)
    },
    () => editor.state,
  )
}

/** Tab comes to the tool that was used last. */
function useOneStop() {
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(undefined)
  function stopAt(tool: HTMLElement | undefined) {
    const tools = toolsIn(bar.current)
    last.current = tool && tools.includes(tool) ? tool : tools[0]
    for (const one of tools) one.tabIndex = one === last.current ? 0 : -1
  }
  // Tools come and go.
  useLayoutEffect(() => stopAt(last.current))
  return { bar, stopAt }
}

function toolsIn(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('button, select') ?? [])]
}

function goAlong(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step || event.target instanceof HTMLSelectElement) return
  const tools = toolsIn(event.currentTarget)
  const next = tools.indexOf(event.target as HTMLElement) + step
  tools.at(next % tools.length)?.focus()
  event.preventDefault()
}
