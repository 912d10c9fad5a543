export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>'

export function createXmlResponse(text: string, type = 'application/xml'): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } })
}

/** Text as it may stand between tags and in attributes. What XML has no place for, even escaped, is left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
