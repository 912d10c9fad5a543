import { ContentRefused } from './file.refusal.ts'

/** Names in the directory of an old office document, as it writes them. */
const macroStorage = Buffer.from('_VBA_PROJECT', 'utf16le')
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le')
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const overlap = macroStorage.length + encryptedStream.length

const macroNames = /(^|\/)vba(project|data)[^/]*\.(bin|xml)$/i
const openMacroNames = /^Basic\/[^/]+\/(?!(script|dialog)-lb\.xml$)|^Scripts\/./i
const typeList = /(^|\/)\[Content_Types\]\.xml$/i
const macroTypes = /ms-office\.vbaProject|macroEnabled/i

/**
 * Reads one piece of content, or one entry of an archive, to its end. Macros in office documents are found by their
 * usual names, by the types the document declares, and by their storage format under any name.
 */
export async function lookForMacros(name: string, content: AsyncIterable<Buffer>) {
  if (macroNames.test(name)) throw new ContentRefused('quarantined', 'macros', name)
  let before = Buffer.alloc(0)
  let isOld: boolean | undefined
  const types = typeList.test(name)

  for await (const piece of content) {
    const window = Buffer.concat([before, piece])
    isOld ??= window.subarray(0, oldOffice.length).equals(oldOffice)
    if (types && macroTypes.test(window.toString('latin1').replaceAll('\0', '')))
      throw new ContentRefused('quarantined', 'macros', name)
    if (isOld && window.includes(macroStorage)) throw new ContentRefused('quarantined', 'macros', name)
    if (isOld && window.includes(encryptedStream)) throw new ContentRefused('quarantined', 'encrypted', name)
    before = window.subarray(-overlap)
  }
}

/** Where an OpenDocument keeps its programs. Any other archive may have folders of these names. */
export function refuseOpenMacros(name: string) {
  if (openMacroNames.test(name)) throw new ContentRefused('quarantined', 'macros', name)
}
