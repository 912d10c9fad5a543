import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawingQueue } from '../../stage/pdf/drawing-queue.ts'
import type { PdfHit } from '../../stage/pdf/hit.ts'
import { Sheet } from '../../stage/pdf/sheet.tsx'
import { Thumbnails } from '../../stage/pdf/thumbnails.tsx'
import { Offline } from './offline.tsx'
import type { OpenDocument } from './open-document.ts'
import { SearchBar } from './search-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import { useDesk } from './use-desk.ts'
import { useKeys } from './use-keys.ts'
import { useSearch } from './use-search.ts'
import styles from './viewer.module.css'

const pause = 250

const noHits: PdfHit[] = []

export function Viewer({ document }: { document: OpenDocument }) {
  const { pdf, file_id, file_name, firstSize } = document
  const { t } = useTranslation('resource')
  const frame = useRef<HTMLElement>(null)
  const [queue] = useState(() => new DrawingQueue())
  const [firstPage] = useState(() => pageInHash(location.hash, pdf.numPages))
  const [hasThumbnails, setThumbnails] = useState(() => matchMedia('(width >= 768px)').matches)
  const [isSearching, setSearching] = useState(false)
  const desk = useDesk(pdf, firstSize, firstPage)
  const near = useRef(firstPage)
  near.current = desk.page
  const search = useSearch(pdf, () => near.current, desk.go)
  const hitsOn = useHitsByPage(search.hits)
  const { layout, drawn } = desk

  const closeSearch = () => {
    search.setWords('')
    setSearching(false)
    desk.desk.current?.focus()
  }
  const openSearch = () => {
    setSearching(true)
    frame.current?.querySelector<HTMLInputElement>('search input')?.select()
  }
  useKeys({ desk, pages: pdf.numPages, openSearch, closeSearch })
  usePageAddress(desk.page, pdf.numPages, desk.go)

  return (
    <main id="main" ref={frame} className={styles.viewer} data-thumbnails={hasThumbnails}>
      <Toolbar
        file_id={file_id}
        file_name={file_name}
        desk={desk}
        hasThumbnails={hasThumbnails}
        pages={pdf.numPages}
        onThumbnails={() => setThumbnails(!hasThumbnails)}
        onSearch={openSearch}
        onFullScreen={() => toggleFullScreen(frame.current)}
      />
      {hasThumbnails && desk.isReady && (
        <Thumbnails
          document={document}
          queue={queue}
          near={near}
          sizes={layout.sizes}
          page={desk.page}
          onChoose={(page) => desk.go({ page, part: 0 })}
          onSize={desk.learnSize}
        />
      )}
      <div className={styles.room}>
        {isSearching && <SearchBar search={search} onClose={closeSearch} />}
        <Offline reader={document.reader} />
        <section
          ref={desk.desk}
          className={styles.desk}
          aria-label={t('viewer.document', { name: file_name, pages: pdf.numPages })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={desk.look}
        >
          <div className={styles.pages} style={{ width: layout.width, height: layout.height }}>
            {desk.isReady &&
              pagesFrom(drawn.first, drawn.last).map((page) => (
                <Sheet
                  key={page}
                  document={document}
                  page={page}
                  queue={queue}
                  near={near}
                  size={layout.sizes[page - 1] ?? firstSize}
                  top={layout.tops[page - 1] ?? 0}
                  scale={layout.scale}
                  hits={hitsOn.get(page) ?? noHits}
                  current={search.current?.page === page ? search.current : null}
                  onSize={desk.learnSize}
                />
              ))}
          </div>
        </section>
      </div>
    </main>
  )
}

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function useHitsByPage(hits: PdfHit[]) {
  return useMemo(() => Map.groupBy(hits, ({ page }) => page), [hits])
}

function toggleFullScreen(frame: HTMLElement | null) {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void frame?.requestFullscreen()
}

/** `#page=12` says where somebody is. */
function pageInHash(hash: string, pages: number): number {
  const page = Number(new URLSearchParams(hash.slice(1)).get('page'))
  return Number.isInteger(page) && page >= 1 ? Math.min(page, pages) : 1
}

/** Keeps the address at the page that is read, without filling the history, and follows it when it is changed by hand. */
function usePageAddress(page: number, pages: number, go: (place: { page: number; part: number }) => void) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const hash = `#page=${page}`
      if (location.hash !== hash) history.replaceState(history.state, '', hash)
    }, pause)
    return () => clearTimeout(timer)
  }, [page])

  useEffect(() => {
    const follow = () => go({ page: pageInHash(location.hash, pages), part: 0 })
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [pages, go])
}
