import { ownPath } from '@atrium/contract/own-path'

/** Where a link may lead: pages of ours, a place in the text, the web, a letter. Null for everything else. */
export function linkAddress(rawAddress: string): string | null {
  if (rawAddress.startsWith('#')) return rawAddress
  const own = ownAddress(rawAddress)
  if (own !== null) return own
  if (!/^(https?:\/\/|mailto:)[\x21-\x7e]+$/i.test(rawAddress) || !URL.canParse(rawAddress)) return null

  const { href, protocol, username, password } = new URL(rawAddress)
  // 'https://portal@elsewhere' leads elsewhere; a line end in a letter's address begins a header of it.
  if (protocol === 'mailto:' ? /%0[ad]/i.test(href) : username !== '' || password !== '') return null
  return href
}

/** Pictures are our own files: what lies elsewhere would tell strangers who reads what, and may become another picture. */
export function pictureAddress(rawAddress: string): string | null {
  const own = ownAddress(rawAddress)
  return own !== null && /^\/(file\/public|assets)\//.test(pathOf(own)) ? own : null
}

/** A private file is referenced, not served: the page requests a short-lived address, subject to its rights. */
export function privatePicture(rawAddress: string): string | null {
  return /^\/api\/files\/[1-9]\d{0,14}$/.test(rawAddress) ? rawAddress : null
}

export function isElsewhere(address: string): boolean {
  return /^https?:/i.test(address)
}

function ownAddress(rawAddress: string): string | null {
  return rawAddress.startsWith('/') && ownPath(rawAddress) === rawAddress ? rawAddress : null
}

/** As a browser asks for it, without steps back up. */
function pathOf(own: string): string {
  return new URL(own, 'http://own').pathname
}

/** What has a page of its own and can be shown as a card. */
const pages = /^\/(?:(resource)\/[a-z-]+|(video)|(case)|knowledge\/(article))\/([1-9]\d{0,15})(?:#[\w=-]*)?$/

export interface PortalReference {
  kind: 'resource' | 'video' | 'case' | 'article'
  item_id: number
}

export function itemOf(address: string): PortalReference | null {
  const [, ...found] = pages.exec(address) ?? []
  const item_id = Number(found.pop())
  const kind = found.find(Boolean) as PortalReference['kind'] | undefined
  return kind && Number.isSafeInteger(item_id) ? { kind, item_id } : null
}
