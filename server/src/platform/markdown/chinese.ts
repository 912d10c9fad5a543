import type { MarkdownIt } from 'markdown-it'

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}　-〿＀-｠]/v
const blank = /^\s*$/

export function isWide(character: string | undefined): boolean {
  return character !== undefined && wide.test(character)
}

/**
 * CommonMark decides by blanks and punctuation where `**` begins and ends. Chinese has no blanks, and `**注意：**请先…`
 * would show its stars. Beside a Chinese character a run of stars may begin and end wherever no blank stands in its way.
 */
export function understandChinese(markdown: MarkdownIt): void {
  markdown.inline.State = class extends markdown.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord)
      const before = this.src.slice(Math.max(0, start - 1), start)
      const after = this.src.slice(start + scanned.length, start + scanned.length + 1)
      if (!canSplitWord || !(isWide(before) || isWide(after))) return scanned
      return { ...scanned, can_open: !blank.test(after), can_close: !blank.test(before) }
    }
  }
}
