import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { managementScreens } from '@atrium/contract/management'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { syllablesOf } from './sound.ts'

const web = join(import.meta.dirname, '../../../../web')

interface Texts {
  [name: string]: { title?: unknown; new?: unknown } & Record<string, unknown>
}

interface Readings {
  readings: Record<string, string>
  simplified: string
}

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(web, path), 'utf8')) as Content
}

/** Names of pages, groups and actions, as the command palette finds them. */
function namesIn(language: string): string[] {
  const texts = read<Texts>(`public/assets/i18n/management/${language}.json`)
  const screens = Object.keys(managementScreens).flatMap((screen) => [texts[screen]?.title, texts[screen]?.new])
  const beside = ['overview', 'health', 'dead-jobs'].map((page) => texts.page?.[page])
  return [...screens, ...beside, ...Object.values(texts.group ?? {})].filter((name) => typeof name === 'string')
}

test.each(['zh-CN', 'zh-TW'])(
  'the command palette knows how every page of management reads in %s; what is missing goes into readings.json [MGT-117]',
  (language) => {
    const { readings, simplified } = read<Readings>('src/areas/management/frame/readings.json')
    const pairs = new Set(simplified.split(' '))
    const missing = new Set<string>()

    const runs = namesIn(language).flatMap((name) => name.match(/\p{Script=Han}+/gu) ?? [])
    for (const run of runs) {
      const folded = [...fold(run)]
      for (const [n, sound] of syllablesOf(folded.join('')).entries()) {
        if (!readings[sound]?.includes(folded[n] ?? '')) missing.add(`readings ${sound}: ${folded[n]}`)
      }
      for (const [n, written] of [...run].entries()) {
        if (written !== folded[n] && !pairs.has(`${written}${folded[n]}`))
          missing.add(`simplified ${written}${folded[n]}`)
      }
    }

    expect(runs.length).toBeGreaterThan(40)
    expect([...missing]).toEqual([])
  },
)
