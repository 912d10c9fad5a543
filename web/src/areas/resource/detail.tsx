import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { ask } from '../../platform/ask.ts'
import { formatDate, formatNumber } from '../../platform/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { callerOf } from '../../platform/page-context.ts'
import { Cover } from '../../ui/cover.tsx'
import { Rating } from '../../ui/rating.tsx'
import type { Route } from './+types/detail.ts'
import styles from './detail.module.css'

export const handle: Handle = { modules: ['resource'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const resource_id = Number(params.id)
  if (!Number.isSafeInteger(resource_id) || resource_id < 1) throw redirect('/errors/not-exsist-resource')

  const resource = await ask(callerOf(context), 'GET /api/resources/{resource_id}', { params: { resource_id } })
  const { resource_type } = resource
  // One resource, one address: whoever guessed the type is shown the right one.
  if (resource_type !== params.type) throw redirect(`/resource/${resource_type}/${resource_id}`, 301)
  return resource
}

export default function Detail({ loaderData: resource }: Route.ComponentProps) {
  const { t } = useTranslation('resource')
  const { language, now } = usePage()

  return (
    <AreaPage
      above={[
        { name: t('common:area.resource'), to: '/resource' },
        { name: t(`common:type.${resource.resource_type}.name`), to: `/resource/${resource.resource_type}` },
      ]}
      title={resource.title}
      lead={resource.summary}
      type={resource.resource_type}
      described={{
        '@type': 'CreativeWork',
        name: resource.title,
        description: resource.summary,
        datePublished: resource.published_at,
        dateModified: resource.updated_at,
      }}
    >
      <dl className={styles.facts}>
        <Fact name={t('detail.author')}>
          {resource.official ? t('common:item.official') : (resource.owner_name ?? t('detail.nobody'))}
        </Fact>
        <Fact name={t('detail.downloads')}>{formatNumber(resource.download_count)}</Fact>
        {resource.rating && (
          <Fact name={t('detail.rating')}>
            <Rating value={resource.rating} count={resource.rating_count} />
          </Fact>
        )}
        {resource.fits && <Fact name={t('detail.fits')}>{t('detail.and_later', { version: resource.fits })}</Fact>}
        <Fact name={t('detail.updated')}>{formatDate(resource.updated_at, now, language)}</Fact>
      </dl>
      <div className={styles.cover}>
        <Cover type={resource.resource_type} id={resource.cover_seed} image={resource.cover} />
      </div>
      <p className={styles.soon}>{t('detail.soon')}</p>
    </AreaPage>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
