import type { InsideOf } from '@atrium/contract/resource/inside'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

type DescribedStep = InsideOf<'flow'>['steps'][number]

const knownActions = ['approve', 'return', 'transfer', 'add_signer', 'reject', 'withdraw', 'notify', 'urge', 'submit']

/** What BPMN files say in codes, in the reader's words. */
export function useStepWords() {
  const { t } = useTranslation('resource')
  return {
    deadline: (deadline: DescribedStep['deadline']) => deadline && durationWords(deadline, t),
    passes: (passes: DescribedStep['passes']) => passes && t(`stage.passes.${passes}`),
    actions: (actions: DescribedStep['actions']) => {
      const words = actions.map((action) => (knownActions.includes(action) ? t(`stage.action.${action}`) : action))
      return asSentence(words.join(t('stage.between')))
    },
    right: (right: DescribedStep['fields'][number]['right']) => t(`stage.right.${right}`),
  }
}

function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const duration = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/
const units = ['weeks', 'days', 'hours', 'minutes'] as const

/** 'PT24H' → '24 hours'; what is no plain duration is left as it stands. */
export function durationWords(text: string, t: TFunction<'resource'>): string {
  const found = duration.exec(text)
  if (!found) return text
  const parts = units.flatMap((unit, place) => {
    const count = Number(found[place + 1] ?? 0)
    return count > 0 ? [t(`stage.duration.${unit}`, { count })] : []
  })
  return parts.join(' ') || text
}
