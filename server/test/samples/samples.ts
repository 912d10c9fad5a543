import { randomBytes } from 'node:crypto'
import type { Portal } from '../portal.ts'

/** What a call is sent with: parameters of its address, its query, its body, and headers where it needs its own. */
export interface CallSample {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  payload?: object
  headers?: Record<string, string>
}

/** By call, 'POST /api/projects': creates what the call needs and returns a request that must succeed. */
export type CallSamples = Record<string, (portal: Portal) => Promise<CallSample>>

/** Codes are unique, and all samples share one portal. */
export function newCode(): string {
  return `c${randomBytes(6).toString('hex')}`
}

/** The address of a call: '/api/projects/{project_id}' with its parameters and query filled in. */
export function addressOf(path: string, { params = {}, query = {} }: CallSample): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`no sample for {${name}} in ${path}`)
    return encodeURIComponent(params[name])
  })
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return asked.size ? `${filled}?${asked}` : filled
}
