import { languages } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { type ConflictChoices, ConflictDialog } from '../../conflict-dialog.tsx'
import { languageNames } from '../../language-names.ts'
import type { StaleParts } from '../../saving/use-saving.ts'

interface DraftConflictProps {
  stale: StaleParts<object> | null
  /** As this person wrote it. */
  described: object
  /** What the chosen entry of a list is called. */
  nameOf?: (part: string, id: number) => string | undefined
  settle: (choices: ConflictChoices) => void
}

/** What another tab has saved of the same draft, beside what was written here. */
export function DraftConflict({ stale, described, nameOf, settle }: DraftConflictProps) {
  const { t } = useTranslation('person_center')
  if (!stale) return null

  const mine = new Map<string, unknown>(Object.entries(described))
  const theirs = new Map<string, unknown>(Object.entries(stale.theirs))
  const inWords = (part: string, value: unknown): string => {
    if (value === null || value === undefined) return ''
    if (typeof value === 'number') return nameOf?.(part, value) ?? String(value)
    if (typeof value === 'boolean') return t(value ? 'submission.part_yes' : 'submission.part_no')
    if (Array.isArray(value)) return wordsOfList(part, value)
    return typeof value === 'object' ? textsIn(value) : String(value)
  }
  const wordsOfList = (part: string, list: unknown[]) =>
    list.some((one) => typeof one === 'object')
      ? t('submission.part_entries', { count: list.length })
      : list.map((one) => inWords(part, one)).join(', ')

  return (
    <ConflictDialog
      parts={stale.parts.map((part) => ({
        id: part,
        name: t(`submission.part.${part}` as 'submission.part.title'),
        mine: inWords(part, mine.get(part)),
        theirs: inWords(part, theirs.get(part)),
      }))}
      onSettled={settle}
    />
  )
}

/** One text in several languages, line by line. */
function textsIn(texts: object): string {
  const written = new Map<string, unknown>(Object.entries(texts))
  return languages
    .filter((language) => written.get(language))
    .map((language) => `${languageNames[language]}: ${written.get(language)}`)
    .join('\n')
}
