import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../../page/area-page.tsx'
import { Ratings } from '../../../page/ratings/ratings.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { AppRows } from '../app-rows.tsx'
import type { ListedApp } from '../find.ts'
import { Actions } from './actions.tsx'
import type { AppDetail } from './answers.ts'
import { Aside } from './aside.tsx'
import styles from './detail.module.css'
import { Facts } from './facts.tsx'
import { Installation } from './installation.tsx'
import { Permissions } from './permissions.tsx'
import { Screenshots } from './screenshots.tsx'
import { useMine } from './use-mine.ts'
import { Versions } from './versions.tsx'

interface AppDetailProps {
  app: AppDetail
  ratings: Answer<'GET /api/apps/{app_id}/ratings'> | null
  ratingsPage: number | null
  alike: ListedApp[]
}

/** See it, know what it asks for and whether it fits, then ask for it: in this order down the page. */
export function Detail({ app, ratings, ratingsPage, alike }: AppDetailProps) {
  const { t } = useTranslation('download')
  const { app_id, title, summary, state, screenshots } = app
  const mine = useMine(app)
  const [first] = screenshots

  return (
    <AreaPage
      above={[
        { name: t('common:area.app-store'), to: '/app-store' },
        { name: app.app_category_name, to: `/app-store?category=${app.app_category_id}` },
      ]}
      title={title}
      lead={summary}
      shown={app}
      described={schemaOf(app)}
      {...(first ? { image: first.address } : {})}
      aside={<Actions app={app} mine={mine} />}
    >
      <Facts app={app} />
      {state !== 'published' && (
        <CallOut kind={state === 'withdrawn' ? 'error' : 'warning'}>
          {t(`apps.standing.${state}`)} {app.versions[0]?.state_reason}
        </CallOut>
      )}
      <Installation app={app} mine={mine} />
      <Screenshots screenshots={screenshots} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {app.description && (
            <section>
              <Lintel size="section">{t('apps.about')}</Lintel>
              <p className={styles.prose} lang={app.language}>
                {app.description}
              </p>
            </section>
          )}
          <Permissions app={app} />
          <Versions versions={app.versions} />
          <Ratings
            figures={app}
            ratings={ratings}
            page={ratingsPage}
            rule={t('apps.who_rates')}
            mayRate={mine.between && mine.between.installed_version !== null}
            mayAnswer={mine.between?.is_owner ?? false}
            own={{
              subject: `app:${app_id}`,
              before: mine.between?.rating ?? null,
              rate: (body) => ask(quietCaller(), 'PUT /api/apps/{app_id}/rating', { params: { app_id }, body }),
              remove: () => ask(quietCaller(), 'DELETE /api/apps/{app_id}/rating', { params: { app_id } }),
            }}
            onRated={mine.reload}
          />
        </div>
        <Aside app={app} />
      </div>
      {alike.length > 0 && (
        <section className={styles.alike}>
          <Lintel>{t('apps.alike')}</Lintel>
          <AppRows list={alike} level={3} />
        </section>
      )}
    </AreaPage>
  )
}

function schemaOf({ title, summary, version, price, publisher, updated_at, ...app }: AppDetail) {
  return {
    '@type': 'SoftwareApplication',
    name: title,
    description: summary,
    applicationCategory: 'BusinessApplication',
    softwareVersion: version,
    author: { '@type': 'Organization', name: publisher },
    datePublished: app.published_at,
    dateModified: updated_at,
    ...(app.screenshots[0] && { screenshot: app.screenshots[0].address }),
    ...(price === 'free' && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' } }),
    ...(app.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: app.rating,
        ratingCount: Math.max(1, app.rating_count),
      },
    }),
  }
}
