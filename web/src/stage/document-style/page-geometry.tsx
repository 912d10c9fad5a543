import type { InsideOf } from '@atrium/contract/resource/inside'
import { useTranslation } from 'react-i18next'
import { CallOut } from '../../ui/state/call-out.tsx'
import { FontTable } from '../alternative/fonts.tsx'
import styles from './document-style.module.css'
import { paperSize } from './paper-size.ts'

/** The paper with its margins to scale, and the fonts one must have to see it as it was meant. */
export function PageGeometry({ inside }: { inside: InsideOf<'document-style'> }) {
  const { t } = useTranslation('resource')
  const { paper, margins, fonts } = inside
  const size = paperSize(paper)
  const paid = fonts.filter(({ free }) => !free).map(({ name }) => name)
  return (
    <div className={styles.geometry}>
      {size && margins ? (
        <Drawing size={size} margins={margins} name={paper ?? ''} />
      ) : (
        <p>{t('stage_document_style.no_page')}</p>
      )}
      <div className={styles.about}>
        {paid.length > 0 && (
          <CallOut kind="warning">
            {t('stage_document_style.fonts_paid', { fonts: paid.join(t('stage.between')) })}
          </CallOut>
        )}
        <FontTable fonts={fonts} />
      </div>
    </div>
  )
}

interface DrawingProps {
  size: [width: number, height: number]
  margins: number[]
  name: string
}

function Drawing({ size: [width, height], margins, name }: DrawingProps) {
  const { t } = useTranslation('resource')
  const [top = 0, right = 0, bottom = 0, left = 0] = margins
  const area = { x: left, y: top, width: width - left - right, height: height - top - bottom }
  const about = t('stage_document_style.geometry', { name, width, height, top, right, bottom, left })
  return (
    <figure className={styles.drawing}>
      <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} role="img" aria-label={about}>
        <rect className={styles.sheet} width={width} height={height} />
        <rect className={styles.area} {...area} />
        <text x={width / 2} y={top / 2}>{`${top} mm`}</text>
        <text x={width / 2} y={height - bottom / 2}>{`${bottom} mm`}</text>
        <text x={left / 2} y={height / 2}>{`${left}`}</text>
        <text x={width - right / 2} y={height / 2}>{`${right}`}</text>
        <text x={width / 2} y={height / 2}>{`${Math.round(area.width)} × ${Math.round(area.height)} mm`}</text>
      </svg>
      <figcaption>{`${name} · ${width} × ${height} mm`}</figcaption>
    </figure>
  )
}
