import { useTranslation } from 'react-i18next'
import { type ConflictChoices, ConflictDialog } from '../../conflict-dialog.tsx'
import type { StaleParts } from '../../saving/use-saving.ts'
import { valueInWords } from '../../value-in-words.ts'

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
  const { t: tShared } = useTranslation('shared')
  if (!stale) return null

  const mine = new Map<string, unknown>(Object.entries(described))
  const theirs = new Map<string, unknown>(Object.entries(stale.theirs))
  const inWords = (part: string, value: unknown) =>
    valueInWords(value, tShared, (id) => (typeof id === 'number' ? nameOf?.(part, id) : undefined))

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
