import { isLanguage } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { languageNames } from '../../page/language-names.ts'
import { failureText } from '../../platform/api/failures.ts'
import { useQuery } from '../../platform/api/use-query.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page/page.ts'
import { TabLinks } from '../../ui/navigation/tabs.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import styles from './edit/writing.module.css'
import { Writing } from './edit/writing.tsx'

export const handle: Handle = { modules: ['knowledge', 'person_center'], parameters: ['language'] }

/** The server draws pages for visitors: the draft is asked for by the browser of somebody who may write. */
export default function Edit() {
  const { t } = useTranslation('knowledge')
  const page = usePage()
  const [search] = useSearchParams()
  const article_id = Number(useParams().article_id)
  const wanted = search.get('language')
  const language = wanted && isLanguage(wanted) ? wanted : page.language
  const {
    data: draft,
    failure,
    isLoading,
  } = useQuery('GET /api/knowledges/{article_id}/drafts/{language}', {
    params: { article_id, language },
  })
  const here = `/knowledge/article/${article_id}`

  return (
    <AreaPage
      above={[
        { name: t('overview.title'), to: '/knowledge' },
        { name: draft?.title ?? t('edit.article'), to: here },
      ]}
      title={t('edit.title')}
      hidden
    >
      <TabLinks
        label={t('history.languages')}
        current={language}
        tabs={Object.entries(languageNames).map(([id, name]) => ({ id, name, to: `${here}/edit?language=${id}` }))}
      />
      {failure && (
        <div className={styles.refusal}>
          <CallOut kind="error">{failureText(failure)}</CallOut>
        </div>
      )}
      {isLoading && <Spinner />}
      {draft && <Writing key={`${article_id}-${language}`} opened={draft} />}
    </AreaPage>
  )
}
