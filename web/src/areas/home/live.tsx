import { menus } from '@atrium/contract/access'
import { type AnimationEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressFields } from '../../platform/address/address.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { PlayIcon } from '../../ui/icon/home-icons.tsx'
import { serverDrawn } from '../../ui/layout/server-drawn.tsx'
import './live.css'
import type { HomeData } from './load-home.ts'

const Picture = serverDrawn('div', () => import('./live-picture.tsx'))

/** `?try=leave`: which of the flows is shown. */
export const tryParameter = 'try'

interface LiveProps {
  trials: HomeData['trials']
}

/** The flow that the address names, or the usual one, and a link for each. */
export function Live({ trials }: LiveProps) {
  const { t } = useTranslation('home_page')
  const wanted = useAddressFields().get(tryParameter)
  const shown = trials.find(({ code }) => code === wanted) ?? trials[0]
  if (!shown) return null

  return (
    <div className="live-frame" data-menu={menus.resource}>
      <Trial key={shown.code} {...shown} />
      <div className="live-foot">
        <p>{t('live.note')}</p>
        {trials.length > 1 && (
          <nav aria-label={t('live.others')}>
            <span aria-hidden="true">{t('live.others')}</span>
            {trials.map(({ code }) => (
              <Link
                key={code}
                to={`?${tryParameter}=${code}`}
                preventScrollReset
                aria-current={code === shown.code ? 'true' : undefined}
              >
                {t(`live.${code}.short`)}
              </Link>
            ))}
          </nav>
        )}
      </div>
    </div>
  )
}

/** Coming back to the page does not play it again. */
const played = new Set<string>()

/** One trial of a flow as a moving picture. At rest it shows the end: styles alone move it, and only while it plays. */
function Trial({ code, resource_id }: HomeData['trials'][number]) {
  const { t } = useTranslation('home_page')
  const [playback, setPlayback] = useState<'playing' | 'paused' | 'done'>('done')
  const [reason, setReason] = useState('')
  const group = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (played.has(code) || !group.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        played.add(code)
        observer.disconnect()
        setPlayback('playing')
      },
      { threshold: 0.5 },
    )
    observer.observe(group.current)
    return () => observer.disconnect()
  }, [code])

  const toggle = () => {
    setReason('')
    setPlayback(playback === 'playing' ? 'paused' : 'playing')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.target !== event.currentTarget) return
    event.preventDefault()
    toggle()
  }
  const onAnimationEnd = ({ target }: AnimationEvent) => {
    const { dataset, textContent } = target as HTMLElement
    if ('reason' in dataset) setReason(textContent)
    if ('end' in dataset) setPlayback('done')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields that can be filled in
    <div
      ref={group}
      className="live"
      role="group"
      aria-label={t(`live.${code}.label`)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the space key pauses it
      tabIndex={0}
      data-type="flow"
      data-flow={code}
      data-playback={playback}
      onKeyDown={onKeyDown}
      onAnimationEnd={onAnimationEnd}
    >
      <Picture name={`live-${code}`} code={code} />
      <div className="live-controls">
        <span className="live-toggle">
          <Button kind="text" size="small" onClick={toggle}>
            {t(`live.toggle.${playback}`)}
          </Button>
        </span>
        <ButtonLink kind="primary" to={`/resource/flow/${resource_id}?trial=fill`}>
          <PlayIcon size={16} />
          {t('live.own')}
        </ButtonLink>
      </div>
      <p className="visually-hidden" role="status">
        {reason}
      </p>
    </div>
  )
}
