import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { useAddressFields, useAddressWith } from '../../platform/address/address.ts'
import { Input } from '../../ui/form/input.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icon/home-icons.tsx'
import styles from './list.module.css'

/** Looks in titles and in what is said. */
export function SearchField({ keyword }: { keyword: string | undefined }) {
  const { t } = useTranslation('video')
  const fields = useAddressFields()
  const addressWith = useAddressWith()

  return (
    <Form role="search" aria-label={t('list.search')} key={String(fields)} className={styles.search}>
      {[...fields]
        .filter(([name]) => !['q', 'page', 'order'].includes(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      <Input
        type="search"
        name="q"
        aria-label={t('list.search')}
        placeholder={t('list.search')}
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
