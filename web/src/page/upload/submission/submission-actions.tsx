import { givenName } from '@atrium/contract/file-name'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { useChange } from '../../use-change.ts'
import { RemoveDraft } from '../draft/remove-draft.tsx'
import { removeDraft } from '../draft/use-drafts.ts'
import { StatisticsDialog } from './statistics-dialog.tsx'
import type { SubmissionRow } from './submission.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What its author can do with it where it stands. The rest is on its own page. */
export function SubmissionActions({ row }: { row: SubmissionRow }) {
  const { state } = row
  if (state === 'changes_asked') return <GoOn row={row} name="revise" kind="default" />
  if (state === 'draft' || state === 'checking') return <OfDraft row={row} />
  if (state === 'in_review') return <OfWaiting row={row} />
  if (state === 'withdrawn') return <GoOn row={row} name="open" />
  return <OfPublished row={row} />
}

function OfDraft({ row }: { row: SubmissionRow }) {
  const [removing, setRemoving] = useState(false)
  const { revalidate } = useRevalidator()
  const close = () => setRemoving(false)
  async function remove() {
    await removeDraft(row.submission_id)
    await revalidate()
  }

  return (
    <>
      <GoOn row={row} name="edit" />
      <Act row={row} name="remove_short" onClick={() => setRemoving(true)} />
      {removing && <RemoveDraft onRemove={remove} onClose={close} />}
    </>
  )
}

function OfWaiting({ row }: { row: SubmissionRow }) {
  const { t } = useTranslation('person_center')
  const { change, busy } = useChange()
  const takeBack = () =>
    change(async (me) => {
      const question = { params: { submission_id: row.submission_id }, body: {} }
      await ask(me, 'POST /api/submissions/{submission_id}/withdraw', question)
      toast.success(t('submission.took_back'))
    })

  return (
    <>
      <Act row={row} name="take_back" disabled={busy} onClick={() => void takeBack()} />
      <GoOn row={row} name="open" />
    </>
  )
}

function OfPublished({ row }: { row: SubmissionRow }) {
  const { t } = useTranslation('person_center')
  const [open, setOpen] = useState<'statistics' | 'withdraw' | null>(null)
  const { revalidate } = useRevalidator()
  const close = () => setOpen(null)
  const { submission_id, resource_id, title } = row
  async function withdraw(text: string) {
    const question = { params: { submission_id }, body: { text } }
    await ask(quietCaller(), 'POST /api/submissions/{submission_id}/withdraw', question)
    close()
    await revalidate()
  }

  return (
    <>
      <Act row={row} name="statistics" onClick={() => setOpen('statistics')} />
      <ButtonLink
        kind="text"
        size="small"
        to={`/upload-center?resource=${resource_id}`}
        aria-label={`${t('submission.new_version')} ${givenName(title)}`}
      >
        {t('submission.new_version_short')}
      </ButtonLink>
      <Act row={row} name="withdraw" onClick={() => setOpen('withdraw')} />
      {open === 'statistics' && resource_id && (
        <StatisticsDialog resource_id={resource_id} title={title} onClose={close} />
      )}
      {open === 'withdraw' && (
        <WithdrawDialog subject={`submission:${row.submission_id}`} onWithdraw={withdraw} onClose={close} />
      )}
    </>
  )
}

interface ActProps {
  row: SubmissionRow
  name: 'remove_short' | 'take_back' | 'statistics' | 'withdraw'
  disabled?: boolean
  onClick: () => void
}

/** Many rows have the same buttons: for those who listen, each says what it is about. */
function Act({ row, name, ...button }: ActProps): ReactNode {
  const { t } = useTranslation('person_center')
  const words = t(`submission.${name}`)
  return (
    <Button kind="text" size="small" aria-label={`${words} ${givenName(row.title)}`} {...button}>
      {words}
    </Button>
  )
}

interface GoOnProps {
  row: SubmissionRow
  name: 'revise' | 'edit' | 'open'
  kind?: 'default' | 'text'
}

function GoOn({ row, name, kind = 'text' }: GoOnProps) {
  const { t } = useTranslation('person_center')
  const words = t(`submission.${name}`)
  return (
    <ButtonLink kind={kind} size="small" to={submissionAddress(row)} aria-label={`${words} ${givenName(row.title)}`}>
      {words}
    </ButtonLink>
  )
}

export function submissionAddress({ submission_id }: Pick<SubmissionRow, 'submission_id'>): string {
  return `/upload-center?submission=${submission_id}`
}
