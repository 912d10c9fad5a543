import { checkAddress, type InspectedFile } from './login-address.ts'
import { atLine } from './report.ts'
import { walkXml, type XmlVisitor } from './xml.ts'

const mostElements = 20_000

/** An SVG is a picture, and nothing that runs or fetches. */
export function checkPicture({ path, text, files, report }: InspectedFile) {
  const open: XmlVisitor['open'] = (name, attributes, at) => {
    const plain = name.slice(name.indexOf(':') + 1).toLowerCase()
    const pairs = Object.entries(attributes())
    if (plain === 'script' || plain === 'foreignobject' || pairs.some(([key]) => /^on/i.test(key)))
      report.wrong('format.script_in_picture', {}, atLine(path, text, at))
    for (const [key, value] of pairs)
      if (/^(xlink:)?href$/i.test(key)) checkAddress(value, { path, place: atLine(path, text, at), files, report })
  }
  walkXml(text, path, { open }, mostElements)
}
