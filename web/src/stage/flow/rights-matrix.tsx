import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { type LocalisedLabel, textIn } from '@atrium/contract/resource/text-in'
import { useTranslation } from 'react-i18next'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { LocalisedText } from '../localised-text.tsx'
import { useStepWords } from '../step-words.ts'
import styles from './step-inspector.module.css'

interface RightsRow {
  path: string
  title: LocalisedLabel
}

/** Fields down, steps across: what each step may do with each field. */
export function RightsMatrix({ inside, language }: { inside: InsideOf<'flow'>; language: Language }) {
  const { t } = useTranslation('resource')
  const { right } = useStepWords()
  const steps = inside.steps.filter(({ fields }) => fields.length > 0)
  const rows = fieldsOf(inside)
  const columns: TableColumn<RightsRow>[] = [
    {
      id: 'field',
      name: t('stage.table.field'),
      cell: ({ title, path }) => <LocalisedText text={title || path} language={language} />,
    },
    ...steps.map((step) => ({
      id: step.id,
      name: textIn(step.name, language) || t(`stage.step_kind.${step.kind}`),
      cell: ({ path }: RightsRow) => {
        const found = step.fields.find((field) => field.path === path)
        return found ? (
          <span className={styles.right} data-right={found.right}>
            {right(found.right)}
          </span>
        ) : (
          '—'
        )
      },
    })),
  ]
  return <Table caption={t('stage.table.rights')} columns={columns} rows={rows} keyOf={({ path }) => path} />
}

/** Every field any step names, once, in the order they first appear. */
export function fieldsOf({ steps }: InsideOf<'flow'>): RightsRow[] {
  const found = new Map<string, RightsRow>()
  for (const { path, title } of steps.flatMap(({ fields }) => fields)) {
    if (!found.has(path)) found.set(path, { path, title })
  }
  return [...found.values()]
}
