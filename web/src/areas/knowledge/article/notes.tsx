import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../page/language-names.ts'
import { formatDate } from '../../../platform/format.ts'
import { usePage } from '../../../platform/page.ts'
import { CallOut } from '../../../ui/call-out.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import type { Article } from './answers.ts'
import styles from './article.module.css'
import { Verify } from './verify.tsx'

/** What a reader must know before the first line: it is in another language, or nobody has looked at it for too long. */
export function Notes({ article }: { article: Article }) {
  const { t } = useTranslation('knowledge')
  const { language, now } = usePage()
  const isEditor = useMayEdit()
  const isOther = article.language !== language
  if (!isOther && !article.verify_overdue) return null

  return (
    <div className={styles.notes} lang={language}>
      {isOther && (
        <CallOut>
          {t('note.language', { wanted: languageNames[language], shown: languageNames[article.language] })}
        </CallOut>
      )}
      {article.verify_overdue && article.verify_by && (
        <CallOut kind="warning">
          {t('note.verify', { date: formatDate(article.verify_by, now, language) })}{' '}
          {isEditor && <Verify article={article} />}
        </CallOut>
      )}
    </div>
  )
}
