import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { ask } from '../../platform/ask.ts'
import { browserCaller } from '../../platform/browser-caller.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { useLogin } from '../../platform/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import type { AppSubmission } from './submit/draft.ts'
import { MySubmissions } from './submit/my-submissions.tsx'
import { OneSubmission } from './submit/one-submission.tsx'

export const handle: Handle = { modules: ['download', 'person_center'] }

/** Drafts are their author's: everything here is fetched by the browser, for whoever is signed in. */
export default function Submit() {
  const { t } = useTranslation('download')
  const login = useLogin()
  const [fields] = useSearchParams()
  const submission_id = Number(fields.get('submission')) || null

  return (
    <AreaPage
      above={[{ name: t('common:area.app-store'), to: '/app-store' }]}
      title={t('apps.submit.title')}
      lead={t('apps.submit.lead')}
      hidden
      closed
    >
      {login ? (
        <Desk key={submission_id} submission_id={submission_id} />
      ) : (
        <Empty
          title={t('apps.submit.sign_in')}
          actions={
            <ButtonLink kind="primary" to={`/login?${new URLSearchParams({ return_to: '/app-store/submit' })}`}>
              {t('common:header.sign_in')}
            </ButtonLink>
          }
        />
      )}
    </AreaPage>
  )
}

function Desk({ submission_id }: { submission_id: number | null }) {
  const navigate = useNavigate()
  const [submission, setSubmission] = useState<AppSubmission | null>(null)

  useEffect(() => {
    if (submission_id === null) return
    ask(browserCaller(), 'GET /api/app-submissions/{submission_id}', { params: { submission_id } }).then(
      setSubmission,
      () => navigate('/app-store/submit', { replace: true }),
    )
  }, [submission_id, navigate])

  const open = useCallback((id: number) => navigate(`/app-store/submit?submission=${id}`), [navigate])
  if (submission_id === null) return <MySubmissions onOpen={open} />
  return submission && <OneSubmission first={submission} />
}
