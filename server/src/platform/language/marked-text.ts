import { type ChineseScript, convertScript } from './convert-script.ts'

/**
 * `in_language` of the database knows which text is read, but cannot convert it. It puts these invisible characters around a
 * text of the other Chinese script, wherever in a row that text ends up: in a column, in an array or inside JSON.
 */
const marked = /\u2063([\u2061\u2062])([^\u2063]*)\u2063\u2064/g
const sign = '\u2063'

/** Works on the database's own notation of a value, too: a conversion touches Chinese characters only, never quotes. */
export function convertMarked(raw: string): string {
  if (!raw.includes(sign)) return raw
  return raw.replace(marked, (_, target: string, text: string) => convertScript(text, scripts[target] ?? 'zh-TW'))
}

const scripts: Record<string, ChineseScript> = { '\u2061': 'zh-TW', '\u2062': 'zh-CN' }
