import type { Answer } from '@atrium/contract/calls'
import { useSyncExternalStore } from 'react'

/** Token, menus, user information and roles, as the specification shapes them [ACC-01]. */
export type Login = Answer<'GET /api/users/mine/infos'>

/** The one place in the browser where the login is kept. */
export const loginKey = 'login_info'

const changed = new EventTarget()
let lastText: string | null = null
let lastLogin: Login | null = null

/** The same object as long as nothing changed, in this tab or in another. */
export function readLogin(): Login | null {
  const text = savedText()
  if (text !== lastText) {
    lastText = text
    lastLogin = understood(text)
  }
  return lastLogin
}

export function keepLogin(login: Login) {
  localStorage.setItem(loginKey, JSON.stringify(login))
  tellEveryone()
}

export function forgetLogin() {
  localStorage.removeItem(loginKey)
  tellEveryone()
}

/** Null for visitors, and while hydrating: the server drew the page for a visitor. */
export function useLogin(): Login | null {
  return useSyncExternalStore<Login | null>(subscribe, readLogin, () => null)
}

function tellEveryone() {
  document.documentElement.dataset.signed = readLogin() ? 'in' : 'out'
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void) {
  const inAnotherTab = ({ key }: StorageEvent) => {
    if (key === loginKey || key === null) tellEveryone()
  }
  changed.addEventListener('change', listener)
  window.addEventListener('storage', inAnotherTab)
  return () => {
    changed.removeEventListener('change', listener)
    window.removeEventListener('storage', inAnotherTab)
  }
}

function savedText(): string | null {
  try {
    return localStorage.getItem(loginKey)
  } catch {
    return null
  }
}

function understood(text: string | null): Login | null {
  try {
    const login = text ? (JSON.parse(text) as Login) : null
    return login?.token ? login : null
  } catch {
    return null
  }
}
