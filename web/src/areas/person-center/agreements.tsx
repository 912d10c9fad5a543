import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { Row, Rows } from '../../page/account/rows.tsx'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import type { PersonCenterData } from './person-center.tsx'
import { Section } from './section.tsx'

/** What was agreed to, in which version, and when. */
export function Agreements({ account }: PersonCenterData) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const now = new Date().toISOString()

  return (
    <Section id="agreements" title={t('info.agreements')}>
      <Answered answer={account} waiting={<WaitingRows rows={2} />}>
        {({ agreements }) =>
          agreements.length === 0 ? (
            <p>{t('agreements.none')}</p>
          ) : (
            <Rows>
              {agreements.map(({ agreement, version, agreed_at }) => (
                <Row
                  key={`${agreement} ${version}`}
                  label={<TextLink to={`/agreement/${agreement}`}>{t(`common:agreement.${agreement}`)}</TextLink>}
                  note={t('agreements.agreed', { date: formatDate(agreed_at, now, language) })}
                >
                  {t('agreements.version', { version })}
                </Row>
              ))}
            </Rows>
          )
        }
      </Answered>
    </Section>
  )
}
