import type { Language } from '@atrium/contract/languages'
import type { i18n } from 'i18next'

interface FailurePage {
  language: Language
  i18n: i18n
  basePath: string
  request_id: string
  nonce: string
}

/** For a failure before React could draw anything: no script, no style sheet, nothing else that could fail. */
export function failurePage({ language, i18n, basePath, request_id, nonce }: FailurePage): string {
  const title = escapeHtml(i18n.t('common:failure.title'))
  const text = escapeHtml(i18n.t('common:failure.text'))
  const home = escapeHtml(i18n.t('common:failure.home'))
  const trace = escapeHtml(i18n.t('common:failure.trace', { request_id }))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="${basePath}/favicon.svg" />
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { display: grid; min-height: 100vh; margin: 0; place-items: center; }
main { max-width: 32rem; padding: 2rem; }
small { opacity: 0.7; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${basePath}/">${home}</a></p>
<small>${trace}</small>
</main>
</body>
</html>
`
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
