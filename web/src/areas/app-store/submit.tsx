import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { AreaPage } from '../../page/area-page.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { readLogin, useLogin } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/submit.ts'
import { MySubmissions } from './submit/my-submissions.tsx'
import { OneSubmission } from './submit/one-submission.tsx'

export const handle: Handle = { modules: ['download', 'person_center', 'authorization'] }

/** Drafts are private: the browser loads everything here for the signed-in person. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!readLogin()) return null
  const submission_id = Number(new URL(request.url).searchParams.get('submission'))
  if (submission_id > 0) {
    return { submission: settleCall('GET /api/app-submissions/{submission_id}', { params: { submission_id } }) }
  }
  return {
    submissions: settleCall('GET /api/app-submissions', { query: { size: 100 } }),
    publisher: settleCall('GET /api/users/mine/publisher'),
  }
}

export default function Submit({ loaderData }: Route.ComponentProps) {
  const isSignedIn = useLogin() !== null
  const { revalidate } = useRevalidator()
  const isBehind = isSignedIn && loaderData === null

  // Somebody signed in meanwhile, perhaps in another tab.
  useEffect(() => {
    if (isBehind) void revalidate()
  }, [isBehind, revalidate])

  if (!isSignedIn || loaderData === null) return <Frame>{isBehind ? <WaitingRows rows={6} /> : <SignIn />}</Frame>
  return (
    <Frame>
      {loaderData.submission ? (
        <Answered answer={loaderData.submission} waiting={<WaitingRows rows={6} />} gone={<Gone />}>
          {(submission) => <OneSubmission key={submission.submission_id} first={submission} />}
        </Answered>
      ) : (
        <MySubmissions {...loaderData} />
      )}
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <WaitingRows rows={6} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('download')
  return (
    <AreaPage
      above={[{ name: t('common:area.app-store'), to: '/app-store' }]}
      title={t('apps.submit.title')}
      lead={t('apps.submit.lead')}
      hidden
      closed
    >
      {children}
    </AreaPage>
  )
}

function SignIn() {
  const { t } = useTranslation('download')
  return (
    <Empty
      title={t('apps.submit.sign_in')}
      actions={
        <ButtonLink kind="primary" to={`/login?${new URLSearchParams({ return_to: '/app-store/submit' })}`}>
          {t('common:header.sign_in')}
        </ButtonLink>
      }
    />
  )
}

/** A draft that was thrown away, or of somebody else. */
function Gone() {
  const { t } = useTranslation('download')
  return (
    <Empty
      title={t('person_center:submission.gone')}
      actions={<ButtonLink to="/app-store/submit">{t('apps.submit.back')}</ButtonLink>}
    >
      {t('person_center:submission.gone_text')}
    </Empty>
  )
}
