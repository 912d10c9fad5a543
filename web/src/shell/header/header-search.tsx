import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { SearchIcon } from '../../ui/icon/search.tsx'
import styles from './header.module.css'

export function HeaderSearch() {
  const { t } = useTranslation()

  return (
    <Link className={styles.search} to="/search" aria-label={t('header.search')} aria-keyshortcuts="/">
      <SearchIcon size={16} />
      <span data-spare="search">{t('header.search')}</span>
      <kbd data-spare="search">/</kbd>
    </Link>
  )
}

/** '/' goes to the search box of the page, or to the search page where there is none. */
export function useSearchKey() {
  const navigate = useNavigate()

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      const box = document.querySelector<HTMLInputElement>('[role="search"] input[name="q"]')
      if (box) box.focus()
      else navigate('/search')
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [navigate])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}
