import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigationType } from 'react-router'
import { Button } from '../../ui/form/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icon/home-icons.tsx'
import styles from './search-box.module.css'
import { SuggestedInput } from './suggested-input.tsx'

interface SearchBoxProps {
  label: string
  placeholder: string
  value?: string
  /** What to search in, where there is a choice. */
  scope?: { value?: string; options: readonly { value: string; name: string }[] }
  /** Whoever came here by a link wants to write. */
  focused?: boolean
}

/** The large box of home and of the search page. It changes the address and nothing else, and works without scripts. */
export function SearchBox({ label, placeholder, value, scope, focused = false }: SearchBoxProps) {
  const { t } = useTranslation('shared')
  const input = useRef<HTMLInputElement>(null)
  const cameByLink = useNavigationType() === 'PUSH'
  useEffect(() => {
    if (focused && cameByLink) input.current?.focus()
  }, [focused, cameByLink])

  return (
    <Form className={styles.box} role="search" aria-label={label} action="/search">
      {scope && (
        <span className={styles.scope}>
          <Select
            size="bare"
            name="kind"
            aria-label={t('search.scope')}
            defaultValue={scope.value}
            options={scope.options}
          />
        </span>
      )}
      <SuggestedInput
        ref={input}
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
      />
      <span className={styles.clear}>
        <Button
          kind="text"
          square
          aria-label={t('search.clear')}
          onClick={() => {
            if (!input.current) return
            input.current.value = ''
            input.current.focus()
          }}
        >
          <CloseIcon size={18} />
        </Button>
      </span>
      <button className={styles.submit} type="submit">
        <SearchIcon size={18} />
        <span>{t('search.submit')}</span>
      </button>
    </Form>
  )
}
