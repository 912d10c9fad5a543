import type PizZip from 'pizzip'

/** Where the words of an OpenDocument text stand: headers and footers are among its styles. */
const worded = ['content.xml', 'styles.xml']
const tag = /\{\s*([^{}<>]+?)\s*\}/g

/**
 * An OpenDocument text with its samples in place. Tags that repeat or leave out passages need a program that knows them,
 * and there is none for this format: such a document is shown as it is shipped.
 */
export function fillOpenDocument(zip: PizZip, data: Record<string, unknown>): Buffer | null {
  const parts = worded.flatMap((name) => {
    const text = zip.file(name)?.asText()
    return text === undefined ? [] : [{ name, text }]
  })
  if (parts.some(({ text }) => /\{[#^/][^{}<>]*\}/.test(text))) return null

  let filled = 0
  for (const { name, text } of parts) {
    const written = text.replaceAll(tag, (whole, key: string) => {
      const sample = Object.hasOwn(data, key) ? data[key] : undefined
      if (typeof sample !== 'string' && typeof sample !== 'number') return whole
      filled++
      return asText(String(sample))
    })
    zip.file(name, written)
  }
  return filled > 0 ? zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' }) : null
}

function asText(sample: string): string {
  return sample
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<text:line-break/>')
}
