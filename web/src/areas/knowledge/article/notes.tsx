import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import type { ArticleDetail } from './answers.ts'
import styles from './article.module.css'
import { Verify } from './verify.tsx'

/** What a reader must know before the first line: nobody has looked at it for too long. */
export function Notes({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('knowledge')
  const { language, now } = usePage()
  const isEditor = useMayEdit()
  if (!article.verify_overdue) return null

  return (
    <div className={styles.notes} lang={language}>
      {article.verify_overdue && article.verify_by && (
        <CallOut kind="warning">
          {t('note.verify', { date: formatDate(article.verify_by, now, language) })}{' '}
          {isEditor && <Verify article={article} />}
        </CallOut>
      )}
    </div>
  )
}
