import { useTranslation } from 'react-i18next'
import { SearchIcon } from '../../ui/icon/home-icons.tsx'
import { CardsIcon, ExpandIcon } from '../../ui/icon/icons.tsx'
import { Download } from './download.tsx'
import { PageField } from './page-field.tsx'
import { Tool } from './tool.tsx'
import styles from './toolbar.module.css'
import type { Desk } from './use-desk.ts'
import { ZoomTools } from './zoom-tools.tsx'

interface PdfToolbarProps {
  file_id: number
  file_name: string
  desk: Desk
  pages: number
  hasThumbnails: boolean
  onThumbnails: () => void
  onSearch: () => void
  onFullScreen: () => void
}

export function Toolbar(props: PdfToolbarProps) {
  const { file_id, file_name, desk, pages, hasThumbnails, onThumbnails, onSearch, onFullScreen } = props
  const { t } = useTranslation('resource')

  return (
    <header className={styles.toolbar}>
      <div className={styles.title}>
        <Tool label={t('viewer.thumbnails')} aria-pressed={hasThumbnails} onClick={onThumbnails}>
          <CardsIcon size={18} />
        </Tool>
        <h1 title={file_name}>{file_name}</h1>
      </div>
      <div className={styles.reading}>
        <PageField page={desk.page} pages={pages} onGo={(page) => desk.go({ page, part: 0 })} />
        <ZoomTools zoom={desk.zoom} scale={desk.layout.scale} onZoom={desk.setZoom} />
      </div>
      <div className={styles.actions}>
        <Tool label={t('viewer.search')} hotkey="/" onClick={onSearch}>
          <SearchIcon size={18} />
        </Tool>
        <Tool label={t('viewer.full_screen')} onClick={onFullScreen}>
          <ExpandIcon size={18} />
        </Tool>
        <Download file_id={file_id} />
      </div>
    </header>
  )
}
