import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { MemberButton } from '../../../page/member-button.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import type { ArticleDetail } from '../article/answers.ts'

/** Opens the editor with the published text, or with the correction that the member has begun. */
export function CorrectArticle({ article: { article_id, language } }: { article: ArticleDetail }) {
  const { t } = useTranslation('knowledge')
  const navigate = useNavigate()
  const { run, busy } = useRun()

  function begin() {
    void run(async () => {
      const { proposal_id } = await ask(browserCaller(), 'POST /api/knowledges/{article_id}/corrections', {
        params: { article_id },
        body: { language },
      })
      await navigate(`/knowledge/proposal/${proposal_id}`)
    })
  }

  return (
    <MemberButton action="correct" isImmediate size="small" disabled={busy} onPress={begin}>
      {t('propose.correct')}
    </MemberButton>
  )
}
