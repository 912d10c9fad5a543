import type { DemoPayloadFile, Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'

/** What a page lets others put in. Texts have a value per language, pictures a path in the package, colours a colour. */
interface DemoSlot {
  name: string
  kind: 'logo' | 'background' | 'text' | 'color'
  value: Texts | string
}

interface LoginPage {
  /** What stands in the body; `data-slot` marks what is put in. */
  body: string
  css: string
  /** Pictures and scripts beside the page, by path. */
  assets: Record<string, string>
  /** Texts of this page, beyond or in place of those every page has. */
  texts?: Record<string, Texts>
  /** The path of the picture that may be changed. */
  background?: string
  accent: string
  logo?: string
}

export function loginFiles({
  body,
  css,
  assets,
  texts = {},
  background,
  accent,
  logo = mark,
}: LoginPage): DemoPayloadFile[] {
  const words = Object.entries({ ...usualTexts, ...texts }).filter(([name]) => body.includes(`data-slot="${name}"`))
  const scripts = ['slots.js', ...Object.keys(assets).filter((path) => path.endsWith('.js'))]
  const slots: DemoSlot[] = [
    { name: 'logo', kind: 'logo', value: 'logo.svg' },
    ...(background ? [{ name: 'background', kind: 'background' as const, value: background }] : []),
    ...words.map(([name, value]) => ({ name, kind: 'text' as const, value })),
    { name: 'accent', kind: 'color', value: accent },
  ]
  return [
    { path: 'index.html', content: pageOf(body, scripts), about: text('登录页', '登入頁', 'The page') },
    {
      path: 'style.css',
      content: `:root { --accent: ${accent}; }\n${base}${css.trim()}\n`,
      about: text('样式', '樣式', 'Styles'),
    },
    { path: 'slots.js', content: slotsScript, about: text('读取插槽', '讀取插槽', 'Reads the slots') },
    { path: 'logo.svg', content: logo, about: text('标志', '標誌', 'Logo') },
    ...Object.entries(assets).map(([path, content]) => ({ path, content, about: text('素材', '素材', 'Asset') })),
    {
      path: 'login.json',
      content: `${JSON.stringify({ slots }, null, 2)}\n`,
      about: text(`${slots.length} 个插槽`, `${slots.length} 個插槽`, `${slots.length} slots`),
    },
  ]
}

/** A picture that may be changed. */
export const picture = (path: string) => `<img class="art" data-slot="background" src="${path}" alt="">`

/** Two fields, a button, and other ways in. */
export const fields = `<form>
  <label><span data-slot="account">工号或手机号</span><input autocomplete="username"></label>
  <label><span data-slot="password">密码</span><input type="password" autocomplete="current-password"></label>
  <button data-slot="submit">登录</button>
</form>`

export const head = `<header><img class="logo" data-slot="logo" src="logo.svg" alt=""><span data-slot="title">禾岸农业 · 办公系统</span></header>`

const usualTexts: Record<string, Texts> = {
  title: text('禾岸农业 · 办公系统', '禾岸農業 · 辦公系統', 'Hean Farms · Office'),
  greeting: text('早上好', '早安', 'Good morning'),
  account: text('工号或手机号', '員工編號或手機號碼', 'Staff number or mobile'),
  password: text('密码', '密碼', 'Password'),
  submit: text('登录', '登入', 'Sign in'),
  ways: text(
    '扫码登录　短信登录　企业身份登录',
    '掃碼登入　簡訊登入　企業身分登入',
    'QR code · Text message · Company account',
  ),
}

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="6" fill="#1c1b18"/><path d="M10 28c0-8 4-14 10-16 6 2 10 8 10 16" fill="none" stroke="#fff" stroke-width="3"/><path d="M20 12v16" stroke="#fff" stroke-width="3"/></svg>
`

function pageOf(body: string, scripts: string[]): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>登录</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
${body.trim()}
${scripts.map((path) => `<script src="${path}"></script>`).join('\n')}
</body>
</html>
`
}

const base = `*, *::before, *::after { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { font: 16px/1.6 "Noto Sans SC", "Noto Sans TC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif; color: #1c1b18; }
h1 { margin: 0; font: 600 32px/1.3 "Noto Serif SC", "Noto Serif TC", "Songti SC", serif; text-wrap: balance; }
header { display: flex; align-items: center; gap: 12px; }
.logo { width: 40px; height: 40px; object-fit: contain; }
.art { display: block; width: 100%; height: 100%; object-fit: cover; }
form { display: grid; gap: 16px; }
label { display: grid; gap: 6px; font-size: 14px; }
input { width: 100%; height: 46px; padding: 0 14px; font: inherit; color: inherit; background: #fff; border: 1px solid #8a8376; border-radius: 3px; }
input:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button { height: 48px; font: inherit; font-size: 16px; font-weight: 600; color: #fff; background: var(--accent); border: 0; border-radius: 3px; cursor: pointer; }
.ways { margin: 0; font-size: 13px; text-align: center; }
@media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }
`

/** The page learns what to show from behind the # of its address, and sends nothing anywhere. */
const slotsScript = `const given = (() => {
  try {
    const text = atob(location.hash.slice(1).split('-').join('+').split('_').join('/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))))
  } catch {
    return {}
  }
})()
if (given.language) document.documentElement.lang = given.language
if (given.accent) document.documentElement.style.setProperty('--accent', given.accent)
for (const place of document.querySelectorAll('[data-slot]')) {
  const value = given[place.dataset.slot]
  if (typeof value !== 'string' || value === '') continue
  if (place instanceof HTMLImageElement) place.src = value
  else place.textContent = value
}
if (given.title) document.title = given.title
for (const form of document.forms) form.addEventListener('submit', (event) => event.preventDefault())
`
