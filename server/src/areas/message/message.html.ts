import type { Language } from '@atrium/contract/languages'

export interface LetterFrame {
  brand: string
  /** Where the portal is. */
  address: string
}

/** The portal's colours, on light and on dark. Mail programs that leave them out show their own. */
const colours = `:root{color-scheme:light dark}
body{background:#fcfbf8;color:#1c1b18}
a{color:#0b6a4b}
.quiet{color:#69645a}
.edge{border-color:#0b6a4b!important}
.foot{border-color:#dcd7cc!important}
@media (prefers-color-scheme:dark){
body{background:#1a1b19;color:#ecebe5}
a{color:#62c79c}
.quiet{color:#9a978e}
.edge{border-color:#62c79c!important}
.foot{border-color:#4a4b45!important}
}`

/** No pictures, nothing from elsewhere: readable as it is, in light and dark, by eyes and by readers of screens. */
export function htmlPage(
  language: Language,
  { title, heading = title }: { title: string; heading?: string },
  body: readonly string[],
  { brand, address }: LetterFrame,
  /** Small, beside the name of the portal. */
  closing: readonly string[] = [],
): string {
  const foot = [`<a href="${escaped(address)}">${escaped(brand)}</a>`, ...closing]
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>
<style>
${colours}
</style></head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 sans-serif">
<main style="max-width:560px;margin:0 auto">
<h1 style="font-size:20px;line-height:1.4;margin:0 0 20px">${escaped(heading)}</h1>
${body.join('\n')}
<p class="foot" style="font-size:14px;line-height:2;margin:32px 0 0;padding-top:16px;border-top:1px solid">${foot.join('<br>')}</p>
</main>
</body>
</html>
`
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
