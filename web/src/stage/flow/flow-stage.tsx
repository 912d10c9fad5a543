import { lazy, Suspense, use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { CloseIcon, PlayIcon } from '../../ui/icon/home-icons.tsx'
import { CannotShow } from '../cannot-show.ts'
import { Frame } from '../frame.tsx'
import { SpotContext } from '../spot.ts'
import { usePayload } from '../use-payload.ts'
import type { StageContent } from '../widget.ts'
import { FlowDiagram, type OpenedDiagram } from './diagram.tsx'
import { fitDiagram } from './fit-diagram.ts'
import styles from './flow-stage.module.css'
import { fieldsOf, RightsMatrix } from './rights-matrix.tsx'
import { countRules, Rules } from './rules.tsx'
import { RunInspector } from './run-inspector.tsx'
import type { FlowShape } from './services.ts'
import { Simulation, type SimulationQuestion, type SimulationRun } from './simulation.ts'
import { StepInspector } from './step-inspector.tsx'

const smallest = 0.2

const largest = 4

const BoundForm = lazy(() => import('../form/bound-form.tsx'))

/** A flow as its file draws it: choose a step, see its rules, send a token through. */
export default function FlowStage({ resource_id, version, inside, language }: StageContent<'flow'>) {
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
  const { node } = use(SpotContext)
  const [selected, setSelected] = useState<string | null>(firstStep(inside, node))
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
          onOpen={(opened) => {
            open(opened)
            bringIntoView(opened, node)
          }}
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

/** The step a link named, else the approval that has most to say: the inspector is not empty when the page opens. */
function firstStep({ steps }: StageContent<'flow'>['inside'], named: string | null): string | null {
  if (steps.some(({ id }) => id === named)) return named
  const approvals = steps.filter(({ kind }) => kind === 'approval')
  const most = Math.max(...approvals.map(({ fields }) => fields.length))
  return (
    (approvals.find(({ fields }) => fields.length === most) ?? steps.find(({ kind }) => kind === 'task'))?.id ?? null
  )
}

/** A wide diagram scrolls in its frame, and the frame may be below the window. */
function bringIntoView(opened: OpenedDiagram | null, id: string | null) {
  const registry = opened?.diagram.get('elementRegistry')
  const shape = id === null ? undefined : registry?.get(id)
  if (shape) registry?.getGraphics(shape).scrollIntoView({ block: 'center', inline: 'center' })
}

/** The open diagram: how large it is drawn, and whether a token runs through it. */
function useFlow() {
  const opened = useRef<OpenedDiagram | null>(null)
  const simulation = useRef<Simulation | null>(null)
  const [level, setLevel] = useState(1)
  const [run, setRun] = useState<SimulationRun>({ state: 'off', questions: [], passed: [] })

  const open = (now: OpenedDiagram | null) => {
    opened.current = now
    simulation.current = now && new Simulation(now.diagram, setRun)
  }
  const zoom = (step: 'in' | 'out' | 'fit') => {
    if (!opened.current) return
    const { diagram, place } = opened.current
    const canvas = diagram.get('canvas')
    if (step === 'fit') return fitDiagram(diagram, place)
    canvas.zoom(Math.min(largest, Math.max(smallest, canvas.zoom() * (step === 'in' ? 1.2 : 1 / 1.2))), 'auto')
  }
  return {
    open,
    zoom: { level, onZoom: zoom },
    setLevel,
    run,
    start: () => simulation.current?.start(),
    stop: () => simulation.current?.stop(),
    answer: (question: SimulationQuestion, way: FlowShape | null) => simulation.current?.answer(question, way),
  }
}
