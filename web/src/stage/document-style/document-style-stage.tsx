import type { InsideOf } from '@atrium/contract/resource/inside'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Choices } from '../browser/choices.tsx'
import { Frame } from '../frame.tsx'
import { Inspector } from '../inspector.tsx'
import { hasNoPages, usePages } from '../pdf/use-pages.ts'
import { useMissingPreview } from '../stage-entry.ts'
import type { StageContent } from '../widget.ts'
import styles from './document-style.module.css'
import { PageGeometry } from './page-geometry.tsx'
import { SheetSpecimen } from './sheet-specimen.tsx'
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
  useMissingPreview(hasNoPages(opened))

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

/** How the chosen paragraph is set, and whether its font comes free. */
function StyleInspector({ inside, chosen }: { inside: InsideOf<'document-style'>; chosen: string | null }) {
  const { t } = useTranslation('resource')
  const style = inside.styles.find(({ id }) => id === chosen)
  if (!style) {
    return <Inspector title={t('stage_document_style.view.styles')} hint={t('stage_document_style.hint')} />
  }
  const { name, id, kind, font, size, line, indent, color } = style
  const paid = inside.fonts.some((one) => one.name === font && !one.free)
  return (
    <Inspector
      title={name}
      kind={t('stage_document_style.kind', { kind: t(`stage.style_kind.${kind}`) })}
      facts={[
        [t('stage_document_style.id'), id === name ? null : <code key="id">{id}</code>],
        [t('stage.table.font'), font],
        [t('stage.table.font_size'), size === null ? null : t('stage.table.points', { size })],
        [t('stage.table.line'), line],
        [t('stage.table.indent'), indent],
        [t('stage_document_style.color'), color],
      ]}
      hint={t('stage_document_style.hint')}
    >
      {paid && (
        <div className={styles.warning}>
          <CallOut kind="warning">{t('stage_document_style.font_paid', { font })}</CallOut>
        </div>
      )}
    </Inspector>
  )
}

type StyleTableRow = InsideOf<'document-style'>['styles'][number]

/** Every style with its sizes; choosing one shows it on the specimen. */
function StyleTable({ styles: list, onChoose }: { styles: StyleTableRow[]; onChoose: (id: string) => void }) {
  const { t } = useTranslation('resource')
  const columns: TableColumn<StyleTableRow>[] = [
    {
      id: 'name',
      name: t('stage.table.style'),
      cell: ({ id, name }) => (
        <button type="button" className={styles.choose} onClick={() => onChoose(id)}>
          {name}
        </button>
      ),
    },
    { id: 'kind', name: t('stage.table.kind'), minor: true, cell: ({ kind }) => t(`stage.style_kind.${kind}`) },
    { id: 'font', name: t('stage.table.font'), cell: ({ font }) => font ?? '–' },
    {
      id: 'size',
      name: t('stage.table.font_size'),
      cell: ({ size }) => (size === null ? '–' : t('stage.table.points', { size })),
    },
    { id: 'line', name: t('stage.table.line'), minor: true, cell: ({ line }) => line ?? '–' },
    { id: 'indent', name: t('stage.table.indent'), minor: true, cell: ({ indent }) => indent ?? '–' },
  ]
  // Two rules of a style sheet may have the same selector.
  return (
    <Table
      caption={t('stage_document_style.view.styles')}
      columns={columns}
      rows={list}
      keyOf={(style) => list.indexOf(style)}
    />
  )
}
