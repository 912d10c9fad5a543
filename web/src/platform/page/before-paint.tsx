import { menus } from '@atrium/contract/access'
import { loginKey } from '../session/session.ts'
import { themeKey } from '../theme/theme.ts'

/** Runs before the first pixel, so that neither theme nor sign-in state ever flashes, nor an entry that is not offered. */
const script = `(function (root) {
  function saved(key) { try { return localStorage.getItem(key) } catch (forbidden) { return null } }
  var theme = saved('${themeKey}')
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = theme
  var login = saved('${loginKey}'), list
  root.dataset.signed = login ? 'in' : 'out'
  try { list = JSON.parse(login).menus } catch (unreadable) {}
  root.dataset.lacks = list ? ${JSON.stringify(Object.values(menus))}.filter(function (id) { return list.indexOf(id) < 0 }).join(' ') : ''
})(document.documentElement)`

export function BeforePaint({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text stands above, nothing in it comes from outside.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}

/** What the script has written down: a page that has to be drawn anew in the browser keeps its theme and its person. */
export function marksBeforePaint() {
  if (typeof document === 'undefined') return {}
  const { theme, signed, lacks } = document.documentElement.dataset
  return { 'data-theme': theme, 'data-signed': signed, 'data-lacks': lacks }
}
