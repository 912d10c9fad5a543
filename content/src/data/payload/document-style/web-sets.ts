import type { DemoPayloadFile } from '../../../kinds.ts'
import { text } from '../../text.ts'

interface WebLook {
  ink: string
  paper: string
  accent: string
  soft: string
  body: string
  heading: string
  /** In pixels, and the line as a multiple. */
  size: number
  line: number
  measure: string
  /** Rules of this set alone, after those all have. */
  more: string
}

/** Tokens in the form of the Design Tokens draft, and a style sheet that reads them as custom properties. */
function webFiles(look: WebLook): DemoPayloadFile[] {
  const { ink, paper, accent, soft, body, heading, size, line, measure, more } = look
  const color = (value: string) => ({ $type: 'color', $value: value })
  const tokens = {
    color: { ink: color(ink), paper: color(paper), accent: color(accent), soft: color(soft) },
    font: {
      family: {
        body: { $type: 'fontFamily', $value: body.split(', ') },
        heading: { $type: 'fontFamily', $value: heading.split(', ') },
      },
      size: { $type: 'dimension', $value: `${size * 0.75}pt` },
      line: { $type: 'number', $value: line },
    },
    measure: { $type: 'dimension', $value: measure },
  }
  const names = (fonts: string) => fonts.replace(/[^, ][^,]*(?= [A-Z\d])[^,]*|[\p{Script=Han}]+/gu, '"$&"')
  const sheet = `:root {
  --ink: ${ink};
  --paper: ${paper};
  --accent: ${accent};
  --soft: ${soft};
}

@page { size: A4; margin: 25mm 22mm; }
body { max-width: ${measure}; margin: 0 auto; padding: 2rem 1.25rem; color: ${ink}; background: var(--paper); font-family: ${names(body)}; font-size: ${size}px; line-height: ${line}; }
h1 { font-family: ${names(heading)}; font-size: ${Math.round(size * 2.1)}px; line-height: 1.3; margin: 0 0 0.6em; }
h2 { font-family: ${names(heading)}; font-size: ${Math.round(size * 1.5)}px; line-height: 1.3; margin: 1.8em 0 0.5em; }
h3 { font-family: ${names(heading)}; font-size: ${Math.round(size * 1.2)}px; line-height: 1.4; margin: 1.4em 0 0.4em; }
p { margin: 0 0 1em; }
a { color: var(--accent); text-underline-offset: 0.2em; }
ul, ol { margin: 0 0 1em; padding-left: 1.6em; }
blockquote { margin: 1.4em 0; padding: 0.2em 0 0.2em 1.1em; border-left: 4px solid var(--accent); }
table { width: 100%; border-collapse: collapse; margin: 1.4em 0; font-size: 0.92em; }
th, td { padding: 0.5em 0.7em; border-bottom: 1px solid var(--soft); text-align: left; }
th { background: var(--soft); font-weight: 600; }
code { padding: 0.1em 0.35em; background: var(--soft); font-size: 0.9em; }
figcaption { margin-top: 0.5em; font-size: 0.85em; opacity: 0.8; }
${more.trim()}
`
  return [
    { path: 'styles.css', content: sheet, about: text('样式表', '樣式表', 'Style sheet') },
    {
      path: 'tokens.json',
      content: `${JSON.stringify(tokens, null, 2)}\n`,
      about: text('颜色、字体与尺寸', '顏色、字型與尺寸', 'Colours, fonts and sizes'),
    },
  ]
}

/** Since 1.1.0 there is a print sheet. */
export function knowledgeBaseStyles({ print }: { print: boolean }) {
  return webFiles({
    ink: '#1d2a26',
    paper: '#fbfaf6',
    accent: '#0b6b4f',
    soft: '#e6ece4',
    body: 'Noto Sans SC, sans-serif',
    heading: 'Noto Serif SC, serif',
    size: 16,
    line: 1.8,
    measure: '44rem',
    more: `
.note { padding: 0.8em 1em; background: var(--soft); border-radius: 4px; }
.steps { counter-reset: step; list-style: none; padding: 0; }
.steps > li { counter-increment: step; padding-left: 2.6em; position: relative; margin-bottom: 0.8em; }
.steps > li::before { content: counter(step); position: absolute; left: 0; width: 1.8em; text-align: center; background: var(--accent); color: var(--paper); border-radius: 50%; }
${print ? '@media print { body { max-width: none; font-size: 11pt; } a::after { content: " (" attr(href) ")"; font-size: 0.8em; } }' : ''}`,
  })
}

export function newsletterStyles() {
  return webFiles({
    ink: '#2b2030',
    paper: '#fffdf8',
    accent: '#a0355d',
    soft: '#f3e4e8',
    body: 'Noto Serif SC, serif',
    heading: 'Noto Serif SC, serif',
    size: 17,
    line: 1.75,
    measure: '38rem',
    more: `
h1 { text-align: center; border-block: 3px double var(--accent); padding: 0.5em 0; }
.issue { text-align: center; letter-spacing: 0.2em; font-size: 0.8em; }
.lead { font-size: 1.15em; }
.lead::first-letter { float: left; font-size: 3.1em; line-height: 0.95; padding-right: 0.08em; color: var(--accent); }
.column { columns: 2; column-gap: 2rem; }`,
  })
}

export function noticePageStyles() {
  return webFiles({
    ink: '#1a1a1a',
    paper: '#ffffff',
    accent: '#c4161c',
    soft: '#f2f0ec',
    body: 'FangSong, 仿宋, serif',
    heading: 'SimHei, 黑体, sans-serif',
    size: 18,
    line: 2,
    measure: '42rem',
    more: `
h1 { text-align: center; color: var(--accent); border-bottom: 3px solid var(--accent); padding-bottom: 0.6em; }
p { text-indent: 2em; text-align: justify; }
.number { text-align: center; text-indent: 0; }
.signature { text-align: right; text-indent: 0; padding-right: 4em; }
.annex { margin-top: 2em; }`,
  })
}
