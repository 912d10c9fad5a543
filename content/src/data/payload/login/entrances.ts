import { text } from '../../text.ts'
import { fields, head, loginFiles, picture } from './login.ts'

const gatePicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 420" preserveAspectRatio="xMidYMax slice"><path fill="#fbe3e4" d="M0 0h620v420H0z"/><circle cx="330" cy="230" r="150" fill="#eba9ad" opacity=".55"/><path d="M150 420V240a180 180 0 0 1 360 0v180z" fill="none" stroke="#bf4350" stroke-width="26"/><path d="M226 420V250a104 104 0 0 1 208 0v170z" fill="#bf4350"/><path d="M330 146a104 104 0 0 1 104 104v170H330z" fill="#571a22"/><circle cx="404" cy="310" r="7" fill="#fbe3e4"/><path d="M226 420h208l90 60H136z" fill="#fff" opacity=".8"/></svg>
`

/** The red door. 1.0.0 knew the password only; since 1.1.0 the other ways stand below, and the greeting is a slot. */
export function daybreak({ ways }: { ways: boolean }) {
  return loginFiles({
    accent: '#bf4350',
    background: 'door.svg',
    assets: { 'door.svg': gatePicture },
    body: `<div class="picture">${picture('door.svg')}</div>
<main>
  ${ways ? '<h1 data-slot="greeting">早上好</h1>' : '<h1>你好</h1>'}
  ${head}
  ${fields}
  ${ways ? '<p class="ways" data-slot="ways">扫码登录　短信登录　企业身份登录</p>' : ''}
</main>`,
    css: `
body { display: grid; grid-template-columns: 1.25fr 1fr; }
.picture { background: #fbe3e4; min-height: 0; }
main { display: grid; align-content: center; gap: 18px; padding: 32px clamp(28px, 6vw, 96px); background: #fff; }
h1 { font-size: 40px; }
header { color: #54504a; margin: -8px 0 8px; }
.logo { width: 28px; height: 28px; }
@media (width < 760px) { body { grid-template-columns: 1fr; grid-template-rows: 38% 1fr; } main { align-content: start; } h1 { font-size: 32px; } }`,
  })
}

const arches = Array.from({ length: 6 }, (_, place) => {
  const x = 40 + place * 92
  const w = 74 - place * 7
  const top = 110 + place * 22
  return `<path d="M${x} 560V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${560 - top - w / 2}z" fill="${['#f6d9a8', '#f1cd92', '#ebbf7b', '#e2ae63', '#d79d4f', '#c98b3f'][place]}"/>`
}).join('')
const colonnadeArt = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 640" preserveAspectRatio="xMidYMid slice"><path fill="#2c3f52" d="M0 0h600v640H0z"/><path fill="#3c566d" d="M0 0h600L0 300z"/>${arches}<path fill="#8a5f2b" d="M0 560h600v80H0z"/><path fill="#a87838" d="M0 560h600l-600 46z"/></svg>
`

export function colonnade() {
  return loginFiles({
    accent: '#8a5a1d',
    background: 'colonnade.svg',
    assets: { 'colonnade.svg': colonnadeArt },
    texts: { greeting: text('欢迎回来', '歡迎回來', 'Welcome back') },
    body: `<figure>${picture('colonnade.svg')}</figure>
<main>${head}<h1 data-slot="greeting">欢迎回来</h1>${fields}<p class="ways" data-slot="ways">扫码登录</p></main>`,
    css: `
body { display: grid; grid-template-columns: 1fr 440px; background: #fbf8f1; }
figure { margin: 0; min-height: 0; }
main { display: flex; flex-direction: column; justify-content: center; gap: 22px; padding: 40px 48px; }
header { position: absolute; top: 32px; }
button { border-radius: 24px; }
input { border-width: 0 0 2px; background: transparent; border-radius: 0; padding: 0 2px; }
@media (width < 900px) { body { grid-template-columns: 1fr; } figure { display: none; } main { padding: 96px 28px 28px; justify-content: start; } }`,
  })
}

const rooms = Array.from({ length: 40 }, (_, place) => {
  const [x, y] = [90 + (place % 8) * 62, 150 + Math.floor(place / 8) * 74]
  const lit = [3, 9, 10, 17, 22, 28, 33, 38].includes(place)
  return `<rect x="${x}" y="${y}" width="40" height="46" fill="${lit ? '#f0c35a' : '#1b2a3d'}"/>`
}).join('')
const nightArt = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 640" preserveAspectRatio="xMidYMax slice"><path fill="#0b1420" d="M0 0h660v640H0z"/><circle cx="560" cy="84" r="34" fill="#e9e2c8"/><circle cx="546" cy="76" r="30" fill="#0b1420"/><g fill="#8fa3bb"><circle cx="60" cy="60" r="1.6"/><circle cx="190" cy="36" r="1.2"/><circle cx="300" cy="90" r="1.4"/><circle cx="430" cy="44" r="1.8"/><circle cx="120" cy="120" r="1"/></g><path fill="#14202f" d="M60 120h540v520H60z"/>${rooms}</svg>
`

/** For rooms that are dark: type one size larger, nothing bright that is not needed. */
export function nightShift() {
  return loginFiles({
    accent: '#f0c35a',
    background: 'night.svg',
    assets: { 'night.svg': nightArt },
    texts: { greeting: text('值班辛苦了', '值班辛苦了', 'Good evening, on duty') },
    body: `${picture('night.svg')}
<main>${head}<h1 data-slot="greeting">值班辛苦了</h1>${fields}</main>`,
    css: `
body { background: #0b1420; color: #e8edf3; font-size: 18px; }
.art { position: fixed; inset: 0; opacity: 0.9; }
main { position: relative; width: min(460px, calc(100% - 40px)); margin: 0 0 0 auto; min-height: 100%; padding: 40px; display: grid; align-content: center; gap: 22px; background: rgb(11 20 32 / 0.92); }
label { font-size: 18px; }
input { height: 54px; font-size: 20px; background: #14202f; border-color: #6f8299; color: #fff; }
button { height: 56px; font-size: 20px; color: #14202f; }
@media (width < 700px) { main { margin: 0 auto; padding: 28px; } }`,
  })
}
