import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { useAddressFields, useAddressWith } from '../../platform/address/address.ts'
import { Input } from '../../ui/form/input.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icon/home-icons.tsx'
import styles from './list.module.css'

/** Words only change the address. */
export function SearchApps({ keyword, total }: { keyword: string | undefined; total: number | null }) {
  const { t } = useTranslation('download')
  const fields = useAddressFields()
  const addressWith = useAddressWith()
  const label = total === null ? t('apps.search_all') : t('apps.search', { count: total })

  return (
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
        defaultValue={keyword}
        maxLength={60}
        enterKeyHint="search"
        autoComplete="off"
        icon={<SearchIcon size={18} />}
        end={
          keyword && (
            <Link to={addressWith({ q: null })} aria-label={t('shared:search.clear')} preventScrollReset>
              <CloseIcon size={16} />
            </Link>
          )
        }
      />
    </Form>
  )
}
