import type { Environment } from '@atrium/contract/environment'
import { useSyncExternalStore } from 'react'
import { ask } from '../api/ask.ts'
import { quietCaller } from '../api/browser-caller.ts'
import { readLogin } from '../session/session.ts'

/** The environment the product runs on: stored in this browser, and for members in the account too. */
const key = 'my_environment'
const changed = new EventTarget()
const nothing: Environment = {}
let lastText: string | null = null
let last = nothing

/** Empty while hydrating: the page was drawn for everybody. */
export function useEnvironment(): Environment {
  return useSyncExternalStore(subscribe, readEnvironment, () => nothing)
}

export function readEnvironment(): Environment {
  const text = savedText()
  if (text !== lastText) {
    lastText = text
    last = understood(text)
  }
  return last
}

export async function saveEnvironment(environment: Environment) {
  storeEnvironment(environment)
  if (readLogin()) await ask(quietCaller(), 'PUT /api/users/mine/environment', { body: environment })
}

/** The environment of the account wins; without one, the environment of this browser is saved to the account. */
export async function mergeEnvironmentWithAccount() {
  const caller = quietCaller()
  const known = await ask(caller, 'GET /api/users/mine/environment')
  if (Object.keys(known).length > 0) storeEnvironment(known)
  else if (readEnvironment() !== nothing) await saveEnvironment(readEnvironment())
}

function storeEnvironment(environment: Environment) {
  localStorage.setItem(key, JSON.stringify(environment))
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    changed.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

function savedText(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function understood(text: string | null): Environment {
  try {
    return text ? (JSON.parse(text) as Environment) : nothing
  } catch {
    return nothing
  }
}
