import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { usePage } from '../../../platform/page/page.ts'
import { toast } from '../../../platform/state/toast.ts'
import { CorrectArticle } from '../proposal/correct-article.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import type { ArticleDetail } from './answers.ts'
import styles from './article.module.css'
import { Verify } from './verify.tsx'

/** Ways to take a text along, to follow it, and for editors to go on writing. */
export function Tools({ article }: { article: ArticleDetail }) {
  const { article_id, language } = article
  const { t } = useTranslation('knowledge')
  const page = usePage()
  const isEditor = useMayEdit()
  const here = `/knowledge/article/${article_id}`

  return (
    <div className={styles.tools}>
      <button type="button" onClick={() => print()}>
        {t('tools.print')}
      </button>
      <PdfButton article_id={article_id} language={language} />
      <Link to={`${here}.md`} reloadDocument>
        {t('tools.markdown')}
      </Link>
      <Link to={`/feed/knowledge.xml?lang=${page.language}`} reloadDocument>
        {t('tools.feed')}
      </Link>
      <Link to={`${here}/history`}>{t('tools.history')}</Link>
      {!isEditor && <CorrectArticle article={article} />}
      {isEditor && (
        <>
          <Link to={`${here}/edit?language=${language}`}>{t('tools.edit')}</Link>
          {!article.verify_overdue && <Verify article={article} />}
        </>
      )}
    </div>
  )
}

const pauses = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]

/** It is made when somebody first wants it; one waits, and the file opens. */
function PdfButton({ article_id, language }: Pick<ArticleDetail, 'article_id' | 'language'>) {
  const { t } = useTranslation('knowledge')
  const [isWaiting, setWaiting] = useState(false)

  async function open() {
    setWaiting(true)
    try {
      for (const pause of pauses) {
        const question = { params: { article_id }, body: { language } }
        const { state, address } = await ask(browserCaller(), 'POST /api/knowledges/{article_id}/pdf', question)
        if (address) return location.assign(address)
        if (state === 'failed') break
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
      toast.error(t('tools.pdf_failed'))
    } catch {
      // The caller has shown what the server said.
    } finally {
      setWaiting(false)
    }
  }

  return (
    <button type="button" disabled={isWaiting} onClick={open}>
      {isWaiting ? t('tools.pdf_waiting') : t('tools.pdf')}
    </button>
  )
}
