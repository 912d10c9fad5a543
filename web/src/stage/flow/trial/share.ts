import type { FlowDecision, FlowInside } from '@atrium/contract/resource/flow-run'

/** What a link to a trial carries, in the fragment that browsers never send. */
export interface SharedTrial {
  values: Record<string, unknown>
  decisions: FlowDecision[]
}

const name = '#trial='
/** Chat programs cut longer addresses, and no form of ours needs more. */
const longest = 32_000

/** The fragment for a trial; null where it would be too long for an address. */
export function trialFragment({ values, decisions }: SharedTrial): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify({ values, decisions }))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return text.length > longest ? null : name + text
}

/** The trial in a fragment: null where there is none, `damaged` for one that is cut or belongs to another flow. */
export function trialIn(fragment: string, flow: FlowInside): SharedTrial | 'damaged' | null {
  if (!fragment.startsWith(name)) return null
  const found = decoded(fragment.slice(name.length))
  return found && fits(found, flow) ? found : 'damaged'
}

function decoded(text: string): SharedTrial | null {
  if (text.length > longest) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isTrial(found) ? { values: found.values, decisions: found.decisions } : null
  } catch {
    return null
  }
}

function isTrial(found: unknown): found is SharedTrial {
  return (
    isRecord(found) && isRecord(found.values) && Array.isArray(found.decisions) && found.decisions.every(isDecision)
  )
}

function isDecision(found: unknown): found is FlowDecision {
  return isRecord(found) && typeof found.gateway === 'string' && typeof found.way === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every value belongs to a field of this form and every decision to a way of this flow. */
function fits({ values, decisions }: SharedTrial, { form_fields, ways }: FlowInside): boolean {
  const fields = new Set(form_fields.map(({ path }) => path.split(/[.[]/)[0]))
  return (
    Object.keys(values).every((field) => fields.has(field)) &&
    decisions.every(({ gateway, way }) => ways.some(({ id, from }) => id === way && from === gateway))
  )
}
