import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'
import { useTranslation } from 'react-i18next'
import { Inspector } from '../inspector.tsx'
import type { PdfTextRange } from '../pdf/places.ts'
import styles from './document-template.module.css'
import { SourceWords } from './source-words.tsx'

interface PlaceholderInspectorProps {
  placeholders: InsideOf<'document-template'>['placeholders']
  places: PdfTextRange[]
  page: number
  chosen: string | null
  language: Language
  /** False where the samples could not be put in: the document is shown as it is shipped. */
  canFill: boolean
  onChoose: (tag: string) => void
}

/** Every placeholder with where its value comes from; choosing one leads to its place. */
export function PlaceholderInspector({
  placeholders,
  places,
  page,
  chosen,
  language,
  canFill,
  onChoose,
}: PlaceholderInspectorProps) {
  const { t } = useTranslation('resource')
  const pagesOf = (tag: string) => [...new Set(places.filter(({ id }) => id === tag).map((place) => place.page))]
  const elsewhere = placeholders.filter(({ tag }) => pagesOf(tag).length > 0 && !pagesOf(tag).includes(page))
  const others = [...new Set(elsewhere.flatMap(({ tag }) => pagesOf(tag)))].sort((one, other) => one - other)

  return (
    <Inspector
      title={t('stage_document_template.view.variables')}
      kind={t(canFill ? 'stage_document_template.marked' : 'stage_document_template.not_filled')}
      {...(elsewhere.length > 0 && {
        hint: t('stage_document_template.elsewhere', {
          count: elsewhere.length,
          pages: others.join(t('stage.between')),
        }),
      })}
    >
      <ul className={styles.places}>
        {placeholders.map(({ tag, title, source }) => (
          <li key={tag}>
            <button type="button" aria-pressed={tag === chosen} onClick={() => onChoose(tag)}>
              <b>{textIn(title, language) || <code>{`{${tag}}`}</code>}</b>
              <span>{source ? <SourceWords source={source} /> : <code>{`{${tag}}`}</code>}</span>
            </button>
          </li>
        ))}
      </ul>
    </Inspector>
  )
}
