import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/form/button.tsx'
import { Select } from '../ui/form/select.tsx'
import { ImageIcon, LinkIcon } from '../ui/icon/icons.tsx'
import { type CallOutKind, callOutKinds } from './call-out.ts'
import { LinkForm } from './link-form.tsx'
import styles from './toolbar.module.css'
import { allTools, fewTools, Tool } from './tools.tsx'

const blockStyles = ['text', 'heading_2', 'heading_3', 'heading_4', 'quote', ...callOutKinds, 'code'] as const

const levels = { heading_2: 2, heading_3: 3, heading_4: 4 } as const

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

type BlockStyle = (typeof blockStyles)[number]

function blockStyleOf(editor: Editor): BlockStyle {
  if (editor.isActive('codeBlock')) return 'code'
  for (const [style, level] of Object.entries(levels)) {
    if (editor.isActive('heading', { level })) return style as BlockStyle
  }
  const kind = callOutKinds.find((one) => editor.isActive('callOut', { kind: one }))
  return kind ?? (editor.isActive('blockquote') ? 'quote' : 'text')
}

/** A block is one of these at a time: whatever surrounds it goes before the next is put around it. */
function setBlockStyle(editor: Editor, style: BlockStyle) {
  const chain = editor.chain().focus()
  if (editor.isActive('callOut')) chain.lift('callOut')
  if (editor.isActive('blockquote')) chain.lift('blockquote')
  chain.setParagraph()

  if (style in levels) chain.setHeading({ level: levels[style as keyof typeof levels] })
  else if (style === 'quote') chain.wrapIn('blockquote')
  else if (style === 'code') chain.setCodeBlock()
  else if (isCallOut(style)) chain.wrapIn('callOut', { kind: style })
  chain.run()
}

function isCallOut(style: BlockStyle): style is CallOutKind {
  return (callOutKinds as readonly string[]).includes(style)
}

/** Shown while the cursor is in a table. */
function TableTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('shared')
  const tools = [
    ['add_row', () => editor.chain().focus().addRowAfter().run()],
    ['add_column', () => editor.chain().focus().addColumnAfter().run()],
    ['remove_row', () => editor.chain().focus().deleteRow().run()],
    ['remove_column', () => editor.chain().focus().deleteColumn().run()],
    ['remove_table', () => editor.chain().focus().deleteTable().run()],
  ] as const

  return (
    <div className={styles.row}>
      {tools.map(([name, run]) => (
        <Button key={name} size="small" kind="text" onClick={run}>
          {t(`editor.table_tools.${name}`)}
        </Button>
      ))}
    </div>
  )
}
