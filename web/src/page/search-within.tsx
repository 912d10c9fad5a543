import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { SearchIcon } from '../ui/icon/search.tsx'
import { Input } from '../ui/input.tsx'
import styles from './search-within.module.css'

/** Searches the list below by its address; what else was chosen there stays chosen, and the list begins anew. */
export function SearchWithin({ label, keyword }: { label: string; keyword: string }) {
  const { t } = useTranslation('shared')
  const { pathname, search } = useLocation()
  const chosen = [...new URLSearchParams(search)].filter(([name]) => !['keyword', 'page', 'after'].includes(name))

  return (
    <Form className={styles.form} role="search" action={pathname} preventScrollReset>
      {chosen.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        key={keyword}
        size="small"
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={label}
        defaultValue={keyword}
        maxLength={60}
        icon={<SearchIcon size={16} />}
      />
      <button type="submit">{t('search.submit')}</button>
    </Form>
  )
}
