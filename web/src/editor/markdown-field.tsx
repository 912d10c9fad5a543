import { useEffect, useId, useRef, useState } from 'react'
import styles from './editor.module.css'
import type Editor from './editor.tsx'
import type { MarkdownFieldProps } from './field.ts'

/** A plain field that takes every word, until the editor has come. Where it does not come, the plain field is enough. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { value, onChange, label, placeholder, longest, error } = props
  const id = useId()
  const [editor, setEditor] = useState<{ Editor: typeof Editor } | null>(null)
  const [isComposing, setComposing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    let left = false
    import('./editor.tsx').then(
      (module) => left || setEditor({ Editor: module.default }),
      // The line is bad: people write all the same.
      () => {},
    )
    return () => {
      left = true
    }
  }, [])

  // A character that is being put together would be torn.
  const isEditing = editor && !isComposing
  return (
    <>
      {isEditing ? (
        <editor.Editor {...props} errorId={id} isFocused={document.activeElement === field.current} />
      ) : (
        <textarea
          ref={field}
          className={styles.plain}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error ? id : undefined}
          placeholder={placeholder}
          maxLength={longest}
          value={value}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {error && (
        <small id={id} className={styles.error} role="alert">
          {error}
        </small>
      )}
    </>
  )
}
