/** How the steps of a flow are called in words: on the page, and by the server in the comparison of two versions. */
import type { Language } from '../languages.ts'
import type { InsideOf } from './inside.ts'
import { textIn } from './text-in.ts'

type NamedFlow = Pick<InsideOf<'flow'>, 'steps' | 'ways'>
type NamedStep = NamedFlow['steps'][number]

/**
 * Most gateways have no name of their own: these are named by what follows, so that two of them can be told apart.
 * `nameKind` says what any other step without a name is called; with an empty text it goes by its id, and is not told as what
 * follows.
 */
export function nameSteps(
  { steps, ways }: NamedFlow,
  language: Language,
  nameKind: (kind: NamedStep['kind']) => string,
): (id: string) => string {
  const known = new Map(steps.map((step) => [step.id, step]))
  const words = gatewayWords[language]
  const ownName = (step: NamedStep | undefined) => (step && (textIn(step.name, language) || nameKind(step.kind))) || ''

  return (id) => {
    const step = known.get(id)
    const followers = ways.filter(({ from }) => from === id).map(({ to }) => ownName(known.get(to)))
    const after = [...new Set(followers)].filter((name) => name !== '')
    if (step?.kind !== 'gateway' || textIn(step.name, language) || after.length === 0) return ownName(step) || id
    const kind = followers.length === 1 ? 'join' : (step.gateway ?? 'exclusive')
    return words[kind](after.join(words.between))
  }
}

type GatewayWords = Record<NonNullable<NamedStep['gateway']> | 'join', (steps: string) => string> & { between: string }

const gatewayWords: Record<Language, GatewayWords> = {
  'zh-CN': {
    exclusive: (steps) => `分支：${steps}`,
    parallel: (steps) => `并行：${steps}`,
    inclusive: (steps) => `可多选：${steps}`,
    event: (steps) => `等待：${steps}`,
    join: (steps) => `汇合：${steps}`,
    between: '、',
  },
  'zh-TW': {
    exclusive: (steps) => `分支：${steps}`,
    parallel: (steps) => `平行：${steps}`,
    inclusive: (steps) => `可複選：${steps}`,
    event: (steps) => `等待：${steps}`,
    join: (steps) => `匯合：${steps}`,
    between: '、',
  },
  en: {
    exclusive: (steps) => `Branch: ${steps}`,
    parallel: (steps) => `In parallel: ${steps}`,
    inclusive: (steps) => `One or more of: ${steps}`,
    event: (steps) => `Waits for: ${steps}`,
    join: (steps) => `Join, then ${steps}`,
    between: ', ',
  },
}
