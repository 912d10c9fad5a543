import type { Answer } from '@atrium/contract/calls'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { AreaPage } from '../../../page/area-page.tsx'
import { Ratings } from '../../../page/ratings/ratings.tsx'
import { useAddressFields } from '../../../platform/address/address.ts'
import { SpotContext, spotIn } from '../../../stage/spot.ts'
import { Stage } from '../../../stage/stage.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { Cards } from '../cards.tsx'
import { FeedHint } from '../feed-link.tsx'
import { rate, removeRating } from '../take.ts'
import { Actions } from './actions.tsx'
import type { RatingsPage, ResourceDetail, Versions } from './answers.ts'
import { Aside } from './aside.tsx'
import { Changes } from './changes.tsx'
import { Contents } from './contents.tsx'
import styles from './detail.module.css'
import { Download } from './download.tsx'
import { Facts } from './facts.tsx'
import { Misfit } from './misfit.tsx'
import { Prose } from './prose.tsx'
import { Standing } from './standing.tsx'
import { Steps } from './steps.tsx'
import { Taken } from './taken.tsx'
import { useMine } from './use-mine.ts'

interface ResourceDetailProps {
  resource: ResourceDetail
  versions: Versions
  ratings: RatingsPage | null
  ratingsPage: number | null
  related: Answer<'GET /api/resources/{resource_id}/related'>['list']
}

/** See it work, know that it fits, then take it: in this order down the page. */
export function Detail({ resource, versions, ratings, ratingsPage, related }: ResourceDetailProps) {
  const { t } = useTranslation('resource')
  const { resource_type, title, summary, cover, cover_seed } = resource
  const drawnCover = useHref(`/covers/${resource_type}/${encodeURIComponent(cover_seed)}.png`)
  const mine = useMine(resource.resource_id)
  const fields = useAddressFields()
  const spot = useMemo(() => spotIn(fields), [fields])

  return (
    <AreaPage
      above={[
        { name: t('common:area.resource'), to: '/resource' },
        { name: t(`common:type.${resource_type}.name`), to: `/resource/${resource_type}` },
      ]}
      title={title}
      lead={summary}
      shown={resource}
      type={resource_type}
      described={schemaOf(resource)}
      image={cover ?? drawnCover}
      aside={<Actions resource={resource} mine={mine} />}
    >
      <FeedHint type={resource_type} />
      {resource.tags.map((tag) => (
        <FeedHint key={tag.id} type={resource_type} tag={tag} />
      ))}
      <Facts resource={resource} />
      <Standing resource={resource} />
      <Taken resource={resource} versions={versions} mine={mine} />
      <Misfit needs={resource.needs} versions={versions} />
      <SpotContext value={spot}>
        {/* Another spot opens the preview anew. */}
        <Stage
          key={Object.values(spot).join()}
          resource={resource}
          download={<Download resource={resource} mine={mine} />}
        />
      </SpotContext>
      <div className={styles.columns} data-type={resource_type}>
        <div className={styles.column}>
          {resource.description && (
            <section>
              <Lintel size="section">{t('detail.about')}</Lintel>
              <Prose text={resource.description} language={resource.language} />
            </section>
          )}
          <Steps type={resource_type} />
          <Contents resource={resource} />
          <Changes resource_id={resource.resource_id} versions={versions} mine={mine} />
          <Ratings
            figures={resource}
            ratings={ratings}
            page={ratingsPage}
            rule={t('detail.who_rates')}
            mayRate={mine.between && mine.between.downloaded_version !== null}
            mayAnswer={mine.between?.is_owner ?? false}
            own={{
              subject: `resource:${resource.resource_id}`,
              before: mine.between?.rating ?? null,
              rate: (values) => rate(resource.resource_id, values),
              remove: () => removeRating(resource.resource_id),
            }}
            onRated={mine.reload}
          />
        </div>
        <Aside resource={resource} />
      </div>
      {related.length > 0 && (
        <section className={styles.related}>
          <Lintel>{t('detail.together')}</Lintel>
          <Cards list={related} mixed columns={4} level={3} />
        </section>
      )}
    </AreaPage>
  )
}

function schemaOf(resource: ResourceDetail) {
  const { title, summary, published_at, updated_at, version, rating, rating_count, licence } = resource
  return {
    '@type': 'CreativeWork',
    name: title,
    description: summary,
    version: version.version,
    license: licence,
    datePublished: published_at,
    dateModified: updated_at,
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: Math.max(1, rating_count) },
    }),
  }
}
