import type { WordBlock } from './body.ts'

const red = 'C4161C'
const millimetre = 36_000

/** A round sample seal over a paragraph, whose page it never leaves: drawn shapes, so that no picture has to be shipped. */
export function sealed(
  paragraph: WordBlock,
  { right, up, words }: { right: number; up: number; words: string },
): WordBlock {
  const star = shape(2, 'star5', { x: right + 13, y: -up + 12, size: 16 }, { fill: red })
  const label = shape(3, 'rect', { x: right + 6, y: -up + 29, size: 30, height: 8 }, { text: words })
  const ring = shape(1, 'ellipse', { x: right, y: -up, size: 42 }, { line: 2.25 })
  return paragraph.replace(/<\/w:p>$/, `${ring}${star}${label}</w:p>`)
}

interface SealPlace {
  x: number
  y: number
  size: number
  height?: number
}

function shape(
  id: number,
  form: string,
  place: SealPlace,
  look: { fill?: string; line?: number; text?: string },
): string {
  const { x, y, size, height = size } = place
  const extent = `cx="${size * millimetre}" cy="${height * millimetre}"`
  const fill = look.fill ? `<a:solidFill><a:srgbClr val="${look.fill}"/></a:solidFill>` : '<a:noFill/>'
  const line = look.line
    ? `<a:ln w="${look.line * 12_700}"><a:solidFill><a:srgbClr val="${red}"/></a:solidFill></a:ln>`
    : '<a:ln><a:noFill/></a:ln>'
  const words = look.text
    ? `<wps:txbx><w:txbxContent><w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:rFonts w:eastAsia="宋体"/><w:color w:val="${red}"/><w:sz w:val="18"/></w:rPr><w:t>${look.text}</w:t></w:r></w:p></w:txbxContent></wps:txbx>`
    : ''
  return `<w:r><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="${id}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:posOffset>${x * millimetre}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>${y * millimetre}</wp:posOffset></wp:positionV><wp:extent ${extent}/><wp:wrapNone/><wp:docPr id="${id}" name="seal ${id}" descr="示例印章"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="${form}"><a:avLst/></a:prstGeom>${fill}${line}</wps:spPr>${words}<wps:bodyPr lIns="0" tIns="0" rIns="0" bIns="0"/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`
}
