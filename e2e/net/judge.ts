import { address as portal } from '../portal.ts'
import type { HostileRequest, Received } from './send.ts'

export type { Received } from './send.ts'

export type Defect =
  | 'server error'
  | 'hang'
  | 'leaked internals'
  | 'not JSON'
  | 'not a page'
  | 'foreign redirect'
  | 'broken connection'

const hangLimit = 5_000

/** Names that only code, drivers and stack traces use. */
const internals =
  /\bat [\w.<>]+ \(|\.tsx?:\d+|node_modules|kysely|PostgresError|syntax error at|violates|relation "|ZodError|TypeError|ReferenceError|ECONN|SELECT |pg_catalog/

/** Addresses that answer with files, data or nothing, and so need no page when they fail. */
const filePaths =
  /^\/(assets|covers|file|blob|content|sitemap|feed|api)\/|^\/(robots\.txt|download\/index\.json)|\.data(\?|$)/

/** Answered late, or not at all for now: no verdict before it was asked again. */
export function isTooSlow({ status, ms }: Received): boolean {
  return ms > hangLimit || status === 503 || status === 504
}

export function findDefect(request: HostileRequest, received: Received): Defect | null {
  const { status, text, ms, headers, timedOut, error } = received
  if (timedOut || ms > hangLimit) return 'hang'
  if (error !== null) return 'broken connection'
  if (status >= 500) return 'server error'
  return request.kind === 'call' ? findCallDefect(text) : findPageDefect(request, status, text, headers)
}

function findCallDefect(text: string): Defect | null {
  const code = codeOf(text)
  if (code === null) return 'not JSON'
  // What a call answers is content, which may well speak of code; a refusal may not.
  return code !== 0 && internals.test(text) ? 'leaked internals' : null
}

function codeOf(text: string): number | null {
  try {
    const { code } = JSON.parse(text) as { code?: unknown }
    return typeof code === 'number' ? code : null
  } catch {
    return null
  }
}

function findPageDefect(
  { address }: HostileRequest,
  status: number,
  text: string,
  { location, 'content-type': type = '' }: Received['headers'],
): Defect | null {
  if (location !== undefined && new URL(location, portal).origin !== portal) return 'foreign redirect'
  if (filePaths.test(address)) return null
  if (status >= 400 && !type.startsWith('text/html')) return 'not a page'
  return status >= 400 && internals.test(text) ? 'leaked internals' : null
}
