import { type Login, readLogin } from './session.ts'

/** Separates the people of one computer: each sees and resumes only what is their own. */
export function ownerNow(): string | null {
  return ownerOf(readLogin())
}

export function ownerOf(login: Login | null): string | null {
  const user = login?.user_info
  return user ? (user.email ?? user.mobile ?? user.user_name) : null
}
