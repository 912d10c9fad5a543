/**
 * npm run texts -- COMMIT [MODULE…]: the texts of the portal that differ from those of a commit, as a table of module, language,
 * key, before and after; for translators, and for whoever reads copy. New keys are counted at the end, not listed.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

type Texts = { [key: string]: string | Texts }

const [commit, ...modules] = process.argv.slice(2)
if (!commit) throw new Error('which commit are the texts compared with?')
let added = 0

console.log('| module | language | key | before | after |\n| --- | --- | --- | --- | --- |')
for (const file of globSync('web/public/assets/i18n/*/*.json').sort()) {
  const module = basename(dirname(file))
  if (modules.length > 0 && !modules.includes(module)) continue
  const before = textsIn(readCommitted(file))
  for (const [key, after] of textsIn(readFileSync(file, 'utf8'))) {
    const old = before.get(key)
    if (old === undefined) added++
    else if (old !== after)
      console.log(['', module, basename(file, '.json'), key, cell(old), cell(after), ''].join(' | ').trim())
  }
}
console.log(`\n${added} texts are new.`)

function readCommitted(file: string): string {
  const names = execFileSync('git', ['ls-tree', '--name-only', `${commit}`, file], { encoding: 'utf8' })
  return names === '' ? '{}' : execFileSync('git', ['show', `${commit}:${file}`], { encoding: 'utf8' })
}

/** By their whole key: `detail.take`. */
function textsIn(json: string): Map<string, string> {
  return new Map(entriesOf(JSON.parse(json)))
}

function entriesOf(texts: Texts, above = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[above + key, text]] : entriesOf(text, `${above}${key}.`),
  )
}

function cell(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll('|', '\\|')
}
