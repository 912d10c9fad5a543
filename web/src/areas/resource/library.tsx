import { useTranslation } from 'react-i18next'
import { pageQuery } from '../../platform/address.ts'
import { Head } from '../../platform/head.tsx'
import { usePage } from '../../platform/page.ts'
import { breadcrumbList, collectionPage, graph } from '../../platform/structured-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { UploadIcon } from '../../ui/icon/action.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TypeNav } from '../../ui/type-nav.tsx'
import { Cards } from './cards.tsx'
import type { Found } from './find.ts'

/** The same room for all types and for one. */
export function Library({ found }: { found: Found }) {
  const { t } = useTranslation('resource')
  const { origin, platformTitle } = usePage()
  const { type, types, page, list } = found
  const title = type ? t(`common:type.${type}.name`) : t('list.title')
  const lead = type ? t(`list.lead.${type}`) : t('list.lead.all')
  const places = [
    { name: t('common:area.home'), to: '/' },
    ...(type ? [{ name: t('common:area.resource'), to: '/resource' }, { name: title }] : [{ name: title }]),
  ]

  return (
    <main id="main">
      <Head
        title={`${title} · ${platformTitle}`}
        description={lead}
        query={pageQuery(page)}
        jsonLd={graph(
          breadcrumbList(origin, places),
          collectionPage(
            origin,
            title,
            list.map((one) => ({ name: one.title, to: `/resource/${one.resource_type}/${one.resource_id}` })),
          ),
        )}
      />
      <div className="page-width">
        <PageHead
          places={places}
          title={title}
          lead={lead}
          {...(type ? { type } : {})}
          aside={
            <ButtonLink to="/upload-center">
              <UploadIcon size={18} />
              {t('common:panel.upload')}
            </ButtonLink>
          }
        />
        <TypeNav
          label={t('list.types')}
          current={type}
          types={types.list.map(({ resource_type, total }) => ({
            type: resource_type,
            name: t(`common:type.${resource_type}.name`),
            count: total,
            to: `/resource/${resource_type}`,
          }))}
        />
        <Cards found={found} />
      </div>
    </main>
  )
}
