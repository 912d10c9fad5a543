import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mountPath } from '../../../platform/address/base-path.ts'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { ApprovalNote } from './approval-note.tsx'
import { AppDifference, AppPreview } from './preview-app.tsx'
import { ArticleDifference, ArticlePreview } from './preview-article.tsx'
import styles from './preview-pane.module.css'
import { ResourceFiles, ResourcePreview } from './preview-resource.tsx'
import { ResourceDifference } from './review-difference.tsx'
import type { Reviewed } from './reviewed.ts'

type View = 'preview' | 'difference' | 'files'

interface PreviewPaneProps {
  reviewed: Reviewed
  /** At the right of the title. */
  actions: ReactNode
  /** The focus is nowhere since the submission before was left. */
  takesFocus: boolean
}

/** As visitors will see it; what is different from what they see now; the files themselves. */
export function PreviewPane({ reviewed, actions, takesFocus }: PreviewPaneProps) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const [view, setView] = useState<View>('preview')
  const panel = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, author_name, version, previous, kind } = reviewed
  const now = new Date().toISOString()

  const views = [
    { id: 'preview' as const, name: t('review.view.preview') },
    ...(previous
      ? [{ id: 'difference' as const, name: t('review.view.difference', { version: previous.version }) }]
      : []),
    ...(kind === 'resource' ? [{ id: 'files' as const, name: t('review.view.files') }] : []),
  ]

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <section className={styles.pane} aria-labelledby={panel}>
      <header>
        <div className={styles.title}>
          <h2 id={panel} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>
            {[author_name, version && t('review.version', { version })].filter(Boolean).join(' · ')}
            {previous &&
              t('review.previous', {
                version: previous.version,
                date: formatDate(previous.published_at, now, language),
              })}
          </p>
          {previous && (
            <p className={styles.before}>
              {t('review.new_version_of')}
              <a href={mountPath(publicAddress(reviewed))} target="_blank" rel="noopener">
                {previous.title} {previous.version}
              </a>
            </p>
          )}
        </div>
        <ViewSwitch label={t('review.views')} views={views} current={view} onChange={setView} />
        <div className={styles.actions}>{actions}</div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.content} tabIndex={0} aria-label={t(`review.view_label.${view}`)}>
        <ApprovalNote reviewed={reviewed} />
        <Content reviewed={reviewed} view={view} />
      </section>
    </section>
  )
}

function publicAddress(reviewed: Reviewed): string {
  if (reviewed.kind === 'app') return `/app-store/${reviewed.app_id}`
  if (reviewed.kind === 'article') return `/knowledge/article/${reviewed.article_id}`
  return `/resource/${reviewed.resource_type}/${reviewed.resource_id}`
}

function Content({ reviewed, view }: { reviewed: Reviewed; view: View }) {
  if (reviewed.kind === 'app') {
    return view === 'difference' ? <AppDifference review={reviewed} /> : <AppPreview review={reviewed} />
  }
  if (reviewed.kind === 'article') {
    return view === 'difference' ? <ArticleDifference review={reviewed} /> : <ArticlePreview review={reviewed} />
  }
  if (view === 'files') return <ResourceFiles review={reviewed} />
  return view === 'difference' ? <ResourceDifference review={reviewed} /> : <ResourcePreview review={reviewed} />
}

interface ViewSwitchProps<View extends string> {
  label: string
  views: { id: View; name: string }[]
  current: View
  onChange: (view: View) => void
}

/** A few ways to look at the same thing. */
function ViewSwitch<View extends string>({ label, views, current, onChange }: ViewSwitchProps<View>) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{label}</legend>
      {views.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === current} onClick={() => onChange(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
