import { Editor as Tiptap } from '@tiptap/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './editor.module.css'
import { documentExtensions } from './extensions.ts'
import type { MarkdownFieldProps } from './field.ts'
import { readMarkdown, writeMarkdown } from './markdown/markdown.ts'
import { Toolbar } from './toolbar.tsx'
import { picturesIn, usePictures } from './use-pictures.ts'

export default function Editor(props: MarkdownFieldProps & { isFocused: boolean }) {
  const { t } = useTranslation('shared')
  const { label, placeholder, tools } = props
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Tiptap | null>(null)
  const [isEmpty, setEmpty] = useState(props.value.trim() === '')
  const { underWay, add } = usePictures(editor, props.pictures)

  // What the editor was opened with and whom it tells; it is made once.
  const given = useRef({ ...props, add })
  given.current = { ...props, add }

  // In the very moment in which the plain field goes: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const { value, isFocused } = given.current
    const takePictures = (data: DataTransfer | null) => {
      const pictures = given.current.pictures === 'none' ? [] : picturesIn(data)
      for (const picture of pictures) given.current.add(picture)
      return pictures.length > 0
    }
    const made = new Tiptap({
      element: place.current,
      extensions: documentExtensions(),
      injectCSS: false,
      autofocus: isFocused ? 'end' : false,
      editorProps: {
        attributes: {
          class: styles.text ?? '',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': given.current.label,
        },
        // Esc belongs to the dialog around; the editor would swallow it.
        handleDOMEvents: { keydown: (_, event) => event.key === 'Escape' },
        handlePaste: (_, event) => takePictures(event.clipboardData),
        handleDrop: (_, event) => takePictures(event.dataTransfer),
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

  return (
    <div className={styles.editor}>
      {editor && <Toolbar editor={editor} tools={tools} onPicture={props.pictures === 'none' ? null : add} />}
      <div
        ref={place}
        className={styles.place}
        data-placeholder={isEmpty ? placeholder : undefined}
        data-label={label}
      />
      {underWay.length > 0 && (
        <ul className={styles.pictures}>
          {underWay.map(({ key, name, percent }) => (
            <li key={key} role="status">
              {t('editor.uploading', { name, percent })}
              <progress aria-label={name} value={percent} max={100} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
