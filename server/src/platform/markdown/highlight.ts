import highlighter from 'highlight.js/lib/common'
import { element, type MarkdownNode } from './tree.ts'

/** The language of a code block as its author wrote it, if we know it. */
export function knownLanguage(info: string): string | null {
  const [, name = ''] = /^([\w+#.-]{1,20})(\s|$)/.exec(info.trim()) ?? []
  return highlighter.getLanguage(name) ? name.toLowerCase() : null
}

export function highlight(code: string, language: string): MarkdownNode[] {
  return asTree(highlighter.highlight(code, { language, ignoreIllegals: true }).value)
}

const pieces = /<span class="([\w -]+)">|(<\/span>)|&(amp|lt|gt|quot|#x27);|([^<&]+)/g
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Code that opens a hundred brackets means none of them. */
const deepest = 40

/** The highlighter answers HTML: only its spans and its text are taken over. */
function asTree(html: string): MarkdownNode[] {
  const root = element('span')
  const open = [root]
  for (const [, name, end, reference, text] of html.matchAll(pieces)) {
    const parent = open.at(-1) ?? root
    if (name !== undefined && open.length > deepest) open.push(parent)
    else if (name !== undefined) {
      const span = element('span', { class: name })
      parent.children.push(span)
      open.push(span)
    } else if (end !== undefined) open.pop()
    else parent.children.push(text ?? characters[reference ?? ''] ?? '')
  }
  return root.children
}
