import type { InsideOf } from '@atrium/contract/resource/inside'
import { inFile, type PackageReport } from '../report.ts'

type DocumentFont = InsideOf<'document-style'>['fonts'][number]

/** Fonts under an open licence (OFL, Apache, GPL with the font exception), by the beginning of their folded names. */
const free = [
  'noto',
  'sourcehan',
  'sourcesans',
  'sourceserif',
  'sourcecode',
  '思源',
  'lxgw',
  '霞鹜',
  'wenquanyi',
  '文泉驿',
  'fandol',
  'twkai',
  '全字库',
  '全字庫',
  'liberation',
  'dejavu',
  'carlito',
  'caladea',
  'gelasio',
  'opensymbol',
  'roboto',
  'opensans',
  'inter',
  'lato',
  'firasans',
  'firacode',
  'jetbrainsmono',
  'libertinus',
  'linuxlibertine',
  'ebgaramond',
  'ptsans',
  'ptserif',
  'stixtwo',
  'latinmodern',
  'texgyre',
  'ipaex',
  'unifont',
]

/** Generic font families. */
const generic = new Set([
  'serif',
  'sansserif',
  'monospace',
  'cursive',
  'fantasy',
  'systemui',
  'inherit',
  'initial',
  'unset',
])

/** The fonts by name, once each, with whether everybody may use them. */
export function fontsOf(names: Iterable<string>): DocumentFont[] {
  const found = new Map<string, DocumentFont>()
  for (const fontName of names) {
    const name = fontName.trim().slice(0, 100)
    const key = folded(name)
    if (key === '' || generic.has(key) || found.has(key) || found.size === 100) continue
    found.set(key, { name, free: free.some((beginning) => key.startsWith(beginning)) })
  }
  return [...found.values()]
}

/** A machine without such a font shows another, and lines break elsewhere. */
export function checkFonts(report: PackageReport, fonts: DocumentFont[], entry: string) {
  const bought = fonts.filter((font) => !font.free)
  for (const { name } of bought) report.note('fonts.not_free', { count: bought.length }, inFile(entry, name))
  if (bought.length === 0) report.passed('fonts.passed')
}

function folded(name: string) {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_'"-]+/g, '')
}
