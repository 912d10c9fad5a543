import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConversionFailed, runSandboxed } from './sandbox.ts'

const allowance = { seconds: 120, megabytes: 1_000 }

/** How many pages; 0 where only a password opens it. */
export async function countPages(folder: string, name: string, signal: AbortSignal): Promise<number> {
  const output = await runSandboxed(folder, ['sh', '-c', `pdfinfo ${name} 2>&1 || true`], { ...allowance, signal })
  if (/incorrect password/i.test(output)) return 0
  const pages = /^Pages:\s+(\d+)/m.exec(output)?.[1]
  if (pages === undefined) throw new ConversionFailed(`pdfinfo: ${output}`)
  return Number(pages)
}

/** Draws the pages from the first to `last`, none of its sides longer than `side`. Answers the paths in order. */
export async function drawPages(
  folder: string,
  name: string,
  options: { last: number; side: number },
  signal: AbortSignal,
) {
  const prefix = `drawn-${options.side}`
  const command = ['pdftoppm', '-png', '-scale-to', `${options.side}`, '-l', `${options.last}`, name, prefix]
  await runSandboxed(folder, command, { ...allowance, signal })
  const drawn = (await readdir(folder)).filter((file) => file.startsWith(`${prefix}-`)).sort()
  return drawn.map((file) => join(folder, file))
}

/** A page and its words: left, top, width, height in points from the upper left corner, and the text. */
export interface PageText {
  width: number
  height: number
  words: [number, number, number, number, string][]
}

export async function readText(folder: string, name: string, last: number, signal: AbortSignal): Promise<PageText[]> {
  await runSandboxed(folder, ['pdftotext', '-bbox', '-l', `${last}`, name, 'text.html'], { ...allowance, signal })
  return parseText(await readFile(join(folder, 'text.html'), 'utf8'))
}

const lines =
  /<page width="([\d.]+)" height="([\d.]+)"|<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g

function parseText(html: string): PageText[] {
  const pages: PageText[] = []
  for (const [, width, height, left, top, right, bottom, word] of html.matchAll(lines)) {
    if (width) pages.push({ width: Number(width), height: Number(height), words: [] })
    else {
      const box = [Number(left), Number(top), Number(right) - Number(left), Number(bottom) - Number(top)] as const
      const [x, y, w, h] = box.map((length) => Math.round(length * 10) / 10) as [number, number, number, number]
      pages.at(-1)?.words.push([x, y, w, h, plain(word ?? '')])
    }
  }
  return pages
}

function plain(word: string) {
  return word
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
