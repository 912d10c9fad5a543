import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { ResourceRow } from '../../ui/card/resource-row.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import styles from './news.module.css'
import { Section } from './section.tsx'

type Resources = Answer<'GET /api/resources'>

interface NewsProps {
  found: Resources | null
  title: string | null
}

/** One large, four small. */
export function News({ found, title }: NewsProps) {
  const { t } = useTranslation('home_page')
  const { language, now } = usePage()
  const [lead, ...others] = found?.list ?? []

  return (
    <Section
      title={title ?? t('news.title')}
      aside={<GoLink to="/resource">{t('news.all')}</GoLink>}
      found={found}
      empty={t('news.empty')}
    >
      <div className={styles.news}>
        {lead && (
          <ResourceRow
            size="lead"
            {...toCardProps(lead)}
            typeName={t(`common:type.${lead.resource_type}.name`)}
            note={lead.fits ? t('common:item.fits', { version: lead.fits }) : ''}
            rating={lead.rating}
          />
        )}
        <div>
          {others.map((resource) => (
            <ResourceRow
              key={resource.resource_id}
              {...toCardProps(resource)}
              typeName={t(`common:type.${resource.resource_type}.name`)}
              note={formatMoment(resource.published_at, now, language)}
            />
          ))}
        </div>
      </div>
    </Section>
  )
}

function toCardProps(resource: Resources['list'][number]) {
  const { resource_id, resource_type, title, summary, cover, cover_seed, download_count } = resource
  const to = `/resource/${resource_type}/${resource_id}`
  return { type: resource_type, id: cover_seed, title, summary, shown: resource, image: cover, download_count, to }
}
