import type { Portal } from './portal.ts'

type TravelPurpose = 'login' | 'bind' | 'confirm'

/** A browser that leaves for another house and comes back: keeps cookies, and the token of whoever is signed in. */
export function travellerOf(portal: Portal, token: string | null = portal.token) {
  const cookies = new Map<string, string>()

  /** The whole answer. */
  async function send(url: string, headers: Record<string, string> = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const signedIn: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
    const answer = await portal.app.inject({ method: 'GET', url, headers: { cookie, ...signedIn, ...headers } })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  return {
    cookies,
    send,

    leave: async (type: string, query: { purpose?: TravelPurpose; return_to?: string } = {}) =>
      (await send(`/api/users/oauth/login/${type}?${new URLSearchParams(query)}`)).json(),

    /** What the page does at which the other house lets the person off. */
    async arrive(address: URL, change: Record<string, string | null> = {}) {
      const query = new URLSearchParams(address.searchParams)
      for (const [name, value] of Object.entries(change)) {
        if (value === null) query.delete(name)
        else query.set(name, value)
      }
      const state = query.get('state') ?? ''
      for (const unknown of ['state', 'error_description']) query.delete(unknown)
      const type = address.pathname.split('/').at(-1)
      return (await send(`/api/users/oauth/login/result/${type}/${encodeURIComponent(state)}?${query}`)).json()
    },
  }
}
