import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { KitLinks } from '../../page/kits/kit-links.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { MobileFilters } from '../../page/mobile-filters.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { UploadIcon } from '../../ui/icon/icons.tsx'
import { TypeNav } from '../../ui/navigation/type-nav.tsx'
import { FacetSkeleton } from '../../ui/state/skeleton.tsx'
import { Applied } from './applied.tsx'
import { Cards } from './cards.tsx'
import { FeedHint, FeedLink } from './feed-link.tsx'
import { Filters } from './filters.tsx'
import { type Library as Found, pageSize } from './find.ts'
import styles from './library.module.css'
import { ListFailed, NothingFound } from './list-states.tsx'
import { Rows } from './rows.tsx'
import { Tools } from './tools.tsx'

/** The same room for all types and for one. */
export function Library({ library }: { library: Found }) {
  const { t } = useTranslation('resource')
  const { type, types, page, facets, found } = library
  const chosen = Object.keys(library.choices).length

  return (
    <AreaPage
      title={type ? t(`common:type.${type}.name`) : t('list.title')}
      lead={type ? t(`list.lead.${type}`) : t('list.lead.all')}
      {...(type ? { type, above: [{ name: t('common:area.resource'), to: '/resource' }] } : {})}
      page={page}
      listed={(found?.list ?? []).map((one) => ({
        name: one.title,
        to: `/resource/${one.resource_type}/${one.resource_id}`,
      }))}
      aside={
        <ButtonLink to={type ? `/upload-center?type=${type}` : '/upload-center'}>
          <UploadIcon size={18} />
          {t('common:panel.upload')}
        </ButtonLink>
      }
    >
      <FeedHint type={type} />
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
      <KitLinks kits={library.kits} />
      <div className={styles.layout}>
        <MobileFilters
          label={t('list.filters')}
          total={found?.total}
          name={chosen > 0 ? t('list.filters_chosen', { count: chosen }) : t('list.filters')}
        >
          {facets ? <Filters type={type} facets={facets} total={found?.total} /> : <FacetSkeleton />}
        </MobileFilters>
        <div className={styles.results}>
          <Tools {...library} />
          <Results library={library} />
          <FeedLink type={type} tag_id={library.choices.tag_ids?.[0]} />
        </div>
      </div>
    </AreaPage>
  )
}

function Results({ library }: { library: Found }) {
  const { t } = useTranslation('resource')
  const { type, view, page, found, choices } = library
  if (!found) return <ListFailed />

  return (
    <>
      <Applied {...library} total={found.total} />
      {found.list.length === 0 ? (
        <NothingFound choices={choices} type={type} perhaps={found.perhaps ?? []} elsewhere={found.elsewhere ?? null} />
      ) : view === 'rows' ? (
        <Rows list={found.list} type={type} />
      ) : (
        <Cards list={found.list} mixed={type === null} />
      )}
      <ListPager
        page={page}
        total={found.total}
        size={pageSize}
        note={t('common:list.size_items', { count: pageSize })}
      />
    </>
  )
}
