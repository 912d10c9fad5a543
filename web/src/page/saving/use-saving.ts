import { failures } from '@atrium/contract/errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { useOnline } from '../../platform/page/use-online.ts'
import type { ConflictChoices } from '../conflict-dialog.tsx'
import { useKeptValues } from '../kept/use-kept-values.ts'
import type { Saving } from './saved-mark.tsx'

interface SavingOptions<Described extends object, Change extends object> {
  /** The name under which what is not saved yet is kept in this browser. */
  form: string
  /** What the server has. */
  first: Described
  /**
   * Saves the change; `seen` is what its parts were when they were changed, `known` what the server had last. Returns what
   * the server has then.
   */
  send: (change: Change, seen: Described, known: Described) => Promise<Described>
  /** False for forms with a button: they are sent with `save` alone, and what was not sent waits in this browser. */
  isAutomatic?: boolean
}

interface LeftForm {
  /** What the server had when the form was left. */
  before: object
  saved: Promise<object>
}

/** What forms saved when they were left: who comes back may have read what was there before. */
const leftForms = new Map<string, LeftForm>()

/** Parts that somebody else, or another tab, has changed meanwhile. */
export interface StaleParts<Described> {
  parts: (keyof Described & string)[]
  theirs: Described
}

/**
 * What was written of a draft, sent one call after the other. What could not be saved waits, is kept in this browser, and goes
 * out again with the next change or when the browser is online again. Parts that somebody else has changed meanwhile are not
 * overwritten: the person decides.
 */
export function useSaving<Described extends object, Change extends object>({
  form,
  first,
  send,
  isAutomatic = true,
}: SavingOptions<Described, Change>) {
  const [saving, setSaving] = useState<Saving>('saved')
  const [known, setKnown] = useState(first)
  const [unsaved, setUnsaved] = useState<Partial<Change>>({})
  const [stale, setStale] = useState<StaleParts<Described> | null>(null)
  const waiting = useRef<Partial<Change>>({})
  const seen = useRef(first)
  const answered = useRef(first)
  const line = useRef<Promise<boolean>>(Promise.resolve(true))
  const kept = useKeptValues(form, { changes: {} as Partial<Change>, seen: first })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser has found what was not saved.
  useEffect(() => {
    if (!kept.isRestored) return
    seen.current = kept.values.seen
    add(kept.values.changes)
    if (isAutomatic) void save()
  }, [kept.isRestored])
  useOnline(() => isAutomatic && void save())
  const saveOnLeaving = useEffectEvent(() => {
    if (!isAutomatic || isEmpty(waiting.current)) return
    leftForms.set(form, { before: answered.current, saved: save().then(() => answered.current) })
  })
  const meetOnComingBack = useEffectEvent(async () => {
    const left = leftForms.get(form)
    leftForms.delete(form)
    if (left && JSON.stringify(left.before) === JSON.stringify(first)) meet((await left.saved) as Described)
  })
  useEffect(() => {
    void meetOnComingBack()
    addEventListener('pagehide', saveOnLeaving)
    return () => {
      removeEventListener('pagehide', saveOnLeaving)
      saveOnLeaving()
    }
  }, [])

  function setWaiting(changes: Partial<Change>) {
    waiting.current = changes
    setUnsaved(changes)
    if (isEmpty(changes)) kept.forget()
    else kept.change({ changes, seen: seen.current })
  }

  function add(changes: Partial<Change>) {
    if (isEmpty(changes)) return
    setWaiting({ ...waiting.current, ...changes })
    setSaving('saving')
  }

  /** True once everything written so far is saved. */
  function save(): Promise<boolean> {
    line.current = line.current.then(sendWaiting)
    return line.current
  }

  async function sendWaiting(): Promise<boolean> {
    const sent = waiting.current
    if (isEmpty(sent)) return true
    setSaving('saving')
    try {
      const described = await send(sent as Change, partsOf(seen.current, sent), answered.current)
      // What was written meanwhile was written about what has just been saved.
      seen.current = { ...seen.current, ...partsOf(described, sent) }
      meet(described, without(waiting.current, sent))
      // As it was written: the server may have trimmed it.
      setKnown({ ...described, ...sent })
      setSaving(isEmpty(waiting.current) ? 'saved' : 'saving')
      return true
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown
      setSaving({ why: failureText(thrown) })
      setStale(stalePartsOf(thrown))
      return false
    }
  }

  /** What the server has now. What still waits was written about what it had before. */
  function meet(described: Described, stillWaiting = waiting.current) {
    setKnown(described)
    answered.current = described
    seen.current = { ...described, ...partsOf(seen.current, stillWaiting) }
    setWaiting(stillWaiting)
  }

  /** What the server filled in by itself: what still waits goes over it. */
  function meetFilled(described: Described) {
    meet(described)
    seen.current = described
  }

  /** Saves what was chosen, and answers as `save` does. */
  async function settle(choices: ConflictChoices): Promise<boolean> {
    if (!stale) return true
    const { theirs } = stale
    setKnown(theirs)
    answered.current = theirs
    seen.current = theirs
    setStale(null)
    setWaiting(resolveConflict(waiting.current, theirs, choices))
    setSaving(isEmpty(waiting.current) ? 'saved' : 'saving')
    return save()
  }

  /** Back to what the server has. */
  function discard() {
    seen.current = known
    setWaiting({})
    setSaving('saved')
  }

  const described = { ...known, ...unsaved }
  return { saving, described, isRestored: kept.isRestored, add, save, meet, meetFilled, stale, settle, discard }
}

/** Parts without a choice stay as they were written here. */
function resolveConflict<Change extends object>(changes: Change, theirs: object, choices: ConflictChoices): Change {
  const saved = new Map(Object.entries(theirs))
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([part]) => choices[part] !== 'theirs')
      .map(([part, mine]) => [part, choices[part] === 'both' ? `${mine}\n\n${saved.get(part)}` : mine]),
  ) as Change
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0
}

/** The parts that `which` names; those that are not there are undefined. */
function partsOf<Whole extends object>(whole: Whole, which: object): Whole {
  const values = new Map(Object.entries(whole))
  return Object.fromEntries(Object.keys(which).map((part) => [part, values.get(part)])) as Whole
}

/** What was not sent, or was changed again since. */
function without<Change extends object>(changes: Change, sent: object): Change {
  const values = new Map(Object.entries(sent))
  return Object.fromEntries(
    Object.entries(changes).filter(([part, value]) => !values.has(part) || values.get(part) !== value),
  ) as Change
}

function stalePartsOf<Described>({ code, data }: Failure): StaleParts<Described> | null {
  if (code !== failures.conflict.code || !data.stale || !data.current) return null
  return { parts: data.stale.split(',') as StaleParts<Described>['parts'], theirs: JSON.parse(data.current) }
}
