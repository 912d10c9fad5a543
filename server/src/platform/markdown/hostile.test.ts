import { expect, test } from 'vitest'
import { own, published } from '../../../test/hostile/hostile.ts'
import { dangersIn } from '../../../test/hostile/inert.ts'
import { renderMarkdown } from './markdown.ts'

/** What surrounds a text may change how it is read. */
const surroundings: Record<string, (text: string) => string> = {
  'by itself': (text) => text,
  'in a sentence': (text) => `前面 ${text} 后面`,
  'in a list': (text) => `- ${text.replaceAll('\n', '\n  ')}`,
  'in a call-out': (text) => `> [!NOTE]\n> ${text.replaceAll('\n', '\n> ')}`,
  'in a table': (text) => `| ${text.replaceAll('\n', ' ')} | b |\n|---|---|\n| ${text.replaceAll('\n', ' ')} | d |`,
  'in a heading': (text) => `## ${text.replaceAll('\n', ' ')}`,
  'within emphasis': (text) => `**_~~${text}~~_**`,
  'twice, the second time broken': (text) => `${text}\n\n${text.slice(0, -1)}`,
}

test('there are enough of them, and each is there once', () => {
  expect(published.length).toBeGreaterThanOrEqual(100)
  expect(own.length).toBeGreaterThanOrEqual(200)
  expect(new Set([...published, ...own]).size).toBe(published.length + own.length)
})

test.for(Object.entries(surroundings))('hostile Markdown %s leaves nothing but what we allow', ([, within]) => {
  for (const vector of [...published, ...own]) {
    const { html } = renderMarkdown(within(vector))
    expect({ vector, dangers: dangersIn(html) }).toEqual({ vector, dangers: [] })
  }
})

test('the measure itself sees what is dangerous', () => {
  for (const html of [
    '<script>x</script>',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<a href="//evil.example">',
    '<a href="#x">',
    '<img src="https://evil.example/x.png">',
    '<p id="location">',
    '<p class="x">',
    '<p style="x">',
    '<!-- x -->',
    '<svg></svg>',
    '<math><p></p></math>',
    '<a href="java&#10;script:x">',
    '<img src="/file/public/../../api">',
  ]) {
    expect({ html, count: dangersIn(html).length }).not.toEqual({ html, count: 0 })
  }
})

const length = 100_000
const many = (piece: string) => piece.repeat(Math.floor(length / piece.length))

/** Long texts that keep a careless parser busy for minutes, or make it fall off its stack. */
const monsters: Record<string, string> = {
  '10,000 >': '>'.repeat(10_000),
  '10,000 [': '['.repeat(10_000),
  '10,000 > with blanks': '> '.repeat(10_000),
  quotations: many('>'),
  brackets: many('['),
  closing: many(']'),
  links: many('[a]('),
  pictures: many('!['),
  references: many('[a][b]'),
  stars: many('*a '),
  'double stars': many('**a'),
  underscores: many('_a'),
  'nested stars': `${'*'.repeat(length / 2)}a${'*'.repeat(length / 2)}`,
  mixed: many('*_*_**__'),
  tildes: many('~~a'),
  'Chinese stars': many('**会*签'),
  backticks: Array.from({ length: 440 }, (_, n) => '`'.repeat(n)).join(' '),
  'less than': many('<'),
  tags: many('<a '),
  autolinks: many('<http://'),
  ampersands: many('&'),
  entities: many('&#x'),
  lists: many('- a\n'),
  'nested lists': Array.from({ length: 300 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
  rows: `|a|b|\n|-|-|\n${many('|x|y|\n')}`,
  pipes: many('|'),
  backslashes: many('\\'),
  blanks: many('\t \n'),
  fences: many('```\n'),
  headings: many('# a\n'),
  underlined: many('a\n=\n'),
  rules: many('***\n'),
  callouts: many('> [!NOTE]\n> x\n\n'),
  cards: many('[x](/video/1)\n\n'),
  parentheses: `[x](${many('(')}`,
  definitions: Array.from({ length: 5_000 }, (_, n) => `[a${n}]: /x`).join('\n'),
  'half definitions': many('[a]: '),
  'linked pictures': many('[![a](/b)'),
  'nested links': `${'['.repeat(20_000)}a${'](/x)'.repeat(20_000)}`,
  titles: `[x](/a "${many('"')}`,
  zeros: many('\0'),
  returns: many('\r'),
  invisible: many('\u200b'),
  ...Object.fromEntries(
    Object.entries({
      js: '`${',
      xml: '<a ',
      css: 'a{',
      sql: "'",
      bash: '"$(',
      markdown: '*_[',
      perl: 's/{',
      php: '<?php "{$',
      ruby: '"#{',
    }).map(([language, piece]) => [language, many(`\`\`\`${language}\n${piece.repeat(2_600)}\n\`\`\`\n`)]),
  ),
}

test.for(Object.entries(monsters))('a text of %s is read in seconds', ([, text]) => {
  const before = process.threadCpuUsage()
  const { html } = renderMarkdown(text)
  const { user, system } = process.threadCpuUsage(before)

  expect((user + system) / 1e6, 'seconds of a core').toBeLessThan(8)
  // The shape of what comes out is the same throughout: a part of it tells.
  expect(dangersIn(html.slice(0, html.indexOf('>', 20_000) + 1 || undefined))).toEqual([])
})
