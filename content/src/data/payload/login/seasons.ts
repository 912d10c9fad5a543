import { text } from '../../text.ts'
import { fields, head, loginFiles } from './login.ts'

interface LoginSeason {
  sky: string
  sun: string
  far: string
  near: string
  field: string
  /** What is special about it: blossoms, sheaves, snow. */
  detail: string
}

const dots = (color: string, radius: number, places: [number, number][]) =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`).join('')

const seasons: Record<string, LoginSeason> = {
  spring: {
    sky: '#e4f1ef',
    sun: '#f7d3d0',
    far: '#a9cfb8',
    near: '#6fae86',
    field: '#3f8a5e',
    detail: `<path d="M620 470q-8-80 10-150" stroke="#5c4a3c" stroke-width="7" fill="none"/>${dots('#f2a7b5', 13, [
      [600, 330],
      [626, 306],
      [650, 336],
      [612, 360],
      [640, 372],
      [668, 358],
    ])}`,
  },
  summer: {
    sky: '#d5ecf5',
    sun: '#ffd36e',
    far: '#8fc3a4',
    near: '#4c9a63',
    field: '#2b7a45',
    detail: `<g stroke="#dff3e4" stroke-width="3" opacity=".8"><path d="M90 520h220M60 548h300M120 576h210"/></g>${dots(
      '#ffffff',
      26,
      [
        [180, 130],
        [212, 118],
        [246, 132],
      ],
    )}`,
  },
  autumn: {
    sky: '#fbeccb',
    sun: '#e8743b',
    far: '#d9a25a',
    near: '#c07d34',
    field: '#e0ac3f',
    detail: [120, 250, 420, 610, 700]
      .map((x) => `<path d="M${x} 488l26 74h-52zM${x - 13} 524h26" fill="#b5762a" stroke="#7f4d16" stroke-width="3"/>`)
      .join(''),
  },
  winter: {
    sky: '#dbe4ee',
    sun: '#f4f6f8',
    far: '#b8c8d8',
    near: '#e7eef4',
    field: '#ffffff',
    detail: dots('#ffffff', 4, [
      [80, 90],
      [190, 170],
      [300, 60],
      [420, 140],
      [520, 70],
      [640, 180],
      [720, 100],
      [260, 260],
    ]),
  },
}

function scene({ sky, sun, far, near, field, detail }: LoginSeason): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" preserveAspectRatio="xMidYMax slice"><path fill="${sky}" d="M0 0h800v600H0z"/><circle cx="580" cy="150" r="62" fill="${sun}"/><path fill="${far}" d="M0 360q140-90 300-20t280-40 220 20v280H0z"/><path fill="${near}" d="M0 430q200-70 420 0t380-30v200H0z"/><path fill="${field}" d="M0 500q260-40 800 20v80H0z"/>${detail}</svg>
`
}

/** 1.0.0 had two pictures, summer and winter; since 2.0.0 each season has its own. */
export function fourSeasons({ four }: { four: boolean }) {
  const shown = four ? ['spring', 'summer', 'autumn', 'winter'] : ['summer', 'winter']
  const pictures = Object.fromEntries(shown.map((name) => [`${name}.svg`, scene(seasons[name] as LoginSeason)]))
  const months = four
    ? "['winter', 'winter', 'spring', 'spring', 'spring', 'summer', 'summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter']"
    : "['winter', 'winter', 'winter', 'summer', 'summer', 'summer', 'summer', 'summer', 'summer', 'winter', 'winter', 'winter']"
  return loginFiles({
    accent: '#2f6b46',
    assets: {
      ...pictures,
      'season.js': `const months = ${months}
const season = months[new Date().getMonth()]
document.body.dataset.season = season
document.querySelector('.art').src = season + '.svg'
`,
    },
    texts: { greeting: text('又是一季好收成', '又是一季好收成', 'Another good season') },
    body: `<img class="art" src="summer.svg" alt="">
<main>${head}<h1 data-slot="greeting">又是一季好收成</h1>${fields}<p class="ways" data-slot="ways">扫码登录</p></main>`,
    css: `
.art { position: fixed; inset: 0; }
main { position: relative; width: min(400px, calc(100% - 32px)); margin: 0 auto; top: 50%; transform: translateY(-50%); padding: 36px; display: grid; gap: 18px; background: rgb(255 255 255 / 0.94); border-radius: 14px; }
h1 { font-size: 26px; }
button, input { border-radius: 8px; }`,
  })
}

/** The pattern of the day: as many rays, rings and petals as the number of the solar term says. */
export function solarTerms() {
  const script = `const names = ['小寒', '大寒', '立春', '雨水', '惊蛰', '春分', '清明', '谷雨', '立夏', '小满', '芒种', '夏至', '小暑', '大暑', '立秋', '处暑', '白露', '秋分', '寒露', '霜降', '立冬', '小雪', '大雪', '冬至']
const starts = [5, 20, 4, 19, 5, 20, 5, 20, 5, 21, 6, 21, 7, 23, 7, 23, 7, 23, 8, 23, 7, 22, 7, 21]
const now = new Date()
const first = now.getMonth() * 2
const second = now.getDate() >= starts[first + 1]
const term = now.getDate() < starts[first] ? (first + 23) % 24 : first + (second ? 1 : 0)
const hue = (term * 15 + 200) % 360
const space = 'http://www.w3.org/2000/svg'
const art = document.querySelector('svg')
const petals = 6 + (term % 12)
for (let ring = 1; ring <= 4; ring++) {
  for (let petal = 0; petal < petals; petal++) {
    const shape = document.createElementNS(space, term % 2 ? 'ellipse' : 'rect')
    const turn = (360 / petals) * petal + ring * 9
    const size = 26 + ring * 14
    const set = term % 2 ? { cx: 0, cy: -ring * 74, rx: size / 3, ry: size } : { x: -size / 4, y: -ring * 74 - size, width: size / 2, height: size * 1.6 }
    for (const [key, value] of Object.entries(set)) shape.setAttribute(key, value)
    shape.setAttribute('transform', 'rotate(' + turn + ')')
    shape.setAttribute('fill', 'hsl(' + (hue + ring * 14) + ' 46% ' + (34 + ring * 10) + '%)')
    art.append(shape)
  }
}
document.querySelector('.term').textContent = names[term]
document.documentElement.style.setProperty('--ground', 'hsl(' + hue + ' 34% 92%)')
`
  return loginFiles({
    accent: '#3b4a6b',
    assets: { 'term.js': script },
    texts: { greeting: text('今日节气', '今日節氣', 'Today’s solar term') },
    body: `<div class="plate"><svg viewBox="-360 -360 720 720" aria-hidden="true"></svg></div>
<main>${head}<p class="today"><span data-slot="greeting">今日节气</span> <b class="term"></b></p>${fields}</main>`,
    css: `
:root { --ground: #eef0f4; }
body { display: grid; grid-template-columns: 1fr 1fr; background: var(--ground); }
.plate { display: grid; place-items: center; padding: 4vmin; min-height: 0; }
.plate svg { width: min(100%, 86vh); }
main { display: grid; align-content: center; gap: 20px; padding: 40px clamp(28px, 7vw, 110px); background: #fff; }
.today { margin: 0; display: flex; align-items: baseline; gap: 14px; color: #4c4a45; }
.term { font: 600 44px/1.2 "Noto Serif SC", "Songti SC", serif; color: #1c1b18; }
@media (width < 800px) { body { grid-template-columns: 1fr; grid-template-rows: 34vh 1fr; } .plate { padding: 8px; } .plate svg { height: 32vh; } main { align-content: start; padding-top: 28px; } }`,
  })
}
