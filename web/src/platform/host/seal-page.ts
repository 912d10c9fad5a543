import { createHash, createHmac } from 'node:crypto'

interface SealedPage {
  html: string
  /** Sources for the page's policy. */
  scripts: string[]
  styles: string[]
}

interface Seal {
  /** What the renderer wrote as nonce. Nobody can guess it, so an element in a stored text cannot carry it. */
  mark: string
  /** Gives each page the nonce of its styles. */
  key: string
}

/**
 * A page is the same for everybody who gets this rendering. Its own inline scripts, and no others, are allowed by their
 * hashes. Styles get a nonce instead, because a library adds more of them in the browser: it is derived from the whole page,
 * so nobody can know it when they write a text that becomes part of the page.
 */
export function sealPage(marked: string, { mark, key }: Seal): SealedPage {
  const ownScript = new RegExp(`(<script[^>]*) nonce="${mark}"([^>]*)>([^]*?)</script>`, 'g')
  const hashes = new Set<string>()

  const hashed = marked.replaceAll(ownScript, (_, before: string, after: string, text: string) => {
    if (text !== '') hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    return `${before}${after}>${text}</script>`
  })
  const nonce = createHmac('sha256', key).update(hashed.replaceAll(mark, '')).digest('base64url').slice(0, 24)
  const html = hashed.replaceAll(`<style nonce="${mark}"`, `<style nonce="${nonce}"`).replaceAll(` nonce="${mark}"`, '')
  return { html, scripts: [...hashes], styles: [`'nonce-${nonce}'`] }
}
