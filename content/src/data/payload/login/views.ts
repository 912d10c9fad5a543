import { text } from '../../text.ts'
import { fields, head, loginFiles, picture } from './login.ts'

const harbourArt = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice"><path fill="#f7d9b8" d="M0 0h1200v700H0z"/><path fill="#f3c291" d="M0 260h1200v200H0z"/><circle cx="780" cy="330" r="120" fill="#e9673f"/><path fill="#2d5b76" d="M0 430h1200v270H0z"/><g stroke="#f3c291" stroke-width="5" opacity=".7"><path d="M690 470h180M650 500h260M710 530h150M740 560h90"/></g><path fill="#1b3d52" d="M0 430q110-70 260-34 60 14 110 34z"/><path fill="#fff" d="M176 240h44l14 160h-72z"/><path fill="#c23b2e" d="M172 290h52l4 40h-60zM168 214h60v26h-60z"/><path fill="#1b3d52" d="M184 190h28v24h-28z"/><path fill="#fff3cf" opacity=".65" d="M212 202l560-80v170z"/><path fill="#f4f0e6" d="M930 470l70-120v120zM1006 470V372l44 98z"/><path fill="#7a3b22" d="M910 478h160l-26 30H940z"/></svg>
`

/** 1.0.0 was drawn for wide screens; since 1.1.0 the lighthouse stays in sight on phones. */
export function harbour({ phones }: { phones: boolean }) {
  return loginFiles({
    accent: '#b3402a',
    background: 'harbour.svg',
    assets: { 'harbour.svg': harbourArt },
    texts: { greeting: text('靠岸了', '靠岸了', 'Safe in harbour') },
    body: `${picture('harbour.svg')}<main><h1 data-slot="greeting">靠岸了</h1>${head}${fields}</main>`,
    css: `
.art { position: fixed; inset: 0; }
main { position: fixed; inset: auto 0 0; padding: 22px clamp(20px, 5vw, 72px) 26px; background: #fffaf2; display: grid; grid-template-columns: auto 1fr; gap: 8px 40px; align-items: end; }
header { grid-column: 1; color: #5a4a3c; }
form { grid-column: 2; grid-row: 1 / span 2; grid-template-columns: 1fr 1fr auto; align-items: end; }
button { padding: 0 36px; }
${phones ? '@media (width < 900px) { .art { object-position: 16% 100%; height: 52%; } main { grid-template-columns: 1fr; } form { grid-column: 1; grid-row: auto; grid-template-columns: 1fr; } }' : '@media (width < 900px) { main { grid-template-columns: 1fr; } form { grid-column: 1; grid-row: auto; grid-template-columns: 1fr; } }'}`,
  })
}

const ridge = (y: number, fill: string, seed: number) =>
  `<path fill="${fill}" d="M0 ${y}${Array.from({ length: 9 }, (_, step) => `Q${step * 150 + 75} ${y - 60 - ((step * seed) % 7) * 22} ${(step + 1) * 150} ${y - ((step * seed) % 3) * 12}`).join('')}V800H0z"/>`
const inkArt = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice"><path fill="#f3efe6" d="M0 0h1200v800H0z"/><circle cx="900" cy="170" r="54" fill="#b2382c" opacity=".86"/>${ridge(430, '#c9ccc8', 3)}${ridge(520, '#9aa3a0', 5)}${ridge(610, '#626f6e', 2)}${ridge(720, '#2f3b3c', 4)}<path d="M520 250q14-12 26 0 14-12 26 0M600 220q10-9 20 0 10-9 20 0" fill="none" stroke="#3d4747" stroke-width="3"/></svg>
`

export function inkMountains() {
  return loginFiles({
    accent: '#9c2f25',
    background: 'ink.svg',
    assets: { 'ink.svg': inkArt },
    texts: { greeting: text('山高水长', '山高水長', 'Mountains high, rivers long') },
    body: `${picture('ink.svg')}<h1 data-slot="greeting">山高水长</h1><main>${head}${fields}<p class="ways" data-slot="ways">扫码登录</p></main>`,
    css: `
.art { position: fixed; inset: 0; }
h1 { position: fixed; top: 9vh; left: 9vw; writing-mode: vertical-rl; letter-spacing: 0.3em; font-size: clamp(28px, 5vh, 52px); max-height: 70vh; color: #22292a; }
html:lang(en) h1 { letter-spacing: 0.04em; }
main { position: fixed; right: 8vw; top: 50%; transform: translateY(-50%); width: min(360px, calc(100% - 40px)); padding: 32px; background: rgb(250 247 240 / 0.95); display: grid; gap: 20px; }
input { border: 0; border-bottom: 2px solid #6b675c; border-radius: 0; background: transparent; padding: 0; }
button { letter-spacing: 0.5em; text-indent: 0.5em; }
html:lang(en) button { letter-spacing: 0; text-indent: 0; }
@media (width < 760px) { main { right: 20px; top: auto; bottom: 24px; transform: none; padding: 24px; } h1 { top: 5vh; left: 7vw; max-height: 40vh; } }`,
  })
}

const grid = `<pattern id="g" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0v40" fill="none" stroke="#3f7cb8" stroke-width="1"/></pattern>`
const blueprintArt = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 760" preserveAspectRatio="xMidYMid slice"><defs>${grid}</defs><path fill="#134a83" d="M0 0h1200v760H0z"/><path fill="url(#g)" d="M0 0h1200v760H0z"/><g fill="none" stroke="#dcecfb" stroke-width="3"><path d="M180 620V300l200-120 200 120v320zM180 300h400M300 620V470h160v150M220 350h70v80h-70zM470 350h70v80h-70zM345 340h70v90h-70z"/><path d="M380 180V120M180 650h400M180 642v16M580 642v16M150 620V300M142 620h16M142 300h16"/><circle cx="820" cy="300" r="110"/><circle cx="820" cy="300" r="62"/><path d="M820 170v260M690 300h260M742 222l156 156M898 222L742 378"/></g><g fill="#dcecfb" font-family="monospace" font-size="18"><text x="352" y="682">18 400</text><text x="92" y="466">9 600</text><text x="772" y="450">R 1 100</text></g></svg>
`

export function blueprint() {
  return loginFiles({
    accent: '#134a83',
    background: 'blueprint.svg',
    assets: { 'blueprint.svg': blueprintArt },
    texts: {
      greeting: text('图纸已更新', '圖說已更新', 'Drawings are up to date'),
      sheet: text('图号 A-01　第 3 版', '圖號 A-01　第 3 版', 'Sheet A-01, revision 3'),
    },
    body: `${picture('blueprint.svg')}<main><div class="box"><h1 data-slot="greeting">图纸已更新</h1>${fields}</div><footer>${head}<span data-slot="sheet">图号 A-01</span></footer></main>`,
    css: `
.art { position: fixed; inset: 0; }
main { position: fixed; right: clamp(16px, 4vw, 56px); bottom: clamp(16px, 4vw, 56px); width: min(420px, calc(100% - 32px)); background: #fff; border: 3px solid #0c2f55; }
.box { padding: 28px; display: grid; gap: 18px; }
h1 { font: 600 24px/1.3 ui-monospace, "Noto Sans SC", monospace; }
input, button { border-radius: 0; }
footer { display: flex; justify-content: space-between; align-items: center; flex-wrap: wrap; gap: 8px; border-top: 3px solid #0c2f55; padding: 10px 14px; font: 13px/1.5 ui-monospace, "Noto Sans SC", monospace; }
.logo { width: 26px; height: 26px; }`,
  })
}

const steps = Array.from({ length: 9 }, (_, place) => {
  const y = 150 + place * 62
  const bend = place % 2 ? 70 : -50
  return `<path fill="${['#d9e7a9', '#c4da86', '#adcb69', '#95bb52', '#7ca93f', '#659631', '#508226', '#3d6d1d', '#2d5716'][place]}" d="M0 ${y}q300 ${bend} 600 ${bend / 4}t600 ${-bend / 2}V800H0z"/><path fill="none" stroke="#f2f7dc" stroke-width="4" opacity=".7" d="M0 ${y}q300 ${bend} 600 ${bend / 4}t600 ${-bend / 2}"/>`
}).join('')
const terraceArt = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice"><path fill="#eaf3f5" d="M0 0h1200v800H0z"/><circle cx="240" cy="110" r="58" fill="#f5c451"/>${steps}</svg>
`

export function terraces() {
  return loginFiles({
    accent: '#3d6d1d',
    background: 'terraces.svg',
    assets: { 'terraces.svg': terraceArt },
    texts: { greeting: text('一层一层往上走', '一層一層往上走', 'Up, one step at a time') },
    body: `${picture('terraces.svg')}<main>${head}<h1 data-slot="greeting">一层一层往上走</h1>${fields}<p class="ways" data-slot="ways">扫码登录</p></main>`,
    css: `
.art { position: fixed; inset: 0; }
main { position: relative; width: min(420px, 100%); min-height: 100%; padding: 48px clamp(24px, 4vw, 48px); background: rgb(252 253 246 / 0.95); display: grid; align-content: center; gap: 20px; }
h1 { font-size: 28px; color: #24400f; }
input { border: 2px solid #94a97e; border-radius: 22px; padding: 0 20px; }
button { border-radius: 24px; }
@media (width < 700px) { main { min-height: auto; position: fixed; inset: auto 0 0; padding: 28px 24px; border-radius: 24px 24px 0 0; } }`,
  })
}
