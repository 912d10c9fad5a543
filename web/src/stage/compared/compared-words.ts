import type { ComparedChange, ComparedTrait, ComparedValue } from '@atrium/contract/resource/comparison'
import { textIn } from '@atrium/contract/resource/text-in'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../platform/format/format-size.ts'
import { usePage } from '../../platform/page/page.ts'
import { useStepWords } from '../step-words.ts'

/** Which of the words for kinds a part uses; a widget's kind is the name of its code. */
const kinds: Partial<Record<ComparedChange['part'], 'field_kind' | 'step_kind' | 'slot_kind' | 'style_kind'>> = {
  field: 'field_kind',
  step: 'step_kind',
  slot: 'slot_kind',
  style: 'style_kind',
}

/** What is compared in codes, in the reader's words: 'PT24H' is 24 hours, an empty list of roles is everybody. */
export function useComparedWords(part: ComparedChange['part']) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const step = useStepWords()

  return (trait: ComparedTrait, value: ComparedValue): string => {
    if (value === null || value === '') return t('compare.none')
    if (typeof value === 'boolean') return t(value ? 'stage.yes' : 'stage.no')
    if (typeof value === 'number') return numberWords(trait, value)
    if (typeof value === 'string') return codeWords(trait, value)
    return Array.isArray(value) ? listWords(trait, value) : textIn(value, language)
  }

  function numberWords(trait: ComparedTrait, value: number) {
    if (trait === 'size') return formatSize(value)
    return trait === 'font_size' ? t('stage.table.points', { size: value }) : String(value)
  }

  function listWords(trait: ComparedTrait, value: (string | number)[]) {
    if (value.length === 0) return t(trait === 'roles' ? 'stage.everyone' : 'compare.none')
    if (trait === 'actions') return step.actions(value.map(String))
    return value.join(trait === 'margins' ? ' / ' : t('stage.between'))
  }

  function codeWords(trait: ComparedTrait, value: string) {
    if (trait === 'deadline') return step.deadline(value) ?? value
    if (trait === 'passes') return t(`stage.passes.${value}`)
    if (trait === 'right') return t(`stage.right.${value}`)
    const words = trait === 'kind' ? kinds[part] : undefined
    return words ? t(`stage.${words}.${value}`) : value
  }
}
