import type { Answer } from '@atrium/contract/calls'
import type { NoticeSetting } from '@atrium/contract/notice'
import { type MailChoice, mailChoices } from '@atrium/contract/notice-kinds'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { Row, Rows } from '../../page/account/rows.tsx'
import { tell } from '../../page/account/tell.ts'
import { useRun } from '../../page/account/use-run.ts'
import { ask } from '../../platform/ask.ts'
import { browserCaller } from '../../platform/browser-caller.ts'
import { toast } from '../../platform/toast.ts'
import { CallOut } from '../../ui/call-out.tsx'
import { GoLink, TextLink } from '../../ui/go-link.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { Route } from './+types/notice-settings.ts'
import styles from './person-notice.module.css'

type Settings = Answer<'GET /api/notices/settings'>

export function clientLoader() {
  return { settings: tell('GET /api/notices/settings') }
}

/** How one wants to be told, topic by topic. Each choice holds at once. */
export default function NoticeSettings({ loaderData: { settings } }: Route.ComponentProps) {
  const { t } = useTranslation('person_center')

  return (
    <>
      <p>{t('notice.settings_lead')}</p>
      <Answered answer={settings} waiting={<WaitingRows rows={6} />}>
        {(chosen) => <Topics settings={chosen} />}
      </Answered>
      <p className={styles.back}>
        <GoLink to="/person-center/person-notice">{t('notice.back')}</GoLink>
      </p>
    </>
  )
}

function Topics({ settings: { list, has_email } }: { settings: Settings }) {
  const { t } = useTranslation('person_center')

  return (
    <div className={styles.settings}>
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
    </div>
  )
}

function Topic({ setting, hasEmail }: { setting: NoticeSetting; hasEmail: boolean }) {
  const { t } = useTranslation('person_center')
  const { revalidate } = useRevalidator()
  const { run } = useRun()
  const topic = t(`notice.topic.${setting.topic}`)

  async function save(change: Partial<NoticeSetting>) {
    await ask(browserCaller(), 'PUT /api/notices/settings', { body: { ...setting, ...change } })
    toast.success(t('notice.saved'))
    await revalidate()
  }

  return (
    <Row
      wide
      label={topic}
      actions={
        <div className={styles.choices}>
          <Switch
            checked={setting.in_portal}
            aria-label={t('notice.in_portal_of', { topic })}
            onChange={({ target }) => void run(() => save({ in_portal: target.checked }))}
          >
            {t('notice.in_portal')}
          </Switch>
          <Select
            size="small"
            aria-label={t('notice.mail_of', { topic })}
            value={setting.mail}
            disabled={!hasEmail}
            options={mailChoices.map((value) => ({ value, name: t(`notice.mail_choice.${value}`) }))}
            onChange={({ target }) => void run(() => save({ mail: target.value as MailChoice }))}
          />
        </div>
      }
    >
      {t(`notice.topic_text.${setting.topic}`)}
    </Row>
  )
}
