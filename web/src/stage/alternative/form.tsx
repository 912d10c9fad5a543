import type { InsideOf } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page/page.ts'
import { ruleWords } from '../form/error-words.ts'
import { Titled } from './titled.tsx'

export function FormTables({ inside, bare }: { inside: InsideOf<'form'>; bare?: boolean }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  return (
    <Titled
      title={t('stage.table.fields', { count: inside.fields.length })}
      rows={inside.fields}
      bare={bare}
      columns={[
        { id: 'title', name: t('stage.table.field'), cell: ({ title }) => textIn(title, language) },
        { id: 'path', name: t('stage.table.path'), cell: ({ path }) => <code>{path}</code> },
        { id: 'kind', name: t('stage.table.kind'), cell: ({ kind }) => t(`stage.field_kind.${kind}`) },
        {
          id: 'required',
          name: t('stage.table.required'),
          cell: ({ required }) => t(required ? 'stage.yes' : 'stage.no'),
        },
        {
          id: 'rules',
          name: t('stage.table.rules'),
          cell: ({ computed, rules }) =>
            [...(computed ? [`= ${computed}`] : []), ...rules.map((rule) => ruleWords(rule, t))].join(' '),
        },
      ]}
    />
  )
}
