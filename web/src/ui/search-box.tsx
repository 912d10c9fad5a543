import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import { CloseIcon } from './icon/close.tsx'
import { SearchIcon } from './icon/search.tsx'
import styles from './search-box.module.css'
import { Select } from './select.tsx'

interface SearchBoxProps {
  /** Where the search goes; the box changes the address and nothing else. */
  action: string
  name: string
  label: string
  placeholder?: string
  value?: string
  /** What to search in, where there is a choice. */
  scope?: { name: string; value?: string; options: readonly { value: string; name: string }[] }
}

/** The large box of home and of the search page. It works without scripts. */
export function SearchBox({ action, name, label, placeholder, value, scope }: SearchBoxProps) {
  const { t } = useTranslation('shared')
  const input = useRef<HTMLInputElement>(null)

  return (
    <Form className={styles.box} role="search" aria-label={label} action={action}>
      {scope && (
        <span className={styles.scope}>
          <Select
            size="bare"
            name={scope.name}
            aria-label={t('search.scope')}
            defaultValue={scope.value}
            options={scope.options}
          />
        </span>
      )}
      <input
        className={styles.input}
        ref={input}
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder ?? ' '}
        defaultValue={value}
        enterKeyHint="search"
        autoComplete="off"
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
