import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../browser/choices.tsx'
import { Frame } from '../frame.tsx'
import { usePages } from '../pdf/use-pages.ts'
import type { StageContent } from '../widget.ts'
import styles from './document-style.module.css'
import { PageGeometry } from './page-geometry.tsx'
import { SheetSpecimen } from './sheet-specimen.tsx'
import { StyleInspector } from './style-inspector.tsx'
import { StyleTable } from './style-table.tsx'
import { useWordSpecimen } from './use-word-specimen.tsx'

/** Our specimen before and after the styles: point at a paragraph and see how it is set. */
export default function DocumentStyleStage({ resource_id, version, inside, language }: StageContent<'document-style'>) {
  const { t } = useTranslation('resource')
  const [view, setView] = useState('specimen')
  const [moment, setMoment] = useState<'before' | 'after'>('after')
  const [chosen, setChosen] = useState<string | null>(null)
  const opened = usePages({ resource_id, version })
  const word = useWordSpecimen({ opened, inside, language, moment, chosen, onChoose: setChosen })
  const shown = view === 'specimen'

  const views = [
    { id: 'specimen', name: t('stage_document_style.view.specimen') },
    { id: 'styles', name: t('stage_document_style.view.styles'), count: inside.styles.length },
    { id: 'page', name: t('stage_document_style.view.page') },
  ]
  const choose = (id: string) => {
    setChosen(id)
    setMoment('after')
    setView('specimen')
    word.goTo(id)
  }

  return (
    <Frame
      type="document-style"
      views={views}
      view={view}
      onView={setView}
      ground={view === 'page' ? 'sheet' : 'bare'}
      zoom={shown ? word.zoom : undefined}
      actions={
        shown && (
          <>
            <Choices
              label={t('stage_document_style.moment')}
              choices={(['before', 'after'] as const).map((id) => ({ id, name: t(`stage_document_style.${id}`) }))}
              current={moment}
              onChange={(id) => setMoment(id as typeof moment)}
            />
            {word.turner}
          </>
        )
      }
      inspector={shown && <StyleInspector inside={inside} chosen={chosen} />}
    >
      {shown && (
        <div className={styles.specimen}>
          {opened.pages === null ? (
            <SheetSpecimen
              resource_id={resource_id}
              version={version}
              inside={inside}
              language={language}
              moment={moment}
              chosen={chosen}
              onChoose={setChosen}
            />
          ) : (
            word.pages
          )}
        </div>
      )}
      {view === 'styles' && <StyleTable styles={inside.styles} onChoose={choose} />}
      {view === 'page' && <PageGeometry inside={inside} />}
    </Frame>
  )
}
