import { docx, odt } from '../files/office.ts'
import { type BadFile, cutInHalf, noise } from './bad-file.ts'
import { documentOf, json, soundSheet, stylesOf } from './sound-files.ts'

function template(about: string, bytes: () => Buffer, wrong: string[], notes?: string[]): BadFile {
  return { about, file_name: 'contract.docx', bytes, wrong, ...(notes && { notes }) }
}

export const badTemplates: BadFile[] = [
  template('cut off', () => cutInHalf(documentOf(['{party}'])), ['format.broken_archive']),
  template(
    'noise behind the first bytes of an archive',
    () => Buffer.concat([Buffer.from('PK\x03\x04'), noise(5_000)]),
    ['format.broken_archive'],
  ),
  template('a text under the name of a document', () => Buffer.from('Dear Sir or Madam'), ['format.broken_archive']),
  template('a document of 1997', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(5_000)]), [
    'format.old_office',
  ]),
  template('a brace that is not closed', () => documentOf(['甲方：{party']), ['format.tag_broken']),
  template('a list that is not closed', () => documentOf(['{#items}{name}']), ['format.tag_not_closed']),
  template('a list that is closed twice', () => documentOf(['{#items}{name}{/items}{/items}']), [
    'format.tag_not_opened',
  ]),
  template('lists that cross', () => documentOf(['{#a}{#b}{/a}{/b}']), [
    'format.tag_not_opened',
    'format.tag_not_opened',
  ]),
  template('no placeholder', () => documentOf(['正文']), [], ['format.no_placeholders']),
  template(
    'a thousand placeholders',
    () => documentOf(Array.from({ length: 1_000 }, (_, index) => `{field_${index}}`)),
    ['format.too_many_placeholders'],
  ),
  template(
    'a picture that is fetched',
    () => docx([{ text: '{party}', font: 'Noto Sans' }], { picture: 'https://elsewhere.example/p.png' }),
    ['format.external_address'],
  ),
  template('macros', () => documentOf(['{party}'], [{ name: 'word/vbaProject.bin', content: 'x' }]), ['format.macros']),
  template(
    'an entity in its header',
    () =>
      documentOf(
        ['{party}'],
        [
          {
            name: 'word/header1.xml',
            content: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:hdr>&x;</w:hdr>',
          },
        ],
      ),
    ['format.document_type'],
  ),
  template(
    'a header of ten million blanks',
    () => documentOf(['{party}'], [{ name: 'word/header1.xml', content: ' '.repeat(10_000_000) }]),
    ['format.too_large_unpacked'],
  ),
  template('five megabytes of paragraphs', () => documentOf(Array.from({ length: 30_000 }, () => 'x')), [
    'format.too_large_unpacked',
  ]),
  template(
    'a hundred thousand elements',
    () => documentOf(Array.from({ length: 20_000 }, (_, index) => (index % 50 ? 'x' : `{field_${index}}`))),
    ['format.too_much'],
  ),
  template('tags in thousands of pieces', () => {
    const pieces = '<w:r><w:t>{</w:t></w:r><w:r><w:t>party}</w:t></w:r>'.repeat(20_000)
    return documentOf(['{party}'], [{ name: 'word/header1.xml', content: `<w:hdr><w:p>${pieces}</w:p></w:hdr>` }])
  }, []),
  template(
    'deep tables',
    () =>
      documentOf(
        ['{party}'],
        [{ name: 'word/footer1.xml', content: `${'<w:tbl>'.repeat(500)}${'</w:tbl>'.repeat(500)}` }],
      ),
    ['format.too_deep'],
  ),
  {
    about: 'an OpenDocument text without placeholders',
    file_name: 'letter.odt',
    bytes: () => odt('x'),
    wrong: [],
    notes: ['format.no_placeholders'],
  },
]

function style(about: string, styles: string, wrong: string[]): BadFile {
  const bytes = () => documentOf(['样张'], [{ name: 'word/styles.xml', content: styles }])
  return { about, file_name: 'house-style.dotx', resource_type: 'document-style', bytes, wrong }
}

function sheet(about: string, css: string, wrong: string[]): BadFile {
  return { about, file_name: 'house-style.css', bytes: () => Buffer.from(css), wrong }
}

export const badStyles: BadFile[] = [
  style('no style', stylesOf(''), ['format.no_styles']),
  style(
    'two thousand styles',
    stylesOf(
      Array.from({ length: 2_000 }, (_, index) => `<w:style w:type="paragraph" w:styleId="s${index}"/>`).join(''),
    ),
    ['format.too_many_styles'],
  ),
  style('styles that are not closed', '<w:styles><w:style>', ['format.broken_xml']),
  style('entities that grow', '<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><w:styles/>', [
    'format.document_type',
  ]),
  style('styles five hundred levels deep', stylesOf(`${'<w:x>'.repeat(500)}${'</w:x>'.repeat(500)}`), [
    'format.too_deep',
  ]),
  sheet('a brace too many', `${soundSheet}}`, ['format.broken_sheet']),
  sheet('a brace too few', `${soundSheet} h2 {`, ['format.broken_sheet']),
  sheet('rules within rules within rules', `${'a{'.repeat(1_000)}${'}'.repeat(1_000)}`, ['format.too_deep']),
  sheet('a font from elsewhere', '@font-face { src: url(https://elsewhere.example/f.woff2) } p { color: red }', [
    'format.external_address',
  ]),
  sheet('addresses that never end', `p { color: red } ${'url("'.repeat(400_000)}`, [
    'format.missing_file',
    'format.too_much',
  ]),
  sheet('comments that never end', '/*'.repeat(500_000), ['format.no_styles']),
  {
    about: 'tokens ten thousand levels deep',
    file_name: 'tokens.json',
    bytes: () => Buffer.from('{"a":'.repeat(10_000)),
    wrong: ['format.too_deep'],
  },
  {
    about: 'two thousand tokens',
    file_name: 'tokens.json',
    bytes: () =>
      json(Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`t${index}`, { $value: '1pt' }]))),
    wrong: ['format.too_many_styles'],
  },
  {
    about: 'an OpenDocument text as a style',
    file_name: 'style.odt',
    resource_type: 'document-style',
    bytes: () => odt('x'),
    wrong: ['format.style_not_word'],
  },
]
