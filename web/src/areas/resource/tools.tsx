import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { useAddressFields, useAddressWith } from '../../platform/address/address.ts'
import { Input } from '../../ui/form/input.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icon/home-icons.tsx'
import { CardsIcon, RowsIcon } from '../../ui/icon/icons.tsx'
import { SortLinks } from '../../ui/navigation/sort-links.tsx'
import { type Library, orderNames } from './find.ts'
import styles from './tools.module.css'

/** Words, order and view: all of them only change the address. */
export function Tools({ type, types, choices, order, view }: Library) {
  const { t } = useTranslation('resource')
  const fields = useAddressFields()
  const addressWith = useAddressWith()
  const total = type ? (types.list.find((one) => one.resource_type === type)?.total ?? 0) : types.total
  const label = type
    ? t('list.search_type', { count: total, type: t(`common:type.${type}.name`).toLowerCase() })
    : t('list.search_all', { count: total })

  return (
    <div className={styles.tools}>
      <Form role="search" aria-label={label} key={String(fields)} className={styles.search}>
        {[...fields]
          .filter(([name]) => name !== 'q' && name !== 'page')
          .map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        <Input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={choices.keyword}
          maxLength={60}
          enterKeyHint="search"
          autoComplete="off"
          icon={<SearchIcon size={18} />}
          end={
            choices.keyword && (
              <Link to={addressWith({ q: null })} aria-label={t('shared:search.clear')} preventScrollReset>
                <CloseIcon size={16} />
              </Link>
            )
          }
        />
      </Form>
      <SortLinks
        label={t('list.order.label')}
        current={order}
        orders={orderNames.map((id) => ({
          id,
          name: t(`list.order.${id}`),
          to: addressWith({ order: id === 'best' ? null : id }),
        }))}
      />
      <Segmented
        label={t('list.view.label')}
        current={view}
        choices={[
          { id: 'cards', name: t('list.view.cards'), icon: <CardsIcon size={18} />, to: addressWith({ view: null }) },
          { id: 'rows', name: t('list.view.rows'), icon: <RowsIcon size={18} />, to: addressWith({ view: 'rows' }) },
        ]}
      />
    </div>
  )
}
