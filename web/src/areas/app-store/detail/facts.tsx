import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate, formatNumber } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Rating } from '../../../ui/card/rating.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { AppSign } from '../app-sign.tsx'
import type { AppDetail } from './answers.ts'
import styles from './facts.module.css'

export function Facts({ app }: { app: AppDetail }) {
  const { t } = useTranslation('download')
  const { language, now } = usePage()
  const [newest] = app.versions

  return (
    <div className={styles.line}>
      <AppSign seed={app.cover_seed} size={48} />
      <dl className={styles.facts}>
        {app.rating && (
          <Fact name={t('apps.rating')} quiet>
            <Rating value={app.rating} count={t('resource:detail.people', { count: app.rating_count })} />
          </Fact>
        )}
        <Fact name={t('apps.publisher.title')}>
          <Link to={`/app-store/publisher/${app.publisher_id}`}>{app.publisher}</Link>
          {app.official && <Tag kind="official">{t('common:item.official')}</Tag>}
        </Fact>
        <Fact name={t('apps.facet.price')}>{t(`apps.price.${app.price}`)}</Fact>
        <Fact name={t('apps.installations')}>{formatNumber(app.download_count)}</Fact>
        <Fact name={t('apps.version')}>{app.version}</Fact>
        {newest && <Fact name={t('apps.updated')}>{formatDate(newest.published_at, now, language)}</Fact>}
      </dl>
    </div>
  )
}

/** `quiet`: what is seen says by itself what it is. */
function Fact({ name, quiet = false, children }: { name: string; quiet?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className={quiet ? 'visually-hidden' : undefined}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
