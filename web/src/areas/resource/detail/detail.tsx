import type { Answer } from '@atrium/contract/calls'
import { lazy, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { AreaPage } from '../../../page/area-page.tsx'
import { Ratings } from '../../../page/ratings/ratings.tsx'
import { useAddressFields, useAddressWith } from '../../../platform/address/address.ts'
import { TrialContext, type TrialPage, trialParameter, trialStepIn } from '../../../stage/flow/trial-context.ts'
import { SpotContext, spotIn } from '../../../stage/spot.ts'
import { Stage } from '../../../stage/stage.tsx'
import { StageEntryContext } from '../../../stage/stage-entry.ts'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { FeedHint } from '../feed-link.tsx'
import { rate, removeRating } from '../take.ts'
import { Actions } from './actions.tsx'
import type { RatingsPage, ResourceDetail, Versions } from './answers.ts'
import { Aside } from './aside.tsx'
import { Changes } from './changes.tsx'
import type { PageComparison } from './comparison.tsx'
import { Contents } from './contents.tsx'
import styles from './detail.module.css'
import { Download } from './download.tsx'
import { Facts } from './facts.tsx'
import { Fit } from './fit.tsx'
import { Misfit } from './misfit.tsx'
import { previewHash } from './preview-hash.ts'
import { Prose } from './prose.tsx'
import { Standing } from './standing.tsx'
import { Steps } from './steps.tsx'
import { Taken } from './taken.tsx'
import { useMine } from './use-mine.ts'
import { usePreviewEntry } from './use-preview-entry.ts'

// Few compare versions. Without a boundary of their own the server waits for them, and so does the way to their address.
const ComparedStage = lazy(() => import('./compared-stage.tsx'))
const Comparison = lazy(() => import('./comparison.tsx'))

interface ResourceDetailProps {
  resource: ResourceDetail
  versions: Versions
  ratings: RatingsPage | null
  ratingsPage: number | null
  related: Answer<'GET /api/resources/{resource_id}/related'>['list']
  /** Null while no versions are compared. */
  comparison: PageComparison | null
}

/** See it work, know that it fits, then take it: in this order down the page. */
export function Detail({ resource, versions, ratings, ratingsPage, related, comparison }: ResourceDetailProps) {
  const { t } = useTranslation('resource')
  const { resource_type, title, summary, cover, cover_seed } = resource
  const drawnCover = useHref(`/covers/${resource_type}/${encodeURIComponent(cover_seed)}.png`)
  const mine = useMine(resource.resource_id)
  const fields = useAddressFields()
  const spot = useMemo(() => spotIn(fields), [fields])
  const { entry, enter } = usePreviewEntry(resource)
  const trial = useTrialPage(resource, <Download resource={resource} mine={mine} />)

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
      image={cover?.replace(/(light-)?640\.png$/, '1200.png') ?? drawnCover}
      aside={<Actions resource={resource} mine={mine} trial={trial} onTry={enter} />}
    >
      <FeedHint type={resource_type} />
      {resource.tags.map((tag) => (
        <FeedHint key={tag.id} type={resource_type} tag={tag} />
      ))}
      <Facts resource={resource} />
      <Standing resource={resource} />
      <Taken resource={resource} versions={versions} mine={mine} />
      <Misfit needs={resource.needs} versions={versions} />
      <div id={previewHash.slice(1)}>
        <SpotContext value={spot}>
          <TrialContext value={trial}>
            <StageEntryContext value={entry}>
              {/* Another spot opens the preview anew. */}
              {resource.inside.type === 'flow' && comparison?.compared && !trial?.step ? (
                <ComparedStage
                  key={`${comparison.from} ${comparison.to}`}
                  resource_id={resource.resource_id}
                  comparison={comparison}
                  compared={comparison.compared}
                  versions={versions}
                />
              ) : (
                <Stage
                  key={Object.values(spot).join()}
                  resource={resource}
                  download={<Download resource={resource} mine={mine} />}
                />
              )}
            </StageEntryContext>
          </TrialContext>
        </SpotContext>
      </div>
      {comparison && !trial?.step && <Comparison comparison={comparison} versions={versions} type={resource_type} />}
      {resource.inside.type === 'flow' && <Fit inside={resource.inside} />}
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
          <Changes resource={resource} versions={versions} mine={mine} />
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
        <Aside
          resource={resource}
          related={related}
          download={<Download resource={resource} mine={mine} look="plain" />}
        />
      </div>
    </AreaPage>
  )
}

/** Flows with a form of their own can be tried, withdrawn ones apart; null for everything else. */
function useTrialPage({ inside, state }: ResourceDetail, download: ReactNode): TrialPage | null {
  const fields = useAddressFields()
  const addressWith = useAddressWith()
  if (inside.type !== 'flow' || inside.form === null || state === 'withdrawn') return null
  const addressOf = (step: TrialPage['step']) => addressWith({ [trialParameter]: step, from: null, to: null })
  return { step: trialStepIn(fields), addressOf, download }
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
