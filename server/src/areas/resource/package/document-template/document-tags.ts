import { inFile } from '../report.ts'
import type { PackageSource } from '../source.ts'

/** What a reader sees as one paragraph, on which page, in which part; tags may be split over any number of runs in it. */
export interface TaggedParagraph {
  text: string
  page: number
  part: string
}

/** {tag}, {#list} … {/list}, {^without} … {/without}: where each name stands. */
export function placeholdersOf(
  paragraphs: TaggedParagraph[],
  { entry, report }: Pick<PackageSource, 'entry' | 'report'>,
) {
  const found = new Map<string, Set<number>>()
  const open: { name: string; text: string }[] = []

  for (const { text, page } of paragraphs) {
    for (const [whole, mark = '', inner = ''] of text.matchAll(/\{([#^/@%>=-]?)([^{}]*)\}/g))
      take(mark, inner.trim().slice(0, 100), { whole, text, page })
    const rest = text.replaceAll(/\{[^{}]*\}/g, '')
    if (/[{}]/.test(rest)) report.wrong('format.tag_broken', {}, inFile(entry, around(rest)))
  }
  for (const { name, text } of open) report.wrong('format.tag_not_closed', { tag: name }, inFile(entry, text))
  return new Map([...found].map(([name, pages]) => [name, [...pages].sort((a, b) => a - b)]))

  function take(mark: string, name: string, { whole, text, page }: { whole: string; text: string; page: number }) {
    if (mark === '/') return close(name, text)
    if (name === '') return report.wrong('format.tag_broken', {}, inFile(entry, whole))
    if (mark === '#' || mark === '^') open.push({ name, text })
    found.set(name, (found.get(name) ?? new Set()).add(page))
  }

  /** `{/}` closes whatever was opened last. */
  function close(name: string, text: string) {
    const last = open.pop()
    if (!last || (name !== '' && name !== last.name)) {
      report.wrong('format.tag_not_opened', { tag: name }, inFile(entry, text))
      open.length = 0
    }
  }
}

function around(text: string) {
  return text.slice(Math.max(0, text.search(/[{}]/) - 30))
}
