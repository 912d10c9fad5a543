import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import styles from './stage-skeleton.module.css'

type SkeletonShape = 'form' | 'diagram' | 'paper' | 'page' | 'calendar'

const shapes: Record<ResourceType, SkeletonShape> = {
  form: 'form',
  flow: 'diagram',
  login: 'page',
  portal: 'page',
  'document-template': 'paper',
  'document-style': 'paper',
  schedule: 'calendar',
}

/** So many parts each shape is drawn of: fields, steps, lines of text, boxes, days. */
const parts: Record<SkeletonShape, number> = { form: 8, diagram: 4, paper: 12, page: 5, calendar: 28 }

/** The shape of what is on its way, so that nothing jumps when it arrives. */
export function StageSkeleton({ type }: { type: ResourceType }) {
  const { t } = useTranslation('resource')
  const shape = shapes[type]
  return (
    <div className={styles.skeleton} data-shape={shape} role="status" aria-busy="true">
      <span className="visually-hidden">{t('stage.loading')}</span>
      {Array.from({ length: parts[shape] }, (_, place) => place).map((place) => (
        <i key={place} />
      ))}
    </div>
  )
}
