import type { Answer } from '@atrium/contract/calls'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { languageNames } from '../../../page/language-names.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { showApproval } from '../review/approvals.ts'
import { ArticleDifference, ArticlePreview } from '../review/preview-article.tsx'
import { reasons } from '../review/reviewed.ts'
import styles from './proposals-dialog.module.css'

type WaitingProposal = Answer<'GET /api/management/articles/{article_id}/proposals'>['list'][number]
type ReturnReason = (typeof reasons.article)[number]

/** What members propose for an article: each is accepted, or returned with a reason. */
export function ProposalsDialog({ article_id, onClose }: { article_id: number; onClose: () => void }) {
  const { t } = useTranslation('management')
  const { revalidate } = useRevalidator()
  const [decided, setDecided] = useState<number[]>([])
  const { data, failure } = useQuery('GET /api/management/articles/{article_id}/proposals', { params: { article_id } })
  const waiting = data?.list.filter(({ proposal_id }) => !decided.includes(proposal_id))

  async function goOn(proposal_id: number) {
    setDecided([...decided, proposal_id])
    await revalidate()
    if (waiting?.length === 1) onClose()
  }

  return (
    <Dialog open onClose={onClose} title={t('proposals.title')} lead={t('proposals.lead')}>
      {failure && <CallOut kind="error">{failureText(failure)}</CallOut>}
      {!data && !failure && <Spinner />}
      {waiting?.length === 0 && <p>{t('proposals.none')}</p>}
      {waiting?.map((proposal) => (
        <Proposal key={proposal.proposal_id} proposal={proposal} onDecided={() => void goOn(proposal.proposal_id)} />
      ))}
    </Dialog>
  )
}

function Proposal({ proposal, onDecided }: { proposal: WaitingProposal; onDecided: () => void }) {
  const { t } = useTranslation('management')
  const { language, now } = usePage()
  const { run, busy, error } = useRun()
  const { proposal_id, title, author_name, submitted_at, needs_colleague } = proposal
  const kept = useKeptValues<{ reason: ReturnReason; text: string }>(`return-proposal:${proposal_id}`, {
    reason: 'unclear',
    text: '',
  })
  const [returning, setReturning] = useState(false)
  const path = 'POST /api/management/article-proposals/{proposal_id}/decision' as const

  function accept() {
    void run(async () => {
      await ask(quietCaller(), path, { params: { proposal_id }, body: { decision: 'publish' } })
      showApproval({ kind: 'proposal', submission_id: proposal_id, title })
      onDecided()
    })
  }

  function sendBack(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await ask(quietCaller(), path, { params: { proposal_id }, body: { decision: 'ask_changes', ...kept.values } })
      kept.forget()
      toast.success(t('review.done.ask_changes', { title }))
      onDecided()
    })
  }

  return (
    <article className={styles.proposal}>
      <h3>{title}</h3>
      <p className={styles.about}>
        {[
          author_name ?? t('proposals.former'),
          languageNames[proposal.language],
          formatMoment(submitted_at, now || new Date().toISOString(), language),
        ].join(' · ')}
      </p>
      {needs_colleague && <CallOut kind="warning">{t('review.own')}</CallOut>}
      <div className={styles.text}>
        <ArticlePreview review={proposal} />
      </div>
      {proposal.difference && (
        <details className={styles.text} open>
          <summary>{t('proposals.difference')}</summary>
          <ArticleDifference review={proposal} />
        </details>
      )}
      {error && <CallOut kind="error">{error}</CallOut>}
      {returning ? (
        <form className={styles.return} onSubmit={sendBack}>
          <Field label={t('review.reasons')}>
            {(field) => (
              <Select
                {...field}
                value={kept.values.reason}
                options={reasons.article.map((value) => ({ value, name: t(`review.reason.${value}`) }))}
                onChange={({ target }) => kept.change({ reason: target.value as ReturnReason })}
              />
            )}
          </Field>
          <Field label={t('review.words')} required>
            {(field) => (
              <TextArea
                {...field}
                maxLength={2_000}
                value={kept.values.text}
                onChange={({ target }) => kept.change({ text: target.value })}
              />
            )}
          </Field>
          <p className={styles.actions}>
            <Button onClick={() => setReturning(false)}>{t('form.cancel')}</Button>
            <Button type="submit" kind="danger" disabled={busy || kept.values.text.trim() === ''}>
              {t('proposals.return')}
            </Button>
          </p>
        </form>
      ) : (
        <p className={styles.actions}>
          <Button disabled={busy} onClick={() => setReturning(true)}>
            {t('proposals.return')}
          </Button>
          <Button kind="primary" disabled={busy || needs_colleague} onClick={accept}>
            {t('proposals.accept')}
          </Button>
        </p>
      )}
    </article>
  )
}
