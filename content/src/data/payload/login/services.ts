import { text } from '../../text.ts'
import { fields, head, loginFiles, picture } from './login.ts'

const windows = Array.from({ length: 24 }, (_, place) => {
  const [x, y] = [300 + (place % 6) * 70, 250 + Math.floor(place / 6) * 74]
  return `<path fill="${place % 5 === 2 ? '#ffe6a8' : '#cfe3ea'}" d="M${x} ${y}h44v48h-44z"/>`
}).join('')
const hospitalArt = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700" preserveAspectRatio="xMidYMax slice"><path fill="#e4f0f2" d="M0 0h1000v700H0z"/><circle cx="840" cy="130" r="70" fill="#fff"/><path fill="#ffffff" d="M260 210h480v420H260z"/>${windows}<path fill="#12788a" d="M420 150h160v60H420z"/><path fill="#fff" d="M488 158h24v16h16v20h-16v12h-24v-12h-16v-20h16z"/><path fill="#0d5664" d="M452 546h96v84h-96z"/><path fill="#9ec7cf" d="M0 630h1000v70H0z"/><path fill="#fff" d="M90 578h150v62H90z"/><path fill="#d2453f" d="M90 600h150v12H90zM150 558h30v20h-30z"/><circle cx="126" cy="642" r="18" fill="#233a40"/><circle cx="206" cy="642" r="18" fill="#233a40"/></svg>
`

/** 1.0.0 asked for a password only; since 1.1.0 a badge opens the page on ward computers that many people share. */
export function hospital({ badge }: { badge: boolean }) {
  return loginFiles({
    accent: '#12788a',
    background: 'hospital.svg',
    assets: { 'hospital.svg': hospitalArt },
    texts: {
      greeting: text('医院职工登录', '醫院員工登入', 'Hospital staff'),
      badge: text(
        '刷工牌可直接登录，离开时记得退出',
        '感應識別證即可登入，離開時記得登出',
        'Tap your badge to sign in, and sign out when you leave',
      ),
    },
    body: `<figure>${picture('hospital.svg')}</figure><main>${head}<h1 data-slot="greeting">医院职工登录</h1>${fields}${badge ? '<p class="badge" data-slot="badge">刷工牌可直接登录</p>' : ''}</main>`,
    css: `
body { display: grid; grid-template-columns: minmax(360px, 440px) 1fr; background: #fff; }
figure { margin: 0; grid-column: 2; min-height: 0; }
main { grid-column: 1; grid-row: 1; display: grid; align-content: center; gap: 20px; padding: 40px clamp(28px, 4vw, 56px); }
h1 { font-size: 30px; color: #0d5664; }
input { height: 52px; border: 2px solid #9ec7cf; border-radius: 8px; }
button { height: 54px; border-radius: 8px; }
.badge { margin: 0; padding: 12px 14px; background: #e4f0f2; border-left: 4px solid var(--accent); font-size: 14px; }
@media (width < 820px) { body { grid-template-columns: 1fr; grid-template-rows: 30vh 1fr; } figure { grid-column: 1; } main { grid-row: 2; align-content: start; } }`,
  })
}

const columns = Array.from(
  { length: 8 },
  (_, place) => `<path fill="#f4ead8" d="M${330 + place * 74} 330h34v210h-34z"/>`,
).join('')
const hallArt = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice"><path fill="#dfe8f4" d="M0 0h1200v700H0z"/><path fill="#c9d7ea" d="M0 420h1200v280H0z"/><path fill="#1f4f96" d="M270 330l330-130 330 130z"/><path fill="#f9f4ea" d="M300 316h600v24H300z"/>${columns}<path fill="#e6d9be" d="M280 540h640v26H280zM240 566h720v28H240zM200 594h800v32H200z"/><path fill="#b3261e" d="M596 120h8v86h-8z"/><path fill="#c4161c" d="M604 124h74l-18 20 18 20h-74z"/></svg>
`

export function governmentHall() {
  return loginFiles({
    accent: '#1f4f96',
    background: 'hall.svg',
    assets: { 'hall.svg': hallArt },
    texts: {
      greeting: text('政务办公平台', '機關辦公平台', 'Government office'),
      notice: text(
        '本系统为非涉密系统，严禁处理涉密信息',
        '本系統為非機密系統，請勿處理機密資訊',
        'Not for classified information',
      ),
    },
    body: `${picture('hall.svg')}<p class="notice" data-slot="notice">本系统为非涉密系统</p><main>${head}<h1 data-slot="greeting">政务办公平台</h1>${fields}<p class="ways" data-slot="ways">扫码登录</p></main>`,
    css: `
.art { position: fixed; inset: 0; }
.notice { position: fixed; inset: 0 0 auto; margin: 0; padding: 10px; background: #b3261e; color: #fff; text-align: center; font-weight: 600; }
main { position: relative; width: min(420px, calc(100% - 32px)); margin: clamp(72px, 14vh, 160px) auto 32px; padding: 32px; background: #fff; border-top: 6px solid var(--accent); display: grid; gap: 18px; }
h1 { font-size: 28px; text-align: center; }
header { justify-content: center; }
@media (width < 560px) { main { padding: 24px; } }`,
  })
}
