import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Browser } from '../browser/browser.tsx'
import { useWidth } from '../browser/use-width.ts'
import styles from './page-frame.module.css'

const sizes = {
  desktop: { width: 1280, height: 720 },
  tablet: { width: 834, height: 1000 },
  phone: { width: 390, height: 760 },
} as const
export type FrameSize = keyof typeof sizes

const pause = 400

/**
 * The page in a sandbox, at the second address: without an origin, without forms, without a way out. A page need not
 * follow changes of its address, so it is opened anew once the person pauses.
 */
export function PageFrame({ page, hash, size }: { page: string; hash: string; size: FrameSize }) {
  const { t } = useTranslation('resource')
  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(place)
  const settledHash = useSettled(hash)
  const { width, height } = sizes[size]
  const scale = Math.min(1, (room ?? width) / width)

  return (
    <div ref={place}>
      {room !== null && (
        <div style={{ width: width * scale, margin: 'auto' }}>
          <Browser address="oa.example.com">
            <div style={{ height: height * scale }}>
              <iframe
                key={settledHash}
                className={styles.page}
                src={`${page}#${settledHash}`}
                title={t('stage_login.page')}
                sandbox="allow-scripts"
                referrerPolicy="no-referrer"
                style={{ width, height, transform: `scale(${scale})` }}
              />
            </div>
          </Browser>
        </div>
      )}
    </div>
  )
}

/** A value that has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
