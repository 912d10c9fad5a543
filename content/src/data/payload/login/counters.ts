import { text } from '../../text.ts'
import { fields, head, loginFiles, picture } from './login.ts'

const bridge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 260" preserveAspectRatio="xMidYMax slice"><path fill="#e9eef6" d="M0 0h800v260H0z"/><path d="M0 190q200-150 400-150t400 150" fill="none" stroke="#27457c" stroke-width="10"/><path d="M0 190h800" stroke="#27457c" stroke-width="14"/>${Array.from({ length: 15 }, (_, place) => `<path d="M${50 + place * 50} 190V${Math.round(190 - 150 * Math.sin(((50 + place * 50) / 800) * Math.PI))}" stroke="#7d97c4" stroke-width="3"/>`).join('')}<path fill="#c9d6ea" d="M0 200h800v60H0z"/></svg>
`

/** Both languages stand on the page, whatever the person chose: for guests who read only one of them. */
export function bilingual({ guests }: { guests: boolean }) {
  const both = (chinese: string, english: string) =>
    `<span class="zh" lang="zh-CN">${chinese}</span> <span class="en" lang="en">${english}</span>`
  return loginFiles({
    accent: '#27457c',
    background: 'bridge.svg',
    assets: { 'bridge.svg': bridge },
    body: `<figure>${picture('bridge.svg')}</figure>
<main>${head}
<h1>${both('欢迎', 'Welcome')}</h1>
<form>
  <label>${both('工号或手机号', 'Staff number or mobile')}<input autocomplete="username"></label>
  <label>${both('密码', 'Password')}<input type="password" autocomplete="current-password"></label>
  <button>${both('登录', 'Sign in')}</button>
  ${guests ? `<button type="button" class="guest">${both('访客入口', 'Guests')}</button>` : ''}
</form></main>`,
    css: `
body { background: #fff; }
figure { margin: 0; height: 32vh; }
main { width: min(460px, calc(100% - 40px)); margin: -56px auto 40px; padding: 32px 36px; background: #fff; border-top: 6px solid var(--accent); display: grid; gap: 18px; position: relative; }
label { display: block; }
label .en, h1 .en { color: #55606f; }
.en { font-size: 0.86em; margin-left: 4px; }
input { margin-top: 6px; }
.guest { background: #fff; color: var(--accent); border: 2px solid var(--accent); }`,
  })
}

/** For a touch screen in a hall. What was typed is gone after two minutes without a touch. */
export function kiosk() {
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '⌫', '0', '✓']
  return loginFiles({
    accent: '#0d6e63',
    texts: {
      greeting: text('请输入工号', '請輸入員工編號', 'Enter your staff number'),
      hint: text('两分钟无操作自动清空', '兩分鐘沒有操作自動清空', 'Cleared after two idle minutes'),
    },
    assets: {
      'keys.js': `const field = document.querySelector('input')
const keys = document.querySelector('.keys')
let idle
function wait() {
  clearTimeout(idle)
  idle = setTimeout(() => { field.value = '' }, 120000)
}
keys.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return
  const key = target.dataset.key
  if (key === 'back') field.value = field.value.slice(0, -1)
  else if (key !== 'enter') field.value = (field.value + key).slice(0, 12)
  wait()
})
document.addEventListener('pointerdown', wait)
wait()
`,
    },
    body: `<main>${head}<h1 id="ask" data-slot="greeting">请输入工号</h1>
<input inputmode="none" aria-labelledby="ask" readonly>
<div class="keys">${keys
      .map((key) => {
        const name = key === '⌫' ? 'back' : key === '✓' ? 'enter' : key
        return `<button type="button" data-key="${name}"${name === 'enter' ? ' class="go"' : ''}>${key}</button>`
      })
      .join('')}</div>
<p data-slot="hint">两分钟无操作自动清空</p></main>`,
    css: `
body { display: grid; place-items: center; background: radial-gradient(circle at 20% 10%, #d9efeb, #f4f8f7 60%); }
main { width: min(560px, calc(100% - 32px)); display: grid; gap: 22px; text-align: center; }
header { justify-content: center; font-size: 20px; }
h1 { font-size: 34px; }
input { height: 76px; font-size: 40px; text-align: center; letter-spacing: 0.2em; border: 3px solid #0d6e63; }
.keys { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
.keys button { height: clamp(62px, 9vh, 92px); font-size: 32px; background: #fff; color: #12332f; border: 2px solid #a9c8c2; }
.keys .go { background: var(--accent); color: #fff; border-color: var(--accent); }
p { margin: 0; color: #3d5854; }`,
  })
}

const pulse = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMid slice"><path fill="#eef6f4" d="M0 0h1200v300H0z"/><path d="M0 170h360l30-18 24 18h60l16-110 26 190 20-80h80l24-20 22 20h538" fill="none" stroke="#2a8577" stroke-width="6" stroke-linejoin="round"/><circle cx="1120" cy="90" r="140" fill="#d5ebe6"/><circle cx="60" cy="260" r="110" fill="#dcefeb"/></svg>
`

/** Type at 22 pixels and more, one thing after another: for people who see less well. */
export function largeType() {
  return loginFiles({
    accent: '#176457',
    background: 'pulse.svg',
    assets: { 'pulse.svg': pulse },
    texts: { greeting: text('你好，请登录', '你好，請登入', 'Hello, please sign in') },
    body: `<figure>${picture('pulse.svg')}</figure><main>${head}<h1 data-slot="greeting">你好，请登录</h1>${fields}</main>`,
    css: `
body { background: #fff; font-size: 22px; line-height: 1.7; }
figure { margin: 0; height: 16vh; }
main { width: min(640px, calc(100% - 40px)); margin: 0 auto; padding: 20px 0 32px; display: grid; gap: 20px; }
header { font-size: 24px; }
.logo { width: 56px; height: 56px; }
h1 { font-size: 44px; }
label { font-size: 24px; font-weight: 600; }
input { height: 72px; font-size: 28px; border: 3px solid #2b3a37; }
button { height: 80px; font-size: 30px; }`,
  })
}
