import PizZip from 'pizzip'
import { expect, test } from 'vitest'
import { fillDocument, packParts, partsOf } from './document.fill.ts'

const variables = Buffer.from(
  JSON.stringify([
    { tag: 'title', sample: '采购合同 <试用> & 附件' },
    { tag: 'address', sample: '河东路 1 号\n三楼' },
    { tag: 'unknown' },
  ]),
)

function openDocument(body: string, styles = '') {
  const zip = new PizZip()
  zip.file('mimetype', 'application/vnd.oasis.opendocument.text')
  zip.file('content.xml', `<office:text><text:p>${body}</text:p></office:text>`)
  zip.file('styles.xml', `<style:header><text:p>${styles}</text:p></style:header>`)
  return packParts(zip)
}

async function filled(body: string, styles = '') {
  const document = await fillDocument(openDocument(body, styles), '.odt', variables)
  if (!document) return null
  const zip = await partsOf(document)
  return `${zip.file('content.xml')?.asText()} ${zip.file('styles.xml')?.asText()}`
}

test('an OpenDocument template is filled with its samples, in the text and in its header', async () => {
  const text = await filled('{title}：{ address }，{unknown}', '页眉 {title}')

  expect(text).toContain('采购合同 &lt;试用&gt; &amp; 附件：河东路 1 号<text:line-break/>三楼，{unknown}')
  expect(text).toContain('页眉 采购合同')
})

test('one whose tags repeat passages is shown as it is shipped, not half filled', async () => {
  expect(await filled('{#items}{title}{/items}')).toBeNull()
  expect(await filled('nothing to fill in')).toBeNull()
})
