import type { Answer } from '@atrium/contract/calls'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { Question } from '../../page/account/question.tsx'
import { Row, RowAction, Rows } from '../../page/account/rows.tsx'
import type { SettledCall } from '../../page/account/settle-call.ts'
import { useRun } from '../../page/account/use-run.ts'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller, quietCaller } from '../../platform/api/browser-caller.ts'
import { formatMoment } from '../../platform/format/format.ts'
import { navigateTo } from '../../platform/page/navigation.ts'
import { usePage } from '../../platform/page/page.ts'
import { forgetLogin } from '../../platform/session/session.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { DesktopIcon, PhoneIcon } from '../../ui/icon/home-icons.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Section } from './section.tsx'

type SessionList = Answer<'GET /api/users/mine/sessions'>
type OwnSession = SessionList['list'][number]

/** Where one is signed in; each place can be left from here, or all of them at once. */
export function Sessions({ sessions }: { sessions: Promise<SettledCall<SessionList>> }) {
  const { t } = useTranslation('person_center')
  const [asking, setAsking] = useState<'all' | 'others' | null>(null)
  const { revalidate } = useRevalidator()
  const rows = useRef<HTMLDivElement>(null)

  async function signOutEverywhere() {
    await ask(quietCaller(), 'DELETE /api/users/mine/sessions')
    forgetLogin()
    toast.success(t('sessions.everywhere_done'))
    navigateTo('/')
  }

  async function signOutElsewhere() {
    await ask(quietCaller(), 'DELETE /api/users/mine/sessions', { query: { which: 'others' } })
    toast.success(t('sessions.elsewhere_done'))
    setAsking(null)
    await revalidate()
    rows.current?.focus()
  }

  return (
    <Section
      id="sessions"
      title={t('info.sessions')}
      aside={
        <span>
          <Button size="small" onClick={() => setAsking('others')}>
            {t('sessions.elsewhere')}
          </Button>{' '}
          <Button size="small" onClick={() => setAsking('all')}>
            {t('sessions.everywhere')}
          </Button>
        </span>
      }
    >
      <Answered answer={sessions} waiting={<WaitingRows rows={2} />}>
        {({ list }) => (
          <Rows ref={rows}>
            {list.map((session) => (
              <Place key={session.session_id} session={session} onEnded={() => rows.current?.focus()} />
            ))}
          </Rows>
        )}
      </Answered>
      {asking === 'others' && (
        <Question
          title={t('sessions.elsewhere_title')}
          yes={t('sessions.elsewhere')}
          onYes={signOutElsewhere}
          onClose={() => setAsking(null)}
        >
          {t('sessions.elsewhere_text')}
        </Question>
      )}
      {asking === 'all' && (
        <Question
          title={t('sessions.everywhere_title')}
          yes={t('sessions.everywhere')}
          onYes={signOutEverywhere}
          onClose={() => setAsking(null)}
        >
          {t('sessions.everywhere_text')}
        </Question>
      )}
    </Section>
  )
}

function Place({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const { revalidate } = useRevalidator()
  const { run, busy } = useRun()
  const { session_id, current, browser, system, country, last_seen_at } = session
  const device = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown_device')
  const seen = formatMoment(last_seen_at, new Date().toISOString(), language)

  async function signOutThere() {
    await ask(browserCaller(), 'DELETE /api/users/mine/sessions/{session_id}', { params: { session_id } })
    toast.success(t('sessions.there_done', { device }))
    await revalidate()
    onEnded()
  }

  return (
    <Row
      wide
      label={device}
      icon={/Android|iOS|iPhone|Harmony/i.test(system ?? '') ? <PhoneIcon /> : <DesktopIcon />}
      note={current ? undefined : t('sessions.seen', { when: seen })}
      actions={
        !current && (
          <RowAction aria-disabled={busy} onClick={() => void run(signOutThere)}>
            {t('sessions.there')}
          </RowAction>
        )
      }
    >
      {placeName(country, language) ?? t('sessions.unknown_place')}
      {current && <Tag kind="official">{t('sessions.this_device')}</Tag>}
    </Row>
  )
}

/** The country or region in the words of the page's language. */
function placeName(country: string | null, language: string): string | undefined {
  if (!country) return undefined
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(country)
  } catch {
    return country
  }
}
