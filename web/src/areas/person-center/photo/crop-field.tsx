import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Crop, drawCrop, mostZoom, moveCrop, within } from './crop.ts'
import styles from './photo.module.css'

interface CropFieldProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
}

/** Dragged by pointer or finger, moved by arrow keys; the slider and + and - zoom. */
export function CropField({ picture, crop, onChange }: CropFieldProps) {
  const { t } = useTranslation('person_center')
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const id = useId()

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])

  const zoomBy = (factor: number) => onChange(within({ ...crop, zoom: crop.zoom * factor }, picture))

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    const { currentTarget, pointerId, clientX, clientY } = event
    if (!from.current || !currentTarget.hasPointerCapture(pointerId)) return
    const right = (from.current.x - clientX) / currentTarget.clientWidth
    const down = (from.current.y - clientY) / currentTarget.clientHeight
    from.current = { x: clientX, y: clientY }
    onChange(moveCrop(crop, picture, right, down))
  }

  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (arrow) onChange(moveCrop(crop, picture, ...arrow))
    else if (event.key === '+' || event.key === '=') zoomBy(1.1)
    else if (event.key === '-') zoomBy(1 / 1.1)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.crop}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a canvas that is moved by keys has no element of its own */}
      <canvas
        ref={canvas}
        width={560}
        height={560}
        role="application"
        tabIndex={0}
        aria-label={t('photo.area')}
        aria-describedby={`${id}-hint`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onKeyDown={press}
      />
      <label htmlFor={`${id}-zoom`}>{t('photo.zoom')}</label>
      <input
        id={`${id}-zoom`}
        type="range"
        min={1}
        max={mostZoom}
        step={0.01}
        value={crop.zoom}
        onChange={({ target }) => onChange(within({ ...crop, zoom: Number(target.value) }, picture))}
      />
      <small id={`${id}-hint`}>{t('photo.hint')}</small>
    </div>
  )
}
