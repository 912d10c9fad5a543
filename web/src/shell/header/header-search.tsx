import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { commandKey, isTyping, openPalette } from '../../page/keys.ts'
import { SuggestedInput } from '../../page/search/suggested-input.tsx'
import { withoutBasePath } from '../../platform/address/base-path.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { SearchIcon } from '../../ui/icon/home-icons.tsx'
import styles from './header.module.css'

/** A field where there is room for one, else the way to the page with the large one. */
export function HeaderSearch() {
  const { t } = useTranslation()
  const isManaging = useLocation().pathname.startsWith('/management')
  const command = useHydrated() ? commandKey() : 'Ctrl'
  if (isManaging) {
    return (
      <>
        <button className={`${styles.search} ${styles.find}`} type="button" data-spare="search" onClick={askForPalette}>
          <SearchIcon size={16} />
          <span>{t('header.find')}</span>
          <kbd>{command} K</kbd>
        </button>
        <button
          className={styles.searchLink}
          type="button"
          aria-label={t('header.find')}
          data-instead="search"
          onClick={askForPalette}
        >
          <SearchIcon size={16} />
        </button>
      </>
    )
  }

  return (
    <>
      <Form
        className={styles.search}
        role="search"
        aria-label={t('header.search')}
        action="/search"
        data-spare="search"
      >
        <SearchIcon size={16} />
        <SuggestedInput aria-label={t('header.search')} placeholder={t('header.search')} aria-keyshortcuts="/" />
        <kbd>/</kbd>
      </Form>
      <Link className={styles.searchLink} to="/search" aria-label={t('header.search')} data-instead="search">
        <SearchIcon size={16} />
      </Link>
    </>
  )
}

function askForPalette() {
  window.dispatchEvent(new Event(openPalette))
}

/** '/' goes to the search box of the page, or to the search page where there is none; in management to the palette. */
export function useSearchKey() {
  const navigate = useNavigate()

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return
      event.preventDefault()
      const boxes = document.querySelectorAll<HTMLInputElement>('[role="search"] input[name="q"]')
      const box = [...boxes].find((one) => one.checkVisibility())
      if (box) box.focus()
      else if (withoutBasePath(location.pathname).startsWith('/management')) askForPalette()
      else navigate('/search')
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [navigate])
}
