import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { Input } from '../../ui/form/input.tsx'
import styles from './projects-dialog.module.css'

interface BeginWithProps {
  busy: boolean
  onBegin: (title: string) => void
}

/** A new project needs a name and nothing else; the rest is written on its own page. */
export function BeginWith({ busy, onBegin }: BeginWithProps) {
  const { t } = useTranslation('project')
  const [title, setTitle] = useState('')
  const name = title.trim()

  function begin(event: FormEvent) {
    event.preventDefault()
    onBegin(name)
    setTitle('')
  }

  return (
    <form className={styles.begin} onSubmit={begin}>
      <Input
        size="large"
        aria-label={t('into.new')}
        placeholder={t('into.new')}
        maxLength={80}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button size="large" type="submit" disabled={busy || name === ''}>
        {t('into.begin')}
      </Button>
    </form>
  )
}
