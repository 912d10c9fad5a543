import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Written } from '../../../page/written.tsx'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { EditIcon, PlusIcon } from '../../../ui/icon/icons.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import type { Edit, ProjectContentsNote, ProjectData } from '../project.ts'
import { NewNoteDialog } from './new-note-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import styles from './notes.module.css'

/** What was agreed, and why. */
export function Notes({ contents: { notes }, edit }: { contents: ProjectData; edit: Edit }) {
  const { t } = useTranslation('project')
  const { language, now } = usePage()
  const [open, setOpen] = useState<ProjectContentsNote | 'new' | null>(null)
  if (notes.length === 0 && !edit) return null

  return (
    <section>
      <Lintel
        size="section"
        aside={
          edit && (
            <Button size="small" onClick={() => setOpen('new')}>
              <PlusIcon size={16} />
              {t('note.add')}
            </Button>
          )
        }
      >
        {t('note.title')}
      </Lintel>
      {notes.length === 0 && <p className={styles.none}>{t('note.none')}</p>}
      {notes.map((note) => (
        <article key={note.note_id} className={styles.note}>
          <header>
            <h3>{note.title}</h3>
            <small>
              {[note.updated_by, formatMoment(note.updated_at, now || new Date().toISOString(), language)]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {edit && (
              <Button
                kind="text"
                size="small"
                square
                aria-label={t('note.edit', { title: note.title })}
                onClick={() => setOpen(note)}
              >
                <EditIcon size={16} />
              </Button>
            )}
          </header>
          <Written text={note.text} />
        </article>
      ))}
      {edit && open === 'new' && <NewNoteDialog edit={edit} onClose={() => setOpen(null)} />}
      {edit && open && open !== 'new' && <NoteDialog edit={edit} note={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
