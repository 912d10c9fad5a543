import { useRef, useState } from 'react'
import { useSaving } from '../../../page/saving/use-saving.ts'

export interface TextValues {
  title: string
  summary: string
  body: string
  note: string
}

interface OpenedText extends TextValues {
  state: 'draft' | 'in_review' | 'changes_asked' | 'published'
}

interface TextOptions<Draft> {
  /** The name under which what is not saved yet is kept in this browser. */
  form: string
  opened: Draft
  /** Saves the whole text; `seen` is what it was when it was changed. */
  keep: (text: TextValues & { seen: TextValues }) => Promise<Draft>
}

/** Milliseconds: a sentence is finished, and every save makes no work for the history. */
const restBeforeSaving = 2_000

/** A text of an article that saves itself while it is written. */
export function useText<Draft extends OpenedText>({ form, opened, keep }: TextOptions<Draft>) {
  const [draft, setDraft] = useState(opened)
  const [isBusy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const line = useSaving<TextValues, Partial<TextValues>>({
    form,
    first: valuesOf(opened),
    send: async (change, seen, known) => put(await keep({ ...known, ...change, seen: { ...known, ...seen } })),
  })
  const text = line.described

  function put(answered: Draft): TextValues {
    setDraft(answered)
    return valuesOf(answered)
  }

  function write(part: Partial<TextValues>) {
    line.add(part)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), restBeforeSaving)
  }

  /** A text without a title cannot be saved yet; it is kept in this browser. */
  async function save(): Promise<boolean> {
    clearTimeout(timer.current)
    return text.title.trim() !== '' && line.save()
  }

  /** A failing call has been shown, and changes nothing. */
  async function run(work: () => Promise<Draft>): Promise<boolean> {
    setBusy(true)
    try {
      line.meet(put(await work()))
      return true
    } catch {
      return false
    } finally {
      setBusy(false)
    }
  }

  /** What another call answered: what is being written stays. */
  const show = (answered: Draft) => void put(answered)
  const { saving, stale, settle } = line
  return { draft, text, isBusy, isChanged: saving !== 'saved', saving, stale, settle, write, save, run, show }
}

/** The note of a published revision says what changed in it; the next one begins without. */
function valuesOf({ state, title, summary, body, note }: OpenedText): TextValues {
  return { title, summary, body, note: state === 'published' ? '' : note }
}
