import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDownIcon } from '../../ui/icon/home-icons.tsx'
import { ChevronUpIcon } from '../../ui/icon/icons.tsx'
import { Tool } from './tool.tsx'
import styles from './toolbar.module.css'

interface PageFieldProps {
  page: number
  pages: number
  onGo: (page: number) => void
}

/** Where one is, and a way to any other page. */
export function PageField({ page, pages, onGo }: PageFieldProps) {
  const { t } = useTranslation('resource')
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])

  const submit = () => {
    const wanted = Math.round(Number(typed))
    if (wanted >= 1) onGo(Math.min(wanted, pages))
    setTyped(String(wanted >= 1 ? Math.min(wanted, pages) : page))
  }

  return (
    <form
      className={styles.group}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Tool label={t('viewer.previous_page')} hotkey="←" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <ChevronUpIcon size={18} />
      </Tool>
      <input
        className={styles.number}
        inputMode="numeric"
        aria-label={t('viewer.page_number', { pages })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(String(page))}
      />
      <span className={styles.of}>/ {pages}</span>
      <Tool label={t('viewer.next_page')} hotkey="→" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        <ChevronDownIcon size={18} />
      </Tool>
    </form>
  )
}
