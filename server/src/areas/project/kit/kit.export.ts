import { type Environment, environmentParts, fitsMine, misfittingParts } from '@atrium/contract/environment'
import type { Language } from '@atrium/contract/languages'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Platform } from '../../../platform.ts'
import { layOut } from '../export/export.pack.ts'
import type { OwnReadMe } from '../export/export.texts.ts'
import { describeEnvironment, kitName, kitTexts, valueName } from './kit.texts.ts'
import { findKit, type KitContents } from './kit.ts'

/** The zip of a kit: an export like a project's, which another portal imports, too. */
export async function planKitExport(
  platform: Pick<Platform, 'db' | 'config' | 'wiring'>,
  viewer: Viewer,
  slug: string,
  environment: Environment,
) {
  const contents = await findKit(platform, viewer, slug)
  const { kit, closure } = contents
  if (!closure.parts.some(({ content }) => content)) throw new Failure('not_found')

  const { language } = viewer
  const laidOut = layOut(
    platform,
    { project: { title: kit.title, summary: kit.lead }, closure, files: [], notes: [], checks: [] },
    language,
    ownReadMe(language, contents, environment, `${platform.config.PUBLIC_ADDRESS}/resource/kits/${slug}`),
  )
  return { ...laidOut, parts: closure.parts, updated_at: kit.updated_at, file_name: kitName(language, kit.title) }
}

function ownReadMe(language: Language, { items }: KitContents, environment: Environment, address: string): OwnReadMe {
  const texts = kitTexts[language]
  const isKnown = Object.keys(environment).length > 0
  const taken = items.filter(({ part }) => part.content)
  const nameOf = ({ part: { title, version } }: KitContents['items'][number]) => `${title} ${version}`
  const deprecated = taken.filter(({ part }) => part.state === 'deprecated')

  return {
    from: texts.from(address),
    sections: [
      isKnown
        ? { title: texts.fit, lines: [texts.mine(describeEnvironment(language, environment)), '', ...fitLines()] }
        : { title: texts.needs, lines: taken.map((item) => `- ${needLine(item)}`) },
      { title: texts.deprecated, lines: deprecated.map((item) => `- ${nameOf(item)}`) },
    ],
  }

  /** What does not fit, part by part, and what does not say whether it does. */
  function fitLines(): string[] {
    const lines = taken.flatMap((item) => {
      const parts = misfittingParts(item.needs, environment)
      if (parts.length === 0) {
        return fitsMine(item.needs, environment) === 'unknown' ? [`- ${texts.unknown(nameOf(item))}`] : []
      }
      return parts.map((part) => {
        const needed = item.needs[part]?.map((value) => valueName(language, value)).join(texts.comma) ?? ''
        return `- ${texts.misfit(nameOf(item), texts.parts[part], valueName(language, environment[part] ?? ''), needed)}`
      })
    })
    return lines.length > 0 ? lines : [texts.allFit]
  }

  function needLine(item: KitContents['items'][number]): string {
    const known = environmentParts.flatMap((part) => {
      const values = item.needs[part]?.map((value) => valueName(language, value)).join(texts.comma)
      return values ? [texts.need(texts.parts[part], values)] : []
    })
    return known.length > 0 ? `${nameOf(item)}: ${known.join('; ')}` : texts.unknown(nameOf(item))
  }
}
