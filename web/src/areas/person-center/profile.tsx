import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { Row, Rows } from '../../page/account/rows.tsx'
import { useAgain } from '../../page/account/use-again.ts'
import { useChange } from '../../page/use-change.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { EditableRow } from './editable-row.tsx'
import { IntroductionRow } from './introduction-row.tsx'
import type { PersonCenterData } from './person-center.tsx'
import { PhotoRow } from './photo/photo-row.tsx'
import { Section } from './section.tsx'

/** Name and company are changed where they stand [API-07]. */
export function Profile({ account }: PersonCenterData) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const again = useAgain()

  async function changeName(user_name: string) {
    await ask(quietCaller(), 'POST /api/users/user-name', { body: { user_name } })
    await again()
  }

  async function changeCompany(company_name: string) {
    await ask(quietCaller(), 'POST /api/users/company-name', { body: { company_name } })
    await again()
  }

  return (
    <Section id="profile" title={t('info.profile')}>
      <Answered answer={account} waiting={<WaitingRows rows={4} />}>
        {({ user_name, company_name, introduction, shows_company, created_at, photo_url, photo_offer }) => (
          <Rows>
            <PhotoRow user_name={user_name} photo_url={photo_url} photo_offer={photo_offer} />
            <EditableRow
              label={t('profile.name')}
              value={user_name}
              hint={t('profile.name_hint')}
              longest={40}
              required
              autoComplete="nickname"
              onSave={changeName}
            />
            <EditableRow
              label={t('profile.company')}
              value={company_name ?? ''}
              hint={t('profile.company_hint')}
              longest={100}
              autoComplete="organization"
              onSave={changeCompany}
            />
            <IntroductionRow introduction={introduction} />
            <Row label={t('profile.author_page')} note={t('profile.author_page_hint')}>
              <ShowsCompany saved={shows_company} />
            </Row>
            <Row label={t('profile.since')}>{formatDate(created_at, new Date().toISOString(), language)}</Row>
          </Rows>
        )}
      </Answered>
    </Section>
  )
}

/** Ticked at once; what the server has takes over when it has changed. */
function ShowsCompany({ saved }: { saved: boolean }) {
  const { t } = useTranslation('person_center')
  const { change, busy } = useChange()
  const [known, setKnown] = useState(saved)
  const [isTicked, setTicked] = useState(saved)
  if (known !== saved) {
    setKnown(saved)
    setTicked(saved)
  }

  async function tick(shows_company: boolean) {
    setTicked(shows_company)
    await change(async (caller) => {
      try {
        await ask(caller, 'PATCH /api/users/mine/profile', { body: { shows_company } })
      } catch (thrown) {
        setTicked(saved)
        throw thrown
      }
    })
  }

  return (
    <Checkbox checked={isTicked} disabled={busy} onChange={({ target }) => void tick(target.checked)}>
      {t('profile.shows_company')}
    </Checkbox>
  )
}
