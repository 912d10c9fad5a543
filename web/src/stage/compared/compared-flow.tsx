import { lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page/page.ts'
import { Button } from '../../ui/form/button.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { reasonOf } from '../cannot-show.ts'
import { Frame } from '../frame.tsx'
import { SpotContext } from '../spot.ts'
import { StageBoundary } from '../stage-boundary.tsx'
import { StageSkeleton } from '../stage-skeleton.tsx'
import { forgetAnswers, SourceContext } from '../use-payload.ts'
import styles from './compared.module.css'
import { ChangedOutcomes, type ComparedVersions } from './compared.tsx'
import { numberChanges, signs } from './numbered-changes.ts'

const ComparedDiagram = lazy(() => import('./compared-diagram.tsx'))

interface ComparedFlowProps {
  resource_id: number
  versions: { from: string; to: string }
  compared: ComparedVersions
  /** The two versions, to choose others. */
  head: ReactNode
  /** The id of the list of changes. */
  listId: string
}

/** The drawings of both versions in one place, each with the marks of what changed; beside them what changes for people. */
export function ComparedFlow({ resource_id, versions, compared, head, listId }: ComparedFlowProps) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const source = use(SourceContext)
  const { node } = use(SpotContext)
  const changes = useMemo(() => numberChanges(compared.list), [compared])
  const viewOf = (element: string | null) =>
    changes.some(({ elements: { before, after } }) => before[0] === element && after.length === 0) ? 'before' : 'after'
  const [view, setView] = useState<string>(viewOf(node))
  const [shown, setShown] = useState(node)
  if (shown !== node) {
    setShown(node)
    setView(viewOf(node))
  }
  const side = view === 'before' ? 'before' : 'after'
  const removed = changes.filter(({ kind, elements }) => kind === 'removed' && elements.before.length > 0).length
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  return (
    <Frame
      type="flow"
      views={[
        { id: 'after', name: t('compare.diagram', { version: versions.to }) },
        { id: 'before', name: t('compare.diagram', { version: versions.from }) },
      ]}
      view={view}
      onView={setView}
      ownFocus
      actions={head}
      quiet
      inspectorName={t('compare.outcomes')}
      inspector={
        compared.outcomes.length > 0 && (
          <>
            <h2 className={styles.title}>{t('compare.outcomes')}</h2>
            <ChangedOutcomes outcomes={compared.outcomes} />
          </>
        )
      }
    >
      <div className={styles.flow}>
        {alive ? (
          <StageBoundary
            instead={(thrown, again) => {
              const retry = () => {
                forgetAnswers(source)
                again()
              }
              return (
                <CallOut kind="error">
                  <p>{t(`stage.cannot.${reasonOf(thrown)}`)}</p>
                  <Button size="small" onClick={retry}>
                    {t('stage.cannot.retry')}
                  </Button>
                </CallOut>
              )
            }}
          >
            <Suspense fallback={<StageSkeleton type="flow" />}>
              <ComparedDiagram
                key={side}
                which={{ resource_id, version: side === 'before' ? versions.from : versions.to }}
                language={language}
                changes={changes}
                side={side}
                selected={node}
              />
            </Suspense>
          </StageBoundary>
        ) : (
          <div className={styles.waiting}>
            <noscript>
              <p>{t('stage.no_script')}</p>
            </noscript>
          </div>
        )}
        <p className={styles.legend}>
          {(['added', 'changed', 'removed'] as const).map((kind) => (
            <span key={kind} data-kind={kind}>
              <i aria-hidden="true">{signs[kind]}</i> {t(`compare.legend.${kind}`)}
            </span>
          ))}
          {side === 'after' && removed > 0 && (
            <span>{t('compare.gone', { count: removed, version: versions.from })}</span>
          )}
          <a href={`#${listId}`}>{t('compare.read')}</a>
        </p>
      </div>
    </Frame>
  )
}
