import type { Platform } from '../../../platform.ts'
import { type FileTicket, openTickets } from './serve.ticket.ts'

/** A page loads its pictures and styles when it needs them. */
const seconds = 3600

/** What a browser would run or draw as a page, and packages of such things. */
const pages = new Set(['text/html', 'application/xhtml+xml', 'image/svg+xml', 'text/xml', 'application/xml'])
const packages = new Set(['application/zip'])

export function isContent(content_type: string | null): boolean {
  return content_type !== null && (pages.has(content_type) || packages.has(content_type))
}

export function isPackage(content_type: string | null): boolean {
  return content_type !== null && packages.has(content_type)
}

/** Where something people made is shown as a page: at the second address, never at ours. */
export function contentAddress(
  { config, secret }: Pick<Platform, 'config' | 'secret'>,
  ticket: FileTicket,
  { content_type }: { content_type: string | null },
): string {
  const text = openTickets(secret, 'content-ticket').issue(ticket, seconds)
  return `${config.CONTENT_ADDRESS}/content/${text}/${isPackage(content_type) ? 'index.html' : 'page'}`
}
