import type { Language } from '@atrium/contract/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import type { RowOf } from '../list/list-address.ts'
import { ProposalsDialog } from './proposals-dialog.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

type ArticleActionRow = RowOf<'GET /api/management/articles'>

/** Whether there is anything to do with it beside what is proposed. */
export function hasActions({ state, to_take_back }: ArticleActionRow): boolean {
  return state === 'published' || to_take_back !== ''
}

export function ReviewProposals({ row: { article_id, proposed } }: { row: ArticleActionRow }) {
  const { t } = useTranslation('management')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        {t('articles.review_proposals', { count: proposed })}
      </Button>
      {open && <ProposalsDialog article_id={article_id} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Taken back by whoever handed it in, confirmed by whoever looked, withdrawn by whoever says why. */
export function ArticleActions({ row: { article_id, state, to_take_back } }: { row: ArticleActionRow }) {
  const { t } = useTranslation('management')
  const { change, busy } = useChange()
  const [verifies, setVerifies] = useState(false)
  const waiting = to_take_back.split(' ').filter(Boolean) as Language[]

  return (
    <>
      {waiting.length > 0 && (
        <Button
          kind="text"
          size="small"
          disabled={busy}
          onClick={() =>
            void change((caller) =>
              Promise.all(
                waiting.map((language) =>
                  ask(caller, 'POST /api/knowledges/{article_id}/drafts/{language}/take-back', {
                    params: { article_id, language },
                  }),
                ),
              ),
            )
          }
        >
          {t('articles.take_back')}
        </Button>
      )}
      {state === 'published' && (
        <>
          <Button kind="text" size="small" onClick={() => setVerifies(true)}>
            {t('articles.verify')}
          </Button>
          <ReasonButton
            size="small"
            label={t('articles.withdraw')}
            lead={t('articles.withdraw_lead')}
            run={(caller, reason) =>
              ask(caller, 'POST /api/knowledges/{article_id}/withdrawal', { params: { article_id }, body: { reason } })
            }
          />
        </>
      )}
      {verifies && <VerifyDialog article_id={article_id} onClose={() => setVerifies(false)} />}
    </>
  )
}
