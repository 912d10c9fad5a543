import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleDetail } from './answers.ts'
import styles from './contents.module.css'

/** Headings of the two upper levels; the one that is being read is marked. */
export function Contents({ contents }: Pick<ArticleDetail, 'contents'>) {
  const { t } = useTranslation('knowledge')
  const shown = contents.filter(({ level }) => level <= 3)
  const current = useCurrent(shown)
  if (shown.length === 0) return null

  return (
    <nav className={styles.contents} aria-label={t('contents.title')}>
      <h2>{t('contents.title')}</h2>
      <ul>
        {shown.map(({ anchor, level, text }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} data-level={level} aria-current={anchor === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The browser tells when a heading crosses the upper third of the window: nothing is computed while one scrolls. */
function useCurrent(contents: ArticleDetail['contents']): string | undefined {
  const first = contents[0]?.anchor
  const [current, setCurrent] = useState(first)
  const anchors = contents.map(({ anchor }) => anchor).join('\n')

  useEffect(() => {
    const order = anchors.split('\n')
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(order.findLast((anchor) => passed.has(anchor)) ?? order[0])
      },
      // All that is above the line, however far.
      { rootMargin: '10000000px 0px -66% 0px' },
    )
    for (const anchor of order) {
      const heading = document.getElementById(anchor)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [anchors])

  return current
}
