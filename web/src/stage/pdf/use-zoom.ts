import { useState } from 'react'

const step = 1.25
const least = 0.25
const most = 4

/** How large a page is drawn: as it fits, until somebody wants it otherwise. */
export function useZoom() {
  const [zoom, setZoom] = useState<number | null>(null)
  const [scale, setScale] = useState(1)

  const onZoom = (change: 'in' | 'out' | 'fit') => {
    if (change === 'fit') setZoom(null)
    else setZoom(Math.max(least, Math.min(most, change === 'in' ? scale * step : scale / step)))
  }
  return { zoom, onScale: setScale, buttons: { level: scale, onZoom } }
}
