import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './skeleton.module.css'

/** Says once, for all the shapes inside, that something is on its way. */
export function Skeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shared')
  return (
    <div role="status" aria-busy="true" aria-label={t('skeleton.loading')}>
      {children}
    </div>
  )
}

/** The geometry of a resource card. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Band shape="cover" />
      <Band shape="title" />
      <Band shape="line" />
      <Band shape="short line" />
      <div className={styles.figures}>
        <Band shape="figure" />
        <Band shape="figure" />
      </div>
    </div>
  )
}

/** The geometry of a row with a small cover. */
export function RowSkeleton() {
  return (
    <div className={styles.row}>
      <Band shape="cover" />
      <div>
        <Band shape="row title" />
        <Band shape="line" />
        <Band shape="figure" />
      </div>
    </div>
  )
}

/** The geometry of a dense table. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className={styles.table}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={styles.tableRow}>
          <Band shape="cell" />
          <Band shape="cell" />
          <Band shape="cell" />
          <Band shape="cell" />
        </div>
      ))}
    </div>
  )
}

/** The geometry of one group of facets. */
export function FacetSkeleton() {
  return (
    <div className={styles.facet}>
      <Band shape="figure" />
      <Band shape="option" />
      <Band shape="option" />
      <Band shape="option" />
      <Band shape="option" />
    </div>
  )
}

type SkeletonShape = 'cover' | 'title' | 'row title' | 'line' | 'short line' | 'figure' | 'cell' | 'option'

function Band({ shape }: { shape: SkeletonShape }) {
  return <span className={styles.band} data-shape={shape} />
}
