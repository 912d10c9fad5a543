import { useTranslation } from 'react-i18next'
import type { AppDetail } from './answers.ts'
import styles from './screenshots.module.css'

/** Side by side where there is room, else one after the other by swiping; each leads to itself in full. */
export function Screenshots({ screenshots }: Pick<AppDetail, 'screenshots'>) {
  const { t } = useTranslation('download')
  if (screenshots.length === 0) return null

  return (
    <section aria-label={t('apps.screenshots')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <ul className={styles.screenshots} tabIndex={0}>
        {screenshots.map(({ address, caption, width, height }, place) => (
          <li key={address}>
            <figure>
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={caption}
                  width={width}
                  height={height}
                  loading={place > 1 ? 'lazy' : 'eager'}
                  decoding="async"
                  data-placeholder="screenshot"
                />
              </a>
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
