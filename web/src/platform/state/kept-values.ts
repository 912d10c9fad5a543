import { createStore, del, delMany, entries, set } from 'idb-keyval'
import { ownerNow } from '../session/owner.ts'

/** Milliseconds: what nobody came back to for a week is removed. */
const longestKept = 7 * 24 * 3_600_000

const visitorKey = 'kept_values_visitor'
let store: ReturnType<typeof createStore> | undefined

/** Locks that this tab has given up and that may not be free yet: a form that is drawn anew waits for its own. */
const releases = new Map<string, Promise<unknown>>()

interface KeptEntry {
  owner: string
  form: string
  values: unknown
  kept_at: number
}

/** The entry of one open form. */
export interface KeptForm<Values> {
  /** What was left by whoever closed, left or lost the form before; null where there is nothing. */
  restored: Values | null
  keep: (values: Values) => void
  forget: () => void
  close: () => void
}

/**
 * Opens what was typed into a form and not sent, by this person in this browser. Forms that are open elsewhere keep their own
 * entry: two tabs never overwrite each other. What a visitor typed in this tab is theirs after signing in, too. A browser that
 * stores nothing keeps nothing, and the form works all the same.
 */
export async function openKeptForm<Values>(form: string): Promise<KeptForm<Values>> {
  const owner = ownerNow() ?? visitorOwner()
  const { key, values, close } = (await findEntry(owner, form).catch(() => null)) ?? (await newEntry())

  return {
    restored: values as Values | null,
    keep: (values) => void set(key, { owner, form, values, kept_at: Date.now() }, openStore()).catch(() => {}),
    forget: () => void del(key, openStore()).catch(() => {}),
    close,
  }
}

/** After signing out nothing of the person stays in this browser. */
export async function forgetKeptValues(): Promise<void> {
  try {
    const owners = [ownerNow(), visitorOwner()]
    const all = await entries<string, KeptEntry>(openStore())
    await delMany(
      all.filter(([, { owner }]) => owners.includes(owner)).map(([key]) => key),
      openStore(),
    )
  } catch {
    // There is nothing to forget in a browser that stores nothing.
  }
}

/** The newest entry that no open form holds, held by this one from now on. */
async function findEntry(owner: string, form: string) {
  const oldest = Date.now() - longestKept
  const all = await entries<string, KeptEntry>(openStore())
  const expired = all.filter(([, { kept_at }]) => kept_at < oldest)
  await delMany(
    expired.map(([key]) => key),
    openStore(),
  )

  const owners = [owner, visitorOwner()]
  const candidates = all
    .filter(([, entry]) => entry.form === form && owners.includes(entry.owner) && entry.kept_at >= oldest)
    .sort(([, one], [, other]) => other.kept_at - one.kept_at)
  for (const [key, { values }] of candidates) {
    const close = await holdEntry(key)
    if (close) return { key, values, close }
  }
  return null
}

async function newEntry() {
  const key = randomName()
  const close = await holdEntry(key)
  return { key, values: null, close: close ?? (() => {}) }
}

/**
 * Holds the entry until the returned function is called, the tab is closed or the browser ends; null where another form holds
 * it. Without https a browser has no locks: then nobody else is known to hold it.
 */
async function holdEntry(key: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {}
  await releases.get(key)
  return new Promise((resolve, reject) => {
    const held = Promise.withResolvers<void>()
    const released = navigator.locks.request(`kept-values:${key}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      resolve(close)
      return held.promise
    })
    released.catch(reject)

    function close() {
      releases.set(
        key,
        released.finally(() => releases.delete(key)),
      )
      held.resolve()
    }
  })
}

function openStore() {
  store ??= createStore('atrium_forms', 'values')
  return store
}

/** Visitors are told apart by their tab: the next one at this computer finds nothing. */
function visitorOwner(): string {
  const known = sessionStorage.getItem(visitorKey)
  if (known) return known
  const created = `visitor:${randomName()}`
  sessionStorage.setItem(visitorKey, created)
  return created
}

/** In pages without https, too, where the browser has no `randomUUID`. */
function randomName(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-')
}
