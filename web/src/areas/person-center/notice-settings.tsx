import type { Answer } from '@atrium/contract/calls'
import { type MailChoice, mailChoices } from '@atrium/contract/notice/kinds'
import type { NoticeSettingView } from '@atrium/contract/notice/notice'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { Row, Rows } from '../../page/account/rows.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller } from '../../platform/api/browser-caller.ts'
import { toast } from '../../platform/state/toast.ts'
import { Select } from '../../ui/form/select.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { GoLink, TextLink } from '../../ui/navigation/go-link.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import type { Route } from './+types/notice-settings.ts'
import styles from './person-notice.module.css'
import { Section } from './section.tsx'

type NoticeSettingsAnswer = Answer<'GET /api/notices/settings'>

export function clientLoader() {
  return { settings: settleCall('GET /api/notices/settings') }
}

/** Delivery of notices by topic. Each change is saved at once. */
export default function NoticeSettings({ loaderData: { settings } }: Route.ComponentProps) {
  const { t } = useTranslation('person_center')

  return (
    <Section
      id="settings"
      title={t('notice.settings')}
      aside={<GoLink to="/person-center/person-notice">{t('notice.back')}</GoLink>}
    >
      <p className={styles.lead}>{t('notice.settings_lead')}</p>
      <Answered answer={settings} waiting={<WaitingRows rows={6} />}>
        {(chosen) => <Topics settings={chosen} />}
      </Answered>
    </Section>
  )
}

function Topics({ settings: { list, has_email } }: { settings: NoticeSettingsAnswer }) {
  const { t } = useTranslation('person_center')

  return (
    <>
      {!has_email && (
        <CallOut kind="warning">
          {t('notice.no_email')} <TextLink to="/person-center/person-info#signing-in">{t('notice.bind')}</TextLink>
        </CallOut>
      )}
      <Rows>
        {list.map((setting) => (
          <Topic key={setting.topic} setting={setting} hasEmail={has_email} />
        ))}
      </Rows>
    </>
  )
}

/** What is chosen shows at once, and goes back where it could not be kept. */
function Topic({ setting, hasEmail }: { setting: NoticeSettingView; hasEmail: boolean }) {
  const { t } = useTranslation('person_center')
  const [chosen, setChosen] = useState(setting)
  const topic = t(`notice.topic.${setting.topic}`)

  async function save(change: Partial<NoticeSettingView>) {
    const next = { ...chosen, ...change }
    setChosen(next)
    try {
      await ask(browserCaller(), 'PUT /api/notices/settings', { body: next })
      toast.success(t('notice.saved'))
    } catch {
      setChosen(chosen)
    }
  }

  return (
    <Row
      wide
      stacked
      label={topic}
      actions={
        <div className={styles.choices}>
          <Switch
            checked={chosen.in_portal}
            aria-label={t('notice.in_portal_of', { topic })}
            onChange={({ target }) => void save({ in_portal: target.checked })}
          >
            {t('notice.in_portal')}
          </Switch>
          <span className={styles.mail}>
            <span aria-hidden="true">{t('notice.mail')}</span>
            <Select
              size="small"
              aria-label={t('notice.mail_of', { topic })}
              value={chosen.mail}
              disabled={!hasEmail}
              options={mailChoices.map((value) => ({ value, name: t(`notice.mail_choice.${value}`) }))}
              onChange={({ target }) => void save({ mail: target.value as MailChoice })}
            />
          </span>
        </div>
      }
    >
      <span data-quiet>{t(`notice.topic_text.${setting.topic}`)}</span>
    </Row>
  )
}
