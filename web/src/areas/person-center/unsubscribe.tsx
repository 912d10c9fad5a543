import type { Answer } from '@atrium/contract/calls'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { useRun } from '../../page/account/use-run.ts'
import { AreaPage } from '../../page/area-page.tsx'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Button } from '../../ui/form/button.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/unsubscribe.ts'

export const handle: Handle = { modules: ['person_center'] }

type NoticeSubscription = Answer<'GET /api/notices/subscription'>

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const ticket = new URL(request.url).searchParams.get('ticket') ?? ''
  return { ticket, subscription: settleCall('GET /api/notices/subscription', { query: { ticket } }) }
}

/** Where the link of a mail leads. Looking changes nothing, for mail programs look at links by themselves. */
export default function Unsubscribe({ loaderData: { ticket, subscription } }: Route.ComponentProps) {
  return (
    <Page>
      <Answered answer={subscription} waiting={<WaitingRows rows={1} />} failed={<Wrong />}>
        {(found) => <Ask ticket={ticket} subscription={found} />}
      </Answered>
    </Page>
  )
}

export function HydrateFallback() {
  return (
    <Page>
      <WaitingRows rows={1} />
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  const { t } = useTranslation('person_center')

  return (
    <AreaPage title={t('unsubscribe.title')} closed hidden>
      {children}
    </AreaPage>
  )
}

function Ask({ ticket, subscription: { mails, is_off } }: { ticket: string; subscription: NoticeSubscription }) {
  const { t } = useTranslation('person_center')
  const { run, busy, error } = useRun()
  const [done, setDone] = useState(is_off)
  const settings = <GoLink to="/person-center/person-notice/settings">{t('unsubscribe.settings')}</GoLink>
  if (done) {
    return (
      <div role="status">
        <Empty title={t('unsubscribe.done')} actions={settings}>
          {t('unsubscribe.done_text')}
        </Empty>
      </div>
    )
  }

  async function end() {
    await ask(quietCaller(), 'POST /api/notices/subscription/end', { body: { ticket } })
    setDone(true)
  }
  const question =
    mails === 'daily' ? t('unsubscribe.ask_daily') : t('unsubscribe.ask', { mails: t(`notice.topic.${mails}`) })

  return (
    <>
      {error && <CallOut kind="error">{error}</CallOut>}
      <Empty
        title={question}
        actions={
          <>
            <Button kind="primary" size="large" aria-disabled={busy} onClick={() => void run(end)}>
              {t('unsubscribe.yes')}
            </Button>
            {settings}
          </>
        }
      >
        {t('unsubscribe.text')}
      </Empty>
    </>
  )
}

function Wrong() {
  const { t } = useTranslation('person_center')

  return (
    <Empty
      title={t('unsubscribe.wrong')}
      actions={<GoLink to="/person-center/person-notice/settings">{t('unsubscribe.settings')}</GoLink>}
    >
      {t('unsubscribe.wrong_text')}
    </Empty>
  )
}
