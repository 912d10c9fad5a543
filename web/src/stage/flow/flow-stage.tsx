import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icon/close.tsx'
import { PlayIcon } from '../../ui/icon/play.tsx'
import { CannotShow } from '../cannot-show.ts'
import { Frame } from '../frame.tsx'
import { usePayload } from '../use-payload.ts'
import type { Shown } from '../widget.ts'
import { FlowDiagram } from './diagram.tsx'
import styles from './flow-stage.module.css'
import { fieldsOf, RightsMatrix } from './rights-matrix.tsx'
import { countRules, Rules } from './rules.tsx'
import { RunInspector } from './run-inspector.tsx'
import { StepInspector } from './step-inspector.tsx'
import { useFlow } from './use-flow.ts'

const BoundForm = lazy(() => import('../form/bound-form.tsx'))

/** A flow as its file draws it: choose a step, see its rules, send a token through. */
export default function FlowStage({ resource_id, version, inside, language }: Shown<'flow'>) {
  const { t } = useTranslation('resource')
  const { text, beside } = usePayload({ resource_id, version })
  if (text === null) throw new CannotShow('malformed')

  const form = inside.form === null ? undefined : beside[inside.form]
  const rules = countRules(inside)
  const views = [
    { id: 'diagram', name: t('stage_flow.view.diagram') },
    ...(form ? [{ id: 'form', name: t('stage_flow.view.form') }] : []),
    ...(fieldsOf(inside).length > 0 ? [{ id: 'rights', name: t('stage_flow.view.rights') }] : []),
    ...(rules > 0 ? [{ id: 'rules', name: t('stage_flow.view.rules'), count: rules }] : []),
  ]
  const [view, setView] = useState('diagram')
  const [selected, setSelected] = useState<string | null>(firstApproval(inside))
  const { open, zoom, setLevel, run, start, stop, answer } = useFlow()
  const running = run.state !== 'off'
  const drawn = view === 'diagram'

  return (
    <Frame
      type="flow"
      views={views}
      view={view}
      onView={setView}
      ownFocus={drawn}
      zoom={drawn ? zoom : undefined}
      actions={
        drawn && (
          <Button size="small" onClick={running ? stop : start} aria-pressed={running}>
            {running ? <CloseIcon size={16} /> : <PlayIcon size={16} />}
            {t(running ? 'stage_flow.end_run' : 'stage_flow.run')}
          </Button>
        )
      }
      inspector={
        drawn &&
        (running ? (
          <RunInspector run={run} onAnswer={answer} />
        ) : (
          <StepInspector inside={inside} selected={selected} language={language} />
        ))
      }
    >
      <div hidden={!drawn} className={styles.drawing}>
        <FlowDiagram
          xml={text}
          language={language}
          steps={inside.steps.map(({ id }) => id)}
          selected={selected}
          onSelect={setSelected}
          onOpen={open}
          onZoom={setLevel}
        />
      </div>
      <div className={styles.table} hidden={drawn}>
        {view === 'form' && form && (
          <Suspense>
            <BoundForm text={form} language={language} />
          </Suspense>
        )}
        {view === 'rights' && <RightsMatrix inside={inside} language={language} />}
        {view === 'rules' && <Rules inside={inside} language={language} />}
      </div>
    </Frame>
  )
}

/** The inspector is not empty when the page opens: it tells of the approval that has most to say. */
function firstApproval({ steps }: Shown<'flow'>['inside']): string | null {
  const approvals = steps.filter(({ kind }) => kind === 'approval')
  const most = Math.max(...approvals.map(({ fields }) => fields.length))
  return (
    (approvals.find(({ fields }) => fields.length === most) ?? steps.find(({ kind }) => kind === 'task'))?.id ?? null
  )
}
