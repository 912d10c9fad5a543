import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useChange } from '../../use-change.ts'
import { RemoveDraft } from '../draft/remove-draft.tsx'
import { forgetDraft } from '../draft/use-drafts.ts'
import type { OwnSubmissionState, SubmissionRow } from './submission.ts'
import styles from './submission-bulk.module.css'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const moves = {
  take_back: ['in_review'],
  withdraw: ['published', 'deprecated'],
  remove: ['draft', 'checking', 'changes_asked'],
} as const satisfies Record<string, readonly OwnSubmissionState[]>

/** With what was taken down nothing is left to do. */
export function isTickable({ state }: SubmissionRow): boolean {
  return state !== 'withdrawn'
}

/** What can be done with several at once, each with as many of them as it fits. Takes the place of what filters the list. */
export function SubmissionBulk({ selected, onDone }: { selected: SubmissionRow[]; onDone: () => void }) {
  const { t } = useTranslation('person_center')
  const { change, busy } = useChange()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<'withdraw' | 'remove' | null>(null)
  const idsFor = (move: keyof typeof moves) =>
    selected.flatMap(({ state, submission_id }) => (moves[move].some((one) => one === state) ? submission_id : []))
  const [waiting, published, drafts] = [idsFor('take_back'), idsFor('withdraw'), idsFor('remove')]

  const takeBack = () =>
    change(async (me) => {
      await ask(me, 'POST /api/submissions/withdraw', { body: { submission_ids: waiting, from: 'in_review' } })
      toast.success(t('submission.took_back'))
      onDone()
    })
  async function withdraw(text: string) {
    const body = { submission_ids: published, from: 'published', text } as const
    await ask(quietCaller(), 'POST /api/submissions/withdraw', { body })
    await done()
  }
  async function remove() {
    await ask(quietCaller(), 'POST /api/submissions/remove', { body: { submission_ids: drafts } })
    drafts.forEach(forgetDraft)
    await done()
  }
  async function done() {
    await revalidate()
    setAsking(null)
    onDone()
  }

  return (
    <section className={styles.bulk} aria-label={t('list.together')}>
      <b>{t('list.selected', { count: selected.length })}</b>
      {waiting.length > 0 && (
        <Button size="small" disabled={busy} onClick={() => void takeBack()}>
          {t('submission.several.take_back', { count: waiting.length })}
        </Button>
      )}
      {published.length > 0 && (
        <Button size="small" disabled={busy} onClick={() => setAsking('withdraw')}>
          {t('submission.several.withdraw', { count: published.length })}
        </Button>
      )}
      {drafts.length > 0 && (
        <Button size="small" disabled={busy} onClick={() => setAsking('remove')}>
          {t('submission.several.remove', { count: drafts.length })}
        </Button>
      )}
      <Button kind="text" size="small" onClick={onDone}>
        {t('list.select_none')}
      </Button>
      {asking === 'withdraw' && (
        <WithdrawDialog
          subject="several"
          count={published.length}
          onWithdraw={withdraw}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'remove' && <RemoveDraft count={drafts.length} onRemove={remove} onClose={() => setAsking(null)} />}
    </section>
  )
}
