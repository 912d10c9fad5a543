import type { Answer } from '@atrium/contract/calls'
import { useSyncExternalStore } from 'react'
import { lackedMenus } from './menu-style.ts'

/** Token, menus, user information and roles, as the specification shapes them [ACC-01]. */
export type Login = Answer<'GET /api/users/mine/infos'>

/** The one place in the browser where the login is kept. */
export const loginKey = 'login_info'
/** When the server last said that the login is what is kept here, in milliseconds. */
const confirmedAtKey = 'login_confirmed_at'

const changed = new EventTarget()
let lastText: string | null = null
let lastLogin: Login | null = null

/** The same object as long as nothing changed, in this tab or in another. */
export function readLogin(): Login | null {
  const text = savedText(loginKey)
  if (text !== lastText) {
    lastText = text
    lastLogin = understood(text)
  }
  return lastLogin
}

export function keepLogin(login: Login) {
  localStorage.setItem(confirmedAtKey, String(Date.now()))
  const text = JSON.stringify(login)
  if (text === savedText(loginKey)) return
  localStorage.setItem(loginKey, text)
  publishChange()
}

export function forgetLogin() {
  localStorage.removeItem(loginKey)
  publishChange()
}

/** Whether the server has not been asked about the kept login for so long, by any tab. */
export function isLoginOlderThan(milliseconds: number): boolean {
  const age = Date.now() - Number(savedText(confirmedAtKey))
  // A clock that was set back makes no login younger.
  return age < 0 || age > milliseconds
}

/** Null for visitors, and while hydrating: the server drew the page for a visitor. */
export function useLogin(): Login | null {
  return useSyncExternalStore<Login | null>(onLoginChange, readLogin, () => null)
}

function publishChange() {
  markDocument()
  changed.dispatchEvent(new Event('change'))
}

/** What style sheets read: whether somebody is signed in, and which menus they lack. */
function markDocument() {
  const login = readLogin()
  const { dataset } = document.documentElement
  dataset.signed = login ? 'in' : 'out'
  dataset.lacks = lackedMenus(login?.menus)
}

/** Calls the listener whenever this tab or another one has changed the login; returns how to stop. */
export function onLoginChange(listener: () => void): () => void {
  const follow = () => {
    markDocument()
    listener()
  }
  const inAnotherTab = ({ key }: StorageEvent) => (key === loginKey || key === null) && follow()
  // A page that comes back from the browser's cache has missed what happened meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && follow()
  changed.addEventListener('change', listener)
  window.addEventListener('storage', inAnotherTab)
  window.addEventListener('pageshow', comeBack)
  return () => {
    changed.removeEventListener('change', listener)
    window.removeEventListener('storage', inAnotherTab)
    window.removeEventListener('pageshow', comeBack)
  }
}

function savedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
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
