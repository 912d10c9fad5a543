import { isLanguage, type Language } from '@atrium/contract/languages'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { languageNames } from '../../page/language-names.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import type { Failure as CallFailure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page/page.ts'
import { TabLinks } from '../../ui/navigation/tabs.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import type { Draft } from './edit/draft.ts'
import styles from './edit/writing.module.css'
import { Writing } from './edit/writing.tsx'

export const handle: Handle = { modules: ['knowledge'] }

/** The server draws pages for visitors: the draft is asked for by the browser of somebody who may write. */
export default function Edit() {
  const { t } = useTranslation('knowledge')
  const page = usePage()
  const [search] = useSearchParams()
  const article_id = Number(useParams().article_id)
  const wanted = search.get('language')
  const language = wanted && isLanguage(wanted) ? wanted : page.language
  const found = useDraft(article_id, language)
  const here = `/knowledge/article/${article_id}`

  return (
    <AreaPage
      above={[
        { name: t('overview.title'), to: '/knowledge' },
        { name: found.draft?.title ?? t('edit.article'), to: here },
      ]}
      title={t('edit.title')}
      hidden
    >
      <TabLinks
        label={t('history.languages')}
        current={language}
        tabs={Object.entries(languageNames).map(([id, name]) => ({ id, name, to: `${here}/edit?language=${id}` }))}
      />
      {found.refusal && (
        <div className={styles.refusal}>
          <CallOut kind="error">{failureText(found.refusal)}</CallOut>
        </div>
      )}
      {!found.draft && !found.refusal && <Spinner />}
      {found.draft && <Writing key={`${article_id}-${language}`} opened={found.draft} />}
    </AreaPage>
  )
}

interface Found {
  draft?: Draft
  refusal?: CallFailure
}

function useDraft(article_id: number, language: Language): Found {
  const [found, setFound] = useState<Found>({})
  useEffect(() => {
    let left = false
    setFound({})
    ask(quietCaller(), 'GET /api/knowledges/{article_id}/drafts/{language}', { params: { article_id, language } }).then(
      (draft) => left || setFound({ draft }),
      (refusal) => left || setFound({ refusal }),
    )
    return () => {
      left = true
    }
  }, [article_id, language])
  return found
}
