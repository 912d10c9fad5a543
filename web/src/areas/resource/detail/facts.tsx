import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Rating } from '../../../ui/card/rating.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { FitsMine } from '../fits-mine.tsx'
import type { ResourceDetail } from './answers.ts'
import styles from './facts.module.css'

/** Fewer say more about who they are than about the resource. */
const fewestCompanies = 5

export function Facts({ resource }: { resource: ResourceDetail }) {
  const { t } = useTranslation('resource')
  const { language, now } = usePage()
  const { rating, rating_count, download_count, company_count, needs, size, resource_type, official, inside } = resource
  const versions = needs.product_version ?? []

  return (
    <dl className={styles.facts}>
      {rating && (
        <Fact name={t('detail.rating')} quiet>
          <Rating value={rating} count={t('detail.people', { count: rating_count })} />
        </Fact>
      )}
      <Fact name={t('detail.downloads')}>{formatNumber(download_count)}</Fact>
      {company_count >= fewestCompanies && <Fact name={t('detail.companies')}>{formatNumber(company_count)}</Fact>}
      {versions.length > 0 && (
        <Fact name={t('detail.fits')}>
          {versions.length > 1 ? `${versions[0]} – ${versions.at(-1)}` : versions[0]}
          <FitsMine needs={needs} />
        </Fact>
      )}
      {inside.type === 'document-template' && (
        <Fact name={t('detail.layout')}>
          {[inside.paper, t('detail.pages', { count: inside.pages })].filter(Boolean).join(t('detail.layout_between'))}
        </Fact>
      )}
      {size > 0 && <Fact name={t(`list.size.${resource_type}`)}>{formatNumber(size)}</Fact>}
      <Fact name={t('detail.updated')}>{formatDate(resource.version.published_at, now, language)}</Fact>
      {official && (
        <Fact name={t('detail.author')} quiet>
          <Tag kind="official">{t('common:item.official')}</Tag>
        </Fact>
      )}
    </dl>
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
