import { failures } from '@atrium/contract/errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { useOnline } from '../../platform/page/use-online.ts'
import { useKeptValues } from '../kept/use-kept-values.ts'
import type { Saving } from './saved-mark.tsx'

interface SavingOptions<Described extends object, Change extends object> {
  /** The name under which what is not saved yet is kept in this browser. */
  form: string
  /** What the server has. */
  first: Described
  /** Saves the change; `seen` is what its parts were when they were changed. Returns what the server has then. */
  send: (change: Change, seen: Described) => Promise<Described>
}

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
}: SavingOptions<Described, Change>) {
  const [saving, setSaving] = useState<Saving>('saved')
  const [known, setKnown] = useState(first)
  const [unsaved, setUnsaved] = useState<Partial<Change>>({})
  const [stale, setStale] = useState<StaleParts<Described> | null>(null)
  const waiting = useRef<Partial<Change>>({})
  const seen = useRef(first)
  const line = useRef<Promise<boolean>>(Promise.resolve(true))
  const kept = useKeptValues(form, { changes: {} as Partial<Change>, seen: first })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser has found what was not saved.
  useEffect(() => {
    if (!kept.isRestored) return
    seen.current = kept.values.seen
    add(kept.values.changes)
    void save()
  }, [kept.isRestored])
  useOnline(() => void save())
  const saveOnLeaving = useEffectEvent(() => void save())
  useEffect(() => {
    const leave = () => saveOnLeaving()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
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
      const described = await send(sent as Change, partsOf(seen.current, sent))
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
    seen.current = { ...described, ...partsOf(seen.current, stillWaiting) }
    setWaiting(stillWaiting)
  }

  /** `mine` names the parts that stay as they were written here. */
  function settle(mine: readonly string[]) {
    if (!stale) return
    const given = stale.parts.filter((part) => !mine.includes(part))
    setKnown(stale.theirs)
    seen.current = stale.theirs
    setStale(null)
    setWaiting(
      Object.fromEntries(
        Object.entries(waiting.current).filter(([part]) => !given.some((one) => one === part)),
      ) as Partial<Change>,
    )
    setSaving(isEmpty(waiting.current) ? 'saved' : 'saving')
    void save()
  }

  return { saving, described: { ...known, ...unsaved }, add, save, meet, stale, settle }
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
