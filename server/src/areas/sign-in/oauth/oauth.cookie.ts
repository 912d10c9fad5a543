import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import { isSecure } from '../../../platform/http/protection/headers.ts'

type HttpExchange = { request: FastifyRequest; reply: FastifyReply }

const seconds = 600
/** Several tabs may each have an authorization; older ones are dropped. */
const atOnce = 4

/**
 * The ticket of a journey stays in the browser that set out: who is handed an address with somebody else's state and
 * code cannot arrive with it. One cookie per journey, so that tabs do not disturb each other. Under https it has the
 * name that browsers take from nobody but this very host, which asks for the path `/`.
 */
export function oauthCookies({ PUBLIC_ADDRESS }: Pick<Config, 'PUBLIC_ADDRESS'>) {
  const secure = isSecure(PUBLIC_ADDRESS)
  const prefix = `${secure ? '__Host-' : ''}atrium_away_`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const set = (reply: FastifyReply, name: string, value: string, age: number) =>
    reply.header('set-cookie', `${name}=${value}; Max-Age=${age}; ${attributes}`)

  return {
    keep({ request, reply }: HttpExchange, { state, ticket }: { state: string; ticket: string }) {
      const older = [...cookiesOf(request).keys()].filter((name) => name.startsWith(prefix))
      for (const name of older.slice(0, 1 - atOnce)) set(reply, name, '', 0)
      set(reply, nameFor(state), ticket, seconds)
    },

    take({ request, reply }: HttpExchange, state: string): string {
      const ticket = cookiesOf(request).get(nameFor(state)) ?? ''
      if (ticket) set(reply, nameFor(state), '', 0)
      return ticket
    },
  }

  function nameFor(state: string) {
    return `${prefix}${state.slice(0, 12)}`
  }
}

/** Oldest first, as browsers send them. Only names that can be written back. */
function cookiesOf({ headers }: FastifyRequest): Map<string, string> {
  const pairs = (headers.cookie ?? '').matchAll(/(?:^|;\s*)([\w-]+)=([\w-]*)(?=;|$)/g)
  return new Map([...pairs].map(([, name = '', value = '']) => [name, value]))
}
