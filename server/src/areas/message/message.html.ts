import type { Language } from '@atrium/contract/languages'

export interface Surroundings {
  brand: string
  /** Where the portal is. */
  address: string
}

/** No pictures, nothing from elsewhere: readable as it is, in light and dark, by eyes and by readers of screens. */
export function htmlPage(
  language: Language,
  title: string,
  body: readonly string[],
  { brand, address }: Surroundings,
): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 sans-serif">
<main style="max-width:560px;margin:0 auto">
<h1 style="font-size:20px;line-height:1.4;margin:0 0 24px">${escaped(title)}</h1>
${body.join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid"><a href="${escaped(address)}">${escaped(brand)}</a></p>
</main>
</body>
</html>
`
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
