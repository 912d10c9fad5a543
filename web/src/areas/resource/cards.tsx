import { useTranslation } from 'react-i18next'
import { ListPager } from '../../page/list-pager.tsx'
import { useAddressWith } from '../../platform/address.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Grid } from '../../ui/grid.tsx'
import { ResourceCard } from '../../ui/resource-card.tsx'
import { SortLinks } from '../../ui/sort-links.tsx'
import styles from './cards.module.css'
import { type Found, orderNames, pageSize } from './find.ts'

export function Cards({ found }: { found: Found }) {
  const { t } = useTranslation('resource')
  const addressWith = useAddressWith()
  const { type, order, page, list, total } = found

  return (
    <>
      <div className={styles.tools}>
        <span>{t('common:count.all_items', { count: total })}</span>
        <SortLinks
          label={t('list.order.label')}
          current={order}
          orders={orderNames.map((id) => ({
            id,
            name: t(`list.order.${id}`),
            to: addressWith({ order: id === 'newest' ? null : id }),
          }))}
        />
      </div>
      {list.length === 0 ? (
        <Empty title={t('common:list.empty.title')} actions={<ButtonLink to="/resource">{t('list.all')}</ButtonLink>}>
          {t('common:list.empty.text')}
        </Empty>
      ) : (
        <Grid columns={4}>
          {list.map((resource, place) => (
            <ResourceCard
              key={resource.resource_id}
              level={2}
              type={resource.resource_type}
              id={resource.cover_seed}
              image={resource.cover}
              title={resource.title}
              summary={resource.summary}
              to={`/resource/${resource.resource_type}/${resource.resource_id}`}
              download_count={resource.download_count}
              rating={resource.rating}
              version={resource.fits && `${resource.fits}+`}
              official={resource.official}
              {...(type ? {} : { typeName: t(`common:type.${resource.resource_type}.name`) })}
              lazy={place > 3}
            />
          ))}
        </Grid>
      )}
      <ListPager page={page} total={total} size={pageSize} note={t('common:list.size_items', { count: pageSize })} />
    </>
  )
}
