import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '../../ui/form/switch.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { FontTable } from '../alternative/fonts.tsx'
import { Frame } from '../frame.tsx'
import { NoPages } from '../pdf/no-pages.tsx'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { PageTurner } from '../pdf/page-turner.tsx'
import { Pages } from '../pdf/pages.tsx'
import { hitsOn, placeAt } from '../pdf/use-page-texts.ts'
import { hasNoPages, usePages } from '../pdf/use-pages.ts'
import { useZoom } from '../pdf/use-zoom.ts'
import { SpotContext } from '../spot.ts'
import { useMissingPreview } from '../stage-entry.ts'
import type { StageContent } from '../widget.ts'
import styles from './document-template.module.css'
import { PlaceholderInspector } from './placeholder-inspector.tsx'
import { SourceWords } from './source-words.tsx'
import { useTemplatePages } from './use-template-pages.ts'

/** The pages of a template with its placeholders marked: as it is shipped, or filled with the sample data. */
export default function DocumentTemplateStage({
  resource_id,
  version,
  inside,
  language,
}: StageContent<'document-template'>) {
  const { t } = useTranslation('resource')
  const { placeholders, fonts } = inside
  const opened = usePages({ resource_id, version })
  const { other_pdf, pages } = opened
  const [view, setView] = useState('pages')
  const [wantsFilled, setFilled] = useState(true)
  const isFilled = wantsFilled && other_pdf !== null
  const [chosen, setChosen] = useState<string | null>(placeholders[0]?.tag ?? null)
  const { zoom, onScale, buttons } = useZoom()

  const { document, failed, texts, places } = useTemplatePages(opened, placeholders, isFilled)
  const { turned, setPage, desk } = useTurned(document)
  useMissingPreview(hasNoPages(opened, failed))
  const page = Math.min(turned, document?.pdf.numPages ?? 1)
  const hits = useMemo(() => hitsOn(places, page, chosen), [places, page, chosen])

  const choose = (tag: string) => {
    setChosen(tag)
    const here = places.filter(({ id }) => id === tag)
    const first = here.find((place) => place.page === page) ?? here[0]
    if (first) setPage(first.page)
  }
  const point = (piece: number, offset: number) => {
    const onPage = places.filter((place) => place.page === page)
    const found = placeAt(texts?.[page - 1], onPage, piece, offset)
    if (found) setChosen(found.id)
  }

  const views = [
    { id: 'pages', name: t('stage_document_template.view.pages') },
    { id: 'variables', name: t('stage_document_template.view.variables'), count: placeholders.length },
    ...(fonts.length > 0 ? [{ id: 'fonts', name: t('stage.table.fonts'), count: fonts.length }] : []),
  ]
  const actions = (
    <>
      {other_pdf && (
        <Switch checked={isFilled} onChange={({ target }) => setFilled(target.checked)}>
          {t('stage_document_template.fill')}
        </Switch>
      )}
      {document && <PageTurner page={page} pages={document.pdf.numPages} onPage={setPage} />}
    </>
  )

  return (
    <Frame
      type="document-template"
      views={views}
      view={view}
      onView={setView}
      actions={view === 'pages' ? actions : undefined}
      zoom={view === 'pages' && document ? buttons : undefined}
      inspector={
        view === 'pages' &&
        placeholders.length > 0 && (
          <PlaceholderInspector
            placeholders={placeholders}
            places={places}
            page={page}
            chosen={chosen}
            language={language}
            canFill={canFill(opened)}
            onChoose={choose}
          />
        )
      }
    >
      {view === 'pages' && (
        <div ref={desk} className={styles.marked} data-filled={isFilled}>
          {document && !failed ? (
            <Pages
              document={document}
              page={page}
              zoom={zoom}
              onScale={onScale}
              hits={hits}
              onPage={setPage}
              onPoint={point}
            />
          ) : (
            <NoPages pages={pages} failed={failed} />
          )}
        </div>
      )}
      {view === 'variables' && <PlaceholderTable placeholders={placeholders} language={language} />}
      {view === 'fonts' && <FontTable fonts={fonts} />}
    </Frame>
  )
}

/** Before the pages are there nobody knows yet. */
function canFill({ pages, other_pdf }: ReturnType<typeof usePages>): boolean {
  return pages !== 'ready' || other_pdf !== null
}

/** Opens at the page a link named, and brings it into the window once there is something to see. */
function useTurned(document: OpenPdf | null) {
  const { page: named } = use(SpotContext)
  const [turned, setPage] = useState(named ?? 1)
  const desk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (named !== null && document !== null) desk.current?.scrollIntoView({ block: 'nearest' })
  }, [named, document])
  return { turned, setPage, desk }
}

type PlaceholderRow = InsideOf<'document-template'>['placeholders'][number]

function PlaceholderTable({ placeholders, language }: { placeholders: PlaceholderRow[]; language: Language }) {
  const { t } = useTranslation('resource')
  const columns: TableColumn<PlaceholderRow>[] = [
    { id: 'title', name: t('stage.table.title'), cell: ({ title }) => textIn(title, language) || '–' },
    { id: 'tag', name: t('stage.table.tag'), cell: ({ tag }) => <code>{`{${tag}}`}</code> },
    {
      id: 'source',
      name: t('stage.table.source'),
      minor: true,
      cell: ({ source }) => (source ? <SourceWords source={source} /> : '–'),
    },
    { id: 'sample', name: t('stage.table.sample'), cell: ({ sample }) => sample ?? '–' },
  ]
  return (
    <Table
      caption={t('stage_document_template.view.variables')}
      columns={columns}
      rows={placeholders}
      keyOf={({ tag }) => tag}
    />
  )
}
