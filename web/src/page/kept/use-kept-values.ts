import { useEffect, useRef, useState } from 'react'
import { type KeptForm, openKeptForm } from '../../platform/state/kept-values.ts'

export interface KeptValues<Values> {
  values: Values
  /** A function gets the values as they are after the changes before. */
  change: (part: Partial<Values> | ((current: Values) => Partial<Values>)) => void
  /** How often the values were replaced as a whole: the key of fields that only read their value when they are mounted. */
  replaced: number
  /** The values are what was typed before the form was closed, left or lost. */
  isRestored: boolean
  /** Back to what the form began with. */
  discard: () => void
  /** They were sent. */
  forget: () => void
}

/** The last opening of each form; the next one waits for it. */
const openings = new Map<string, Promise<void>>()

/**
 * The values of a form, kept in this browser from the first key on until they are sent: Esc, a link, a reload or a killed
 * browser loses nothing. `form` names what is written about, such as `feedback` or `project-note:7`.
 */
export function useKeptValues<Values extends object>(form: string, initial: Values): KeptValues<Values> {
  const [first] = useState(initial)
  const [values, setValues] = useState(initial)
  const [replaced, setReplaced] = useState(0)
  const [isRestored, setRestored] = useState(false)
  const current = useRef(initial)
  const isTouched = useRef(false)
  const kept = useRef<KeptForm<Values> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is opened once under its name; `write` is the same at every render.
  useEffect(() => {
    let isClosed = false
    kept.current = null
    // A form that is opened again at once finds what was typed into it before the storage was there.
    const opening = (openings.get(form) ?? Promise.resolve()).then(async () => {
      const opened = await openKeptForm<Values>(form)
      if (isClosed) {
        if (isTouched.current) opened.keep(current.current)
        return opened.close()
      }
      kept.current = opened
      // Whoever was faster than the browser's storage keeps what they typed.
      if (isTouched.current) return opened.keep(current.current)
      if (opened.restored) {
        write({ ...first, ...opened.restored })
        setReplaced((count) => count + 1)
        setRestored(true)
      }
    })
    openings.set(form, opening)
    return () => {
      isClosed = true
      // A form that is closed because it was sent is forgotten afterwards.
      kept.current?.close()
    }
  }, [form])

  function write(next: Values) {
    current.current = next
    setValues(next)
  }

  function change(part: Parameters<KeptValues<Values>['change']>[0]) {
    isTouched.current = true
    write({ ...current.current, ...(typeof part === 'function' ? part(current.current) : part) })
    kept.current?.keep(current.current)
  }

  function forget() {
    isTouched.current = false
    kept.current?.forget()
    setRestored(false)
  }

  function discard() {
    forget()
    write(first)
    setReplaced((count) => count + 1)
  }

  return { values, change, replaced, isRestored, discard, forget }
}
