import PizZip from 'pizzip'
import { expect, test } from 'vitest'
import { restartNumbering } from './document.numbering.ts'

function templateOf(styles: string, numbering: string) {
  const zip = new PizZip()
  zip.file('word/styles.xml', `<w:styles>${styles}</w:styles>`)
  zip.file('word/numbering.xml', `<w:numbering>${numbering}</w:numbering>`)
  return zip
}
const lists = `<w:abstractNum w:abstractNumId="4"><w:lvl w:ilvl="0"/><w:lvl w:ilvl="1"><w:pStyle w:val="Article"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="4"/></w:num>`
const chapter = `<w:style w:type="paragraph" w:styleId="Chapter"><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr></w:pPr></w:style>`
const article = `<w:style w:type="paragraph" w:styleId="Article"><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style>`
const body = `<w:style w:type="paragraph" w:styleId="Body"/>`

test('chapters of the second and third language are counted from 1 again', () => {
  const zip = templateOf(chapter + article + body, lists)

  const numberOf = restartNumbering(zip, ['zh-TW', 'en'])

  expect(numberOf('Chapter', 0)).toBeNull()
  expect(numberOf('Chapter', 1)).toEqual({ num: 8, level: 0 })
  expect(numberOf('Article', 1)).toEqual({ num: 8, level: 1 })
  expect(numberOf('Chapter', 2)).toEqual({ num: 9, level: 0 })
  expect(numberOf('Body', 2)).toBeNull()
  const written = zip.file('word/numbering.xml')?.asText()
  expect(written).toContain(
    '<w:num w:numId="9"><w:abstractNumId w:val="4"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/>',
  )
  expect(written).toMatch(/<\/w:num><\/w:numbering>$/)
})

test('a template without numbered styles stays as it is', () => {
  const zip = templateOf(body, lists)

  const numberOf = restartNumbering(zip, ['zh-TW', 'en'])

  expect(numberOf('Body', 1)).toBeNull()
  expect(zip.file('word/numbering.xml')?.asText()).toBe(`<w:numbering>${lists}</w:numbering>`)
})

test('lists that count in Chinese count in English below English text', () => {
  const level = (number: number, format: string, marks: string) =>
    `<w:lvl w:ilvl="${number}"><w:numFmt w:val="${format}"/><w:lvlText w:val="${marks}"/></w:lvl>`
  const chinese = [
    level(0, 'chineseCountingThousand', '第%1章　'),
    level(1, 'chineseCountingThousand', '第%2条'),
    level(2, 'chineseCounting', '（%3）'),
    level(3, 'decimal', '%4、'),
    level(4, 'decimal', '%5.'),
  ]
  const list = `<w:abstractNum w:abstractNumId="4">${chinese.join('')}</w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="4"/></w:num>`
  const zip = templateOf(chapter, list)

  restartNumbering(zip, ['zh-TW', 'en'])

  const written = zip.file('word/numbering.xml')?.asText() ?? ''
  const [, , traditional = '', english = ''] = written.split('<w:num ')
  expect(traditional).not.toContain('<w:lvl ')
  expect(
    [...english.matchAll(/numFmt w:val="(\w+)"\/><w:lvlText w:val="([^"]+)"/g)].map(([, ...both]) => both),
  ).toEqual([
    ['decimal', 'Chapter %1'],
    ['decimal', 'Article %2'],
    ['decimal', '(%3)'],
    ['decimal', '%4.'],
  ])
})
