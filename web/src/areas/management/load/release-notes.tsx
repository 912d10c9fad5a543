import { noteKinds } from '@atrium/contract/download/download'
import { languages } from '@atrium/contract/languages'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../page/language-names.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import styles from './release.module.css'

interface ReleaseNote {
  kind: (typeof noteKinds)[number]
  text: TextPerLanguage
}

/** What changed, the most important first; each in three languages. */
export function ReleaseNotes({ notes, onChange }: { notes: ReleaseNote[]; onChange: (notes: ReleaseNote[]) => void }) {
  const { t } = useTranslation('management')
  const kinds = noteKinds.map((kind) => ({ value: kind, name: t(`releases.note_kind.${kind}`) }))
  const change = (place: number, note: ReleaseNote) => onChange(notes.with(place, note))

  return (
    <div className={styles.notes}>
      {notes.map((note, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a note is nothing but its place until it is saved
        <fieldset key={place}>
          <legend className="visually-hidden">{t('releases.note_number', { number: place + 1 })}</legend>
          <div>
            <Select
              size="small"
              aria-label={t('releases.note_kind_label')}
              options={kinds}
              value={note.kind}
              onChange={({ target }) => change(place, { ...note, kind: target.value as ReleaseNote['kind'] })}
            />
            <Button
              kind="text"
              size="small"
              square
              aria-label={t('releases.note_remove', { number: place + 1 })}
              onClick={() => onChange(notes.toSpliced(place, 1))}
            >
              <CloseIcon size={16} />
            </Button>
          </div>
          {languages.map((language) => (
            <Input
              key={language}
              size="small"
              lang={language}
              aria-label={languageNames[language]}
              placeholder={languageNames[language]}
              value={note.text[language] ?? ''}
              onChange={({ target }) => change(place, { ...note, text: { ...note.text, [language]: target.value } })}
            />
          ))}
        </fieldset>
      ))}
      <Button size="small" onClick={() => onChange([...notes, { kind: 'new', text: {} }])}>
        <PlusIcon size={16} />
        {t('releases.note_new')}
      </Button>
    </div>
  )
}
