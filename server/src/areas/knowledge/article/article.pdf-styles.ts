import type { Language } from '@atrium/contract/languages'

/** Faces that hold every character of the language: they are put into the PDF, so it reads the same everywhere. */
const faces: Record<Language, { text: string; heading: string; code: string }> = {
  'zh-CN': { text: 'Noto Sans CJK SC', heading: 'Noto Serif CJK SC', code: 'Noto Sans Mono CJK SC' },
  'zh-TW': { text: 'Noto Sans CJK TC', heading: 'Noto Serif CJK TC', code: 'Noto Sans Mono CJK TC' },
  en: { text: 'Noto Sans CJK SC', heading: 'Noto Serif CJK SC', code: 'Noto Sans Mono CJK SC' },
}

/** Colours of the portal's light theme. */
const ink = { text: '#1c1b19', quiet: '#6b675f', line: '#d5d0c4', link: '#0b6b4f', code: '#efece4' }
const callouts = { note: ['#e3efe9', '#0b6b4f'], tip: ['#e4ecf5', '#2b5fa8'], warning: ['#f8ecd2', '#a85b00'] } as const
const tokens = { keyword: '#2b5fa8', string: '#a3470f', number: '#8a3b12', comment: '#6b675f', name: '#0b6b4f' }

/** Every style the document names, and the page with its foot. */
export function stylesOf(language: Language, foot: string): string {
  const { text, heading, code } = faces[language]
  return `<office:font-face-decls>${[...new Set([text, heading, code])].map(face).join('')}</office:font-face-decls>
<office:styles>
<style:default-style style:family="paragraph"><style:paragraph-properties style:writing-mode="lr-tb" fo:orphans="2" fo:widows="2"/>
${letters(text, 10.5, ink.text, { locale: language })}</style:default-style>
${paragraph('Text', { below: 6, line: 160 })}
${paragraph('Item', { below: 3, line: 150 })}
${paragraph('Title', { below: 6, line: 130, keep: true }, letters(heading, 22, ink.text, { bold: true }))}
${paragraph('Summary', { below: 10, line: 150 }, letters(text, 11.5, ink.quiet))}
${paragraph('Facts', { below: 16, border: `fo:border-bottom="0.5pt solid ${ink.line}" fo:padding-bottom="8pt"` }, letters(text, 9, ink.quiet))}
${[1, 2, 3, 4].map((level) => paragraph(`Contents${level}`, { below: 3, indent: (level - 1) * 14, tab: true }, letters(text, 10, ink.text))).join('\n')}
${[17, 14, 12, 11, 10.5].map((size, at) => paragraph(`Heading${at + 2}`, { above: 16 - at * 2, below: 6, line: 130, keep: true }, letters(heading, size, ink.text, { bold: true }))).join('\n')}
${paragraph('Quote', { below: 6, line: 150, indent: 14, border: `fo:border-left="2pt solid ${ink.line}" fo:padding-left="8pt"` }, letters(text, 10.5, ink.quiet))}
${Object.entries(callouts)
  .map(([kind, [back, edge]]) =>
    paragraph(`Callout-${kind}`, {
      below: 8,
      line: 150,
      back,
      border: `fo:border-left="2.5pt solid ${edge}" fo:padding="7pt"`,
    }),
  )
  .join('\n')}
${paragraph('Code', { below: 8, line: 135, back: ink.code, border: `fo:border-left="2pt solid ${ink.line}" fo:padding="7pt"` }, letters(code, 8.5, ink.text))}
${paragraph('Caption', { below: 10, line: 140 }, letters(text, 9, ink.quiet))}
${paragraph('Cell', { line: 140 }, letters(text, 9.5, ink.text))}
${paragraph('Head', { line: 140 }, letters(text, 9.5, ink.text, { bold: true }))}
${paragraph('Foot', { tab: true }, letters(text, 8.5, ink.quiet))}
${paragraph('Rule', { below: 8, border: `fo:border-bottom="0.5pt solid ${ink.line}"` })}
${span('Bold', 'fo:font-weight="bold" style:font-weight-asian="bold"')}
${span('Italic', 'fo:font-style="italic"')}
${span('Strike', 'style:text-line-through-style="solid"')}
${span('Link', `fo:color="${ink.link}" style:text-underline-style="none"`)}
${span('Entry', `fo:color="${ink.text}" style:text-underline-style="none"`)}
${span('Inline', `style:font-name="${code}" style:font-name-asian="${code}" fo:background-color="${ink.code}"`)}
${Object.entries(tokens)
  .map(([name, color]) => span(`Token-${name}`, `fo:color="${color}"`))
  .join('\n')}
<text:list-style style:name="Bullets">${levels((level) => `<text:list-level-style-bullet text:level="${level}" text:bullet-char="•">${hanging(level)}</text:list-level-style-bullet>`)}</text:list-style>
<text:list-style style:name="Numbers">${levels((level) => `<text:list-level-style-number text:level="${level}" style:num-format="1" style:num-suffix=".">${hanging(level)}</text:list-level-style-number>`)}</text:list-style>
</office:styles>
<office:automatic-styles>
<style:style style:name="Grid" style:family="table"><style:table-properties style:width="17cm" table:align="margins" fo:margin-bottom="8pt"/></style:style>
<style:style style:name="GridCell" style:family="table-cell"><style:table-cell-properties fo:padding="4pt" fo:border-bottom="0.5pt solid ${ink.line}"/></style:style>
<style:style style:name="GridHead" style:family="table-cell"><style:table-cell-properties fo:padding="4pt" fo:border-bottom="1pt solid ${ink.text}"/></style:style>
<style:style style:name="Picture" style:family="graphic"><style:graphic-properties style:vertical-pos="top" style:vertical-rel="baseline"/></style:style>
<style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="2.2cm" fo:margin-bottom="1.6cm" fo:margin-left="2cm" fo:margin-right="2cm"/><style:footer-style><style:header-footer-properties fo:min-height="0.9cm" fo:margin-top="0.4cm"/></style:footer-style></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4"><style:footer><text:p text:style-name="Foot">${foot}<text:tab/><text:page-number text:select-page="current">1</text:page-number> / <text:page-count>1</text:page-count></text:p></style:footer></style:master-page></office:master-styles>`
}

function face(name: string): string {
  return `<style:font-face style:name="${name}" svg:font-family="'${name}'"/>`
}

function letters(
  name: string,
  size: number,
  color: string,
  { bold = false, locale }: { bold?: boolean; locale?: Language } = {},
) {
  const weight = bold ? ' fo:font-weight="bold" style:font-weight-asian="bold"' : ''
  const [tongue, place = 'US'] = locale?.split('-') ?? []
  const spoken = tongue
    ? ` fo:language="en" fo:country="US" style:language-asian="zh" style:country-asian="${place === 'US' ? 'CN' : place}"`
    : ''
  return `<style:text-properties style:font-name="${name}" style:font-name-asian="${name}" fo:font-size="${size}pt" style:font-size-asian="${size}pt" fo:color="${color}"${weight}${spoken}/>`
}

interface ParagraphShape {
  above?: number
  below?: number
  /** Per cent. */
  line?: number
  indent?: number
  keep?: boolean
  back?: string
  border?: string
  /** A stop at the right margin, with dots leading to it. */
  tab?: boolean
}

function paragraph(
  name: string,
  { above = 0, below = 0, line, indent = 0, keep, back, border = '', tab }: ParagraphShape,
  inner = '',
) {
  const stops = tab
    ? '<style:tab-stops><style:tab-stop style:position="17cm" style:type="right" style:leader-style="none"/></style:tab-stops>'
    : ''
  return `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties fo:margin-top="${above}pt" fo:margin-bottom="${below}pt" fo:margin-left="${indent}pt"${line ? ` fo:line-height="${line}%"` : ''}${keep ? ' fo:keep-with-next="always"' : ''}${back ? ` fo:background-color="${back}"` : ''} ${border}>${stops}</style:paragraph-properties>${inner}</style:style>`
}

function span(name: string, properties: string): string {
  return `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`
}

function levels(write: (level: number) => string): string {
  return Array.from({ length: 10 }, (_, at) => write(at + 1)).join('')
}

function hanging(level: number): string {
  return `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.6cm" fo:margin-left="${level * 0.7}cm"/></style:list-level-properties>`
}
