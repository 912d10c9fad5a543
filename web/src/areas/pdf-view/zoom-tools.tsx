import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/form/select.tsx'
import { MinusIcon, PlusIcon } from '../../ui/icon/icons.tsx'
import { Tool } from './tool.tsx'
import styles from './toolbar.module.css'
import { largerThan, type PdfZoom, smallerThan, zoomSteps } from './zoom.ts'

interface ZoomToolsProps {
  zoom: PdfZoom
  scale: number
  onZoom: (zoom: PdfZoom) => void
}

const fits = ['automatic', 'width', 'page'] as const

export function ZoomTools({ zoom, scale, onZoom }: ZoomToolsProps) {
  const { t } = useTranslation('resource')
  const percent = (step: number) => `${Math.round(step * 100)}%`
  // What it comes to is said, also where nobody chose a number.
  const named = fits.map((fit) => ({
    value: fit as string,
    name: `${t(`viewer.fit.${fit}`)}${zoom === fit ? ` · ${percent(scale)}` : ''}`,
  }))
  const steps = [...new Set([...zoomSteps, ...(typeof zoom === 'number' ? [zoom] : [])])].sort((a, b) => a - b)

  return (
    <div className={styles.group}>
      <Tool label={t('viewer.smaller')} hotkey="−" onClick={() => onZoom(smallerThan(scale))}>
        <MinusIcon size={18} />
      </Tool>
      <Select
        size="small"
        aria-label={t('viewer.zoom')}
        value={String(zoom)}
        options={[...named, ...steps.map((step) => ({ value: String(step), name: percent(step) }))]}
        onChange={({ target: { value } }) => onZoom(fits.find((fit) => fit === value) ?? Number(value))}
      />
      <Tool label={t('viewer.larger')} hotkey="+" onClick={() => onZoom(largerThan(scale))}>
        <PlusIcon size={18} />
      </Tool>
    </div>
  )
}
