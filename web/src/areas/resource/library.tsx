import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { UploadIcon } from '../../ui/icon/action.tsx'
import { TypeNav } from '../../ui/type-nav.tsx'
import { Cards } from './cards.tsx'
import type { Found } from './find.ts'

/** The same room for all types and for one. */
export function Library({ found }: { found: Found }) {
  const { t } = useTranslation('resource')
  const { type, types, page, list } = found

  return (
    <AreaPage
      title={type ? t(`common:type.${type}.name`) : t('list.title')}
      lead={type ? t(`list.lead.${type}`) : t('list.lead.all')}
      {...(type ? { type, above: [{ name: t('common:area.resource'), to: '/resource' }] } : {})}
      page={page}
      listed={list.map((one) => ({ name: one.title, to: `/resource/${one.resource_type}/${one.resource_id}` }))}
      aside={
        <ButtonLink to="/upload-center">
          <UploadIcon size={18} />
          {t('common:panel.upload')}
        </ButtonLink>
      }
    >
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
    </AreaPage>
  )
}
