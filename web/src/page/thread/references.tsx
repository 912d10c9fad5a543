import type { ThreadReference } from '@atrium/contract/review/review'
import { threadFields } from '@atrium/contract/review/thread-fields'
import { useTranslation } from 'react-i18next'
import { LinkIcon } from '../../ui/icon/icons.tsx'
import type { SubmissionCheck } from '../upload/submission/submission.ts'
import styles from './thread.module.css'

/** Leads to a field or a finding; null where the page does not show it. */
export type WayToReference = (reference: ThreadReference) => (() => void) | null

export type ThreadKind = keyof typeof threadFields

/** What a reference is called: the label of the field, or the name of the check. */
function useReferenceName(): (reference: ThreadReference) => string {
  const { t } = useTranslation('person_center')
  return (reference) => {
    const [sort, name] = reference.split('.')
    return sort === 'field'
      ? t(`submission.part.${name}`)
      : t('thread.check', { name: t(`submission.check_name.${name}`) })
  }
}

interface ReferencesProps {
  references: ThreadReference[]
  wayTo: WayToReference
}

/** What a remark is about, each a way to it where there is one. */
export function References({ references, wayTo }: ReferencesProps) {
  const { t } = useTranslation('person_center')
  const nameOf = useReferenceName()
  if (references.length === 0) return null

  return (
    <ul className={styles.references} aria-label={t('thread.about')}>
      {references.map((reference) => {
        const go = wayTo(reference)
        return (
          <li key={reference}>
            <LinkIcon size={14} />
            {go ? (
              <button type="button" onClick={go}>
                {nameOf(reference)}
              </button>
            ) : (
              nameOf(reference)
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface ReferencePickerProps {
  kind: ThreadKind
  /** Only what was found is worth pointing to. */
  checks: SubmissionCheck[]
  chosen: ThreadReference[]
  open: boolean
  onOpen: (open: boolean) => void
  onChange: (chosen: ThreadReference[]) => void
}

const most = 10

/** Points a remark to fields and findings. */
export function ReferencePicker({ kind, checks, chosen, open, onOpen, onChange }: ReferencePickerProps) {
  const { t } = useTranslation('person_center')
  const nameOf = useReferenceName()
  const found = new Set(checks.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name))
  const offered: ThreadReference[] = [
    ...threadFields[kind].map((field) => `field.${field}` as const),
    ...[...found].map((name) => `check.${name}` as const),
  ]

  return (
    <details className={styles.picker} open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary>
        {chosen.length === 0 ? t('thread.point') : t('thread.pointed', { names: chosen.map(nameOf).join(' · ') })}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{t('thread.point')}</legend>
        {offered.map((reference) => {
          const isChosen = chosen.includes(reference)
          return (
            <button
              key={reference}
              type="button"
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= most}
              onClick={() => onChange(isChosen ? chosen.filter((one) => one !== reference) : [...chosen, reference])}
            >
              {nameOf(reference)}
            </button>
          )
        })}
      </fieldset>
    </details>
  )
}
