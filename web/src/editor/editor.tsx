import { Editor as Tiptap } from '@tiptap/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Progress } from '../ui/state/progress.tsx'
import styles from './editor.module.css'
import { documentExtensions } from './extensions.ts'
import type { MarkdownFieldProps } from './field.ts'
import { readMarkdown, writeMarkdown } from './markdown/markdown.ts'
import { Toolbar } from './toolbar.tsx'
import { filesIn, picturesIn, usePictures } from './use-pictures.ts'

export default function Editor(props: MarkdownFieldProps & { isFocused: boolean; errorId: string }) {
  const { t } = useTranslation('shared')
  const { label, placeholder, tools } = props
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Tiptap | null>(null)
  const [isEmpty, setEmpty] = useState(props.value.trim() === '')
  const { underWay, add } = usePictures(editor, props.pictures)

  const isUploading = underWay.length > 0
  const { onUploading } = props
  useEffect(() => onUploading?.(isUploading), [onUploading, isUploading])

  // What the editor was opened with and whom it tells; it is made once.
  const now = { ...props, add, removeLabel: t('editor.remove_picture') }
  const given = useRef(now)
  given.current = now

  // In the very moment in which the plain field goes: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const { value, isFocused, removeLabel } = given.current
    const takePictures = (data: DataTransfer | null) => {
      const pictures = given.current.pictures === 'none' ? [] : picturesIn(data)
      for (const picture of pictures) given.current.add(picture)
    }
    const made = new Tiptap({
      element: place.current,
      extensions: documentExtensions(removeLabel),
      injectCSS: false,
      autofocus: isFocused ? 'end' : false,
      editorProps: {
        attributes: () => ({
          class: styles.text ?? '',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': given.current.label,
          ...(given.current.error && { 'aria-invalid': 'true', 'aria-describedby': given.current.errorId }),
        }),
        // Esc belongs to the dialog around; the editor would swallow it.
        handleDOMEvents: { keydown: (_, event) => event.key === 'Escape' },
        handlePaste: (_, { clipboardData }) => {
          // Cells of a table come as text and as a picture of it: the text is meant.
          if (filesIn(clipboardData).length === 0 || clipboardData?.getData('text/plain')) return false
          takePictures(clipboardData)
          return true
        },
        handleDrop: (view, { dataTransfer, clientX, clientY }) => {
          if (filesIn(dataTransfer).length === 0) return false
          const place = view.posAtCoords({ left: clientX, top: clientY })
          if (place) made.commands.setTextSelection(place.pos)
          takePictures(dataTransfer)
          // Whatever it is, the browser must not open it in the place of this page.
          return true
        },
      },
      onBeforeCreate({ editor }) {
        // The very nodes: what was read is remembered with them.
        Object.assign(editor.options, { content: readMarkdown(editor.schema, value) })
      },
      onUpdate({ editor }) {
        setEmpty(editor.isEmpty)
        given.current.onChange(writeMarkdown(editor.state.doc))
      },
    })
    if (isFocused) made.view.focus()
    setEditor(made)
    return () => made.destroy()
  }, [])

  // The editor asks for its attributes anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the error changes.
  useEffect(() => editor?.view.updateState(editor.state), [editor, props.error])

  return (
    <div className={styles.editor} data-tools={tools} data-invalid={props.error !== undefined || undefined}>
      {editor && <Toolbar editor={editor} tools={tools} onPicture={props.pictures === 'none' ? null : add} />}
      <div
        ref={place}
        className={styles.place}
        data-placeholder={isEmpty ? placeholder : undefined}
        data-label={label}
      />
      {isUploading && (
        <ul className={styles.pictures}>
          {underWay.map(({ key, name, percent }) => (
            <li key={key}>
              {t('editor.uploading', { percent })}
              <Progress label={name} value={percent} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
