import { groupCases } from '@atrium/contract/resource/outcome-groups'
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page/page.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { CloseIcon, DownloadIcon, PlayIcon } from '../../ui/icon/home-icons.tsx'
import { FileIcon } from '../../ui/icon/icons.tsx'
import { CannotShow } from '../cannot-show.ts'
import { Frame } from '../frame.tsx'
import { Waiting } from '../frame-waiting.tsx'
import { SpotContext } from '../spot.ts'
import { StageSkeleton } from '../stage-skeleton.tsx'
import { usePayload } from '../use-payload.ts'
import type { StageContent } from '../widget.ts'
import { FlowDiagram, type OpenedDiagram } from './diagram.tsx'
import { fitDiagram } from './fit-diagram.ts'
import styles from './flow-stage.module.css'
import type { OutcomesHandle } from './outcomes.tsx'
import { fieldsOf, RightsMatrix } from './rights-matrix.tsx'
import { countRules, Rules } from './rules.tsx'
import type { FlowShape } from './services.ts'
import type { Simulation, SimulationQuestion, SimulationRun } from './simulation.ts'
import { StepInspector } from './step-inspector.tsx'
import { TrialContext } from './trial-context.ts'

const smallest = 0.2

const largest = 4

const loadBoundForm = () => import('../form/bound-form.tsx')
const BoundForm = lazy(loadBoundForm)

const loadOutcomes = () => import('./outcomes.tsx')
const Outcomes = lazy(loadOutcomes)

const loadSimulation = () => import('./simulation.ts')
const loadRunInspector = () => import('./run-inspector.tsx')
const RunInspector = lazy(loadRunInspector)

const Trial = lazy(() => import('./trial/trial.tsx'))

/** A flow to look at or, where the page offers it, to try with a form filled in. */
export default function FlowStage(shown: StageContent<'flow'>) {
  const { resource_id, version, inside, language } = shown
  const trial = use(TrialContext)
  const { text, beside } = usePayload({ resource_id, version })
  if (text === null) throw new CannotShow('malformed')

  const form = inside.form === null ? undefined : beside[inside.form]
  if (!trial?.step || form === undefined) return <FlowViews {...shown} text={text} form={form} />
  return (
    <Suspense fallback={<Waiting type="flow" />}>
      <Trial key={language} {...shown} xml={text} formText={form} page={trial} step={trial.step} />
    </Suspense>
  )
}

/** A flow as its file draws it: choose a step, see its rules, send a token through. */
function FlowViews({
  resource_id,
  version,
  inside,
  language,
  text,
  form,
}: StageContent<'flow'> & { text: string; form: string | undefined }) {
  const { t } = useTranslation('resource')
  const views = viewsOf(inside, form, groupCases(inside.outcomes?.cases ?? []).length).map(({ id, count }) => ({
    id,
    name: t(`stage_flow.view.${id}`),
    ...(count && { count }),
  }))
  const [view, setView] = useState('diagram')
  const { node } = use(SpotContext)
  const [selected, setSelected] = useState<string | null>(firstStep(inside, node))
  const { open, mark, zoom, setLevel, run, start, stop, answer } = useFlow()
  const running = run.state !== 'off'
  const [marked, setMarked] = useState<string[]>([])
  const outcomes = useRef<OutcomesHandle>(null)
  const isTable = view === 'outcomes'
  const drawn = view === 'diagram' || isTable
  useEffect(() => mark(isTable ? marked : [], isTable ? (inside.outcomes?.unreachable ?? []) : []))

  const actions = isTable ? (
    <OutcomeActions resource_id={resource_id} version={version} language={language} />
  ) : (
    drawn && (
      <Button
        size="small"
        onClick={running ? stop : start}
        onPointerEnter={approachRun}
        onFocus={approachRun}
        aria-pressed={running}
      >
        {running ? <CloseIcon size={16} /> : <PlayIcon size={16} />}
        {t(running ? 'stage_flow.end_run' : 'stage_flow.run')}
      </Button>
    )
  )
  const inspector =
    view === 'diagram' &&
    (running ? (
      <Suspense>
        <RunInspector run={run} inside={inside} language={language} onAnswer={answer} />
      </Suspense>
    ) : (
      <StepInspector inside={inside} selected={selected} language={language} />
    ))

  return (
    <Frame
      type="flow"
      views={views}
      view={view}
      onView={setView}
      onApproach={approachView}
      ownFocus={drawn}
      zoom={drawn ? zoom : undefined}
      actions={actions}
      inspector={inspector}
      subject={`${run.state} ${selected}`}
      fills={view === 'diagram'}
    >
      <div className={styles.room} hidden={!drawn}>
        <div className={styles.split} data-table={isTable}>
          {isTable && (
            <Suspense fallback={<StageSkeleton type="form" />}>
              <Outcomes ref={outcomes} inside={inside} language={language} onMark={setMarked} />
            </Suspense>
          )}
          <div className={styles.drawing}>
            <FlowDiagram
              xml={text}
              language={language}
              steps={inside.steps.map(({ id }) => id)}
              selected={selected}
              onSelect={(id) => {
                setSelected(id)
                if (id !== null) outcomes.current?.choose(id)
              }}
              onOpen={(opened) => {
                open(opened)
                bringIntoView(opened, node)
              }}
              onZoom={setLevel}
            />
          </div>
        </div>
      </div>
      <div className={styles.table} hidden={drawn}>
        <InTables view={view} inside={inside} language={language} form={form} />
      </div>
    </Frame>
  )
}

function approachView(id: string) {
  if (id === 'form') preload(loadBoundForm)
  if (id === 'outcomes') preload(loadOutcomes)
}

function approachRun() {
  preload(loadSimulation)
  preload(loadRunInspector)
}

/** Whoever is about to choose a tab finds its code there. A failure is met where the tab itself asks for the same. */
function preload(load: () => Promise<unknown>) {
  load().catch(() => {})
}

/** The ways to look at a flow, as far as it has something to show. */
function viewsOf(inside: StageContent<'flow'>['inside'], form: string | undefined, outcomes: number) {
  const rules = countRules(inside)
  const hasRights = fieldsOf(inside).length > 0
  const all: { id: string; count?: number; isThere: boolean }[] = [
    { id: 'diagram', isThere: true },
    { id: 'form', isThere: form !== undefined },
    { id: 'rights', isThere: hasRights },
    { id: 'rules', count: rules, isThere: rules > 0 },
    { id: 'outcomes', count: outcomes, isThere: outcomes > 0 },
  ]
  return all.filter(({ isThere }) => isThere)
}

interface InTablesProps extends Pick<StageContent<'flow'>, 'inside' | 'language'> {
  view: string
  form: string | undefined
}

/** What is not drawn: the form, who may do what with its fields, what the flow decides by itself. */
function InTables({ view, inside, language, form }: InTablesProps) {
  if (view === 'rights') return <RightsMatrix inside={inside} language={language} />
  if (view === 'rules') return <Rules inside={inside} language={language} />
  if (view !== 'form' || !form) return null
  return (
    <Suspense fallback={<StageSkeleton type="form" />}>
      <BoundForm text={form} language={language} />
    </Suspense>
  )
}

/** The table as a workbook, or on paper with the diagram. */
function OutcomeActions({ resource_id, version, language }: Omit<StageContent<'flow'>, 'inside'>) {
  const { t } = useTranslation('resource')
  const { apiRoot } = usePage()
  const workbook = `${apiRoot}/api/resources/${resource_id}/versions/${version}/outcomes.xlsx?lang=${language}`
  return (
    <>
      <ButtonLink kind="text" size="small" reloadDocument to={workbook}>
        <DownloadIcon size={16} />
        {t('stage_flow.outcomes.workbook')}
      </ButtonLink>
      <Button kind="text" size="small" onClick={() => print()}>
        <FileIcon size={16} />
        {t('stage_flow.outcomes.print')}
      </Button>
    </>
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
  const [failure, setFailure] = useState<{ thrown: unknown } | null>(null)
  if (failure) throw failure.thrown

  const open = (now: OpenedDiagram | null) => {
    opened.current = now
    simulation.current = null
  }
  const start = () =>
    loadSimulation().then(
      ({ Simulation }) => {
        if (!opened.current) return
        simulation.current ??= new Simulation(opened.current.diagram, setRun)
        simulation.current.start()
      },
      (thrown) => setFailure({ thrown }),
    )
  const zoom = (step: 'in' | 'out' | 'fit') => {
    if (!opened.current) return
    const { diagram, place } = opened.current
    const canvas = diagram.get('canvas')
    if (step === 'fit') return fitDiagram(diagram, place)
    canvas.zoom(Math.min(largest, Math.max(smallest, canvas.zoom() * (step === 'in' ? 1.2 : 1 / 1.2))), 'auto')
  }
  /** Marks ways and steps, and those that no value reaches; what was marked before is not any more. */
  const mark = (taken: readonly string[], unreachable: readonly string[]) => {
    if (!opened.current || simulation.current?.isOn) return
    const canvas = opened.current.diagram.get('canvas')
    for (const element of opened.current.diagram.get('elementRegistry').getAll()) {
      for (const [marker, ids] of [
        ['taken', taken],
        ['unreachable', unreachable],
      ] as const) {
        if (ids.includes(element.id)) canvas.addMarker(element, marker)
        else canvas.removeMarker(element, marker)
      }
    }
  }
  return {
    open,
    mark,
    zoom: { level, onZoom: zoom },
    setLevel,
    run,
    start,
    stop: () => simulation.current?.stop(),
    answer: (question: SimulationQuestion, way: FlowShape | null) => simulation.current?.answer(question, way),
  }
}
