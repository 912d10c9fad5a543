import type { InsideOf } from '@atrium/contract/inside'
import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { Inspector } from '../inspector.tsx'
import { textIn } from '../text-in.ts'
import { ruleWords } from './error-words.ts'

interface FieldInspectorProps {
  inside: InsideOf<'form'>
  /** `items[].amount` */
  path: string | null
  language: Language
}

/** What the file says about the field that has the focus. */
export function FieldInspector({ inside, path, language }: FieldInspectorProps) {
  const { t } = useTranslation('resource')
  const field = inside.fields.find((one) => one.path === path)
  if (!field) return <Inspector title={t('stage_form.nothing_chosen')} hint={t('stage_form.hint')} />

  return (
    <Inspector
      title={textIn(field.title, language)}
      kind={t(field.computed ? 'stage_form.computed' : `stage.field_kind.${field.kind}`)}
      facts={[
        [t('stage_form.formula'), field.computed && <code>{field.computed}</code>],
        [t('stage.table.required'), t(field.required ? 'stage.yes' : 'stage.no')],
        [t('stage.table.path'), <code key="path">{field.path}</code>],
        [t('stage.table.rules'), field.rules.map((rule) => ruleWords(rule, t)).join(' ')],
      ]}
      hint={t('stage_form.hint')}
    />
  )
}
