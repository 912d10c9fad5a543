import {
  deciderBefore,
  type FlowDecision,
  type FlowGraph,
  type FlowStep,
  type WalkedStep,
} from '@atrium/contract/resource/flow-run'
import { textIn } from '@atrium/contract/resource/text-in'
import { type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, FileIcon, InformationIcon } from '../../../ui/icon/icons.tsx'
import formStyles from '../../form/form.module.css'
import { Frame } from '../../frame.tsx'
import { StageSkeleton } from '../../stage-skeleton.tsx'
import { FlowDiagram, type OpenedDiagram } from '../diagram.tsx'
import { movesLittle, moveTime, RunDrawing } from './drawing.ts'
import { formAtStep } from './rights.ts'
import { decisionsBefore, onwards, type TrialRound, walkRound } from './rounds.ts'
import styles from './trial.module.css'
import type { TrialView } from './trial-view.ts'
import { isActing } from './words.ts'

const LiveForm = lazy(() => import('../../form/live-form.tsx'))

const speeds = ['slow', 'steps', 'fast'] as const
type RunSpeed = (typeof speeds)[number]

interface TrialRunProps extends TrialView {
  xml: string
  past: TrialRound[]
  shownSteps: number
  onShown: (steps: number) => void
  onAnswer: (decision: FlowDecision) => void
  /** Goes back to where only these decisions were made. */
  onReopen: (left: FlowDecision[]) => void
  documentAddress: string
  /** True after somebody began or answered: a page that has just opened leaves the focus where it is. */
  takesFocus: boolean
}

/** The token goes its way by the rules of the file and stops only where a person decides. */
export function TrialRun(props: TrialRunProps) {
  const { graph, words, walk, form, data, language, head, actions, xml, shownSteps, onShown, onReopen } = props
  const { t } = useTranslation('resource')
  const [speed, setSpeed] = useState<RunSpeed>('fast')
  const [isPaused, setPaused] = useState(false)
  const [seesForm, setSeesForm] = useState(false)
  const total = walk.entries.length
  const entries = useMemo(() => walk.entries.slice(0, shownSteps), [walk, shownSteps])
  const isAtEnd = entries.length === total
  const here = graph.steps.get(entries.at(-1)?.step ?? '')
  usePace({ speed, isPaused, shown: entries.length, total, onShown })

  const returnTo = (place: number) => {
    setPaused(true)
    onShown(place + 1)
    onReopen(decisionsBefore(walk.entries, place + 1))
  }
  const draw = useDrawing(graph, entries, returnTo)
  const answer = (decision: FlowDecision) => {
    setPaused(false)
    props.onAnswer(decision)
  }
  const back = entries.length > 1 ? () => returnTo(entries.length - 2) : null
  const next = isAtEnd ? null : () => onShown(entries.length + 1)
  const onKey = (event: KeyboardEvent) => {
    const move = { ArrowRight: next, ArrowLeft: back }[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const choose = (chosen: RunSpeed) => {
    setSpeed(chosen)
    setPaused(false)
  }

  return (
    <Frame
      type="flow"
      head={head}
      actions={actions}
      ownFocus
      quiet
      inspector={
        <div className={styles.panel}>
          <h2>{here ? words.nameOf(here) : ''}</h2>
          <p className={styles.kind}>{here && roleWords(here)}</p>
          {isAtEnd && <NextStep {...props} onAnswer={answer} place="panel" />}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are steps to go back to */}
          <div role="group" aria-label={t('stage_trial.log')} onKeyDown={onKey}>
            <RunLog {...props} entries={entries} onReturn={returnTo} />
          </div>
          {here && isActing(here) && (
            <div className={styles.foot}>
              <Button kind="text" size="small" aria-pressed={seesForm} onClick={() => setSeesForm(!seesForm)}>
                <FileIcon size={16} />
                {t(seesForm ? 'stage_trial.see_diagram' : 'stage_trial.see_form')}
              </Button>
            </div>
          )}
        </div>
      }
    >
      <div className={styles.run}>
        <div className={styles.canvas} hidden={seesForm}>
          <FlowDiagram
            xml={xml}
            language={language}
            steps={[]}
            selected={null}
            onSelect={(id) => {
              const place = draw.entries.current.findLastIndex(({ step }) => step === id)
              if (place >= 0 && place < draw.entries.current.length - 1) draw.onReturn.current(place)
            }}
            onOpen={draw.open}
            onZoom={() => {}}
          />
        </div>
        {seesForm && here && (
          <div className={formStyles.table}>
            <p className={styles.kind}>{rightsWords(here)}</p>
            <div className={formStyles.sheet}>
              <Suspense fallback={<StageSkeleton type="form" />}>
                <LiveForm form={formAtStep(form, here)} language={language} data={data} readOnly />
              </Suspense>
            </div>
          </div>
        )}
        <div className={styles.bar}>
          <p>
            <InformationIcon size={18} />
            <span>{stateWords()}</span>
          </p>
          <div className={styles.pace}>
            <Button kind="text" size="small" disabled={!back} onClick={() => back?.()}>
              <ChevronLeftIcon size={16} />
              {t('stage_trial.back')}
            </Button>
            {!isAtEnd && (
              <Button kind="text" size="small" onClick={() => next?.()}>
                {t('stage_trial.next')}
                <ChevronRightIcon size={16} />
              </Button>
            )}
            <fieldset className={styles.speeds}>
              <legend className="visually-hidden">{t('stage_trial.speed.label')}</legend>
              {speeds.map((one) => (
                <button key={one} type="button" aria-pressed={one === speed} onClick={() => choose(one)}>
                  {t(`stage_trial.speed.${one}`)}
                </button>
              ))}
            </fieldset>
          </div>
        </div>
        <p className="visually-hidden" role="status">
          {spokenWords()}
        </p>
        {isAtEnd && <NextStep {...props} onAnswer={answer} place="dock" />}
      </div>
    </Frame>
  )

  function roleWords(step: FlowStep): string {
    const place = new Set(entries.map((entry) => entry.step).filter((id) => isActingId(id))).size
    const role = step.role && textIn(step.role, language)
    if (!isActing(step)) return t(`stage.step_kind.${step.kind}`)
    return role ? t('stage_trial.you_are', { count: place, role }) : t('stage_trial.place', { count: place })
  }

  function isActingId(id: string): boolean {
    const step = graph.steps.get(id)
    return step !== undefined && isActing(step)
  }

  function rightsWords(step: FlowStep): string {
    const may = step.fields
      .filter(({ right }) => right === 'edit')
      .map(({ title, path }) => textIn(title, language) || path)
    return may.length > 0
      ? t('stage_trial.may_edit', { fields: may.join(t('stage_trial.comma')) })
      : t('stage_trial.only_reads')
  }

  function stateWords(): string {
    if (!isAtEnd) return t(isPaused || speed === 'steps' ? 'stage_trial.state.waiting' : 'stage_trial.state.running')
    if (walk.question) {
      const gateways = entries.filter((entry) => words.reasonAt(entry, data)).length
      const question = words.questionWords(walk.question.gateway)
      return t(`stage_trial.state.${walk.question.why}`, { count: gateways, question })
    }
    return t(`stage_trial.state.${walk.ends}`)
  }

  /** The reason at the last gateway, once; then what is asked. */
  function spokenWords(): string {
    const last = entries.at(-1)
    const reason = last && words.reasonAt(last, data)
    if (last && reason) {
      const to = words.labelOf(last.taken[0])
      return t(reason.holds ? 'stage_trial.spoken.holds' : 'stage_trial.spoken.fails', { ...reason, to })
    }
    return isAtEnd ? stateWords() : ''
  }
}

/** Keeps the drawing of the open diagram up to date. The diagram is opened once and keeps the functions it was given. */
function useDrawing(graph: FlowGraph, entries: WalkedStep[], returnTo: (place: number) => void) {
  const drawing = useRef<RunDrawing | null>(null)
  const latest = useRef(entries)
  const before = useRef(entries.length)
  latest.current = entries
  const onReturn = useRef(returnTo)
  onReturn.current = returnTo
  const open = (opened: OpenedDiagram | null) => {
    drawing.current = opened && new RunDrawing(opened, graph)
    drawing.current?.show(latest.current, false)
  }
  useEffect(() => {
    drawing.current?.show(entries, entries.length > before.current)
    before.current = entries.length
  }, [entries])
  return { open, entries: latest, onReturn }
}

interface PaceOptions {
  speed: RunSpeed
  isPaused: boolean
  shown: number
  total: number
  onShown: (steps: number) => void
}

/** One step on after the token has arrived. Whoever wants little motion sees the end at once. */
function usePace({ speed, isPaused, shown, total, onShown }: PaceOptions) {
  useEffect(() => {
    if (speed === 'steps' || isPaused || shown >= total) return
    const isStill = movesLittle()
    const timer = setTimeout(() => onShown(isStill ? total : shown + 1), isStill ? 0 : waits[speed])
    return () => clearTimeout(timer)
  }, [speed, isPaused, shown, total, onShown])
}

const waits = { slow: 2 * moveTime, fast: moveTime }

/** What the walk waits for: a person's decision, or that the document is looked at. On phones it stands in the dock. */
function NextStep(props: TrialRunProps & { place: 'panel' | 'dock' }) {
  const { graph, words, walk, onAnswer, documentAddress, takesFocus, place } = props
  const { t } = useTranslation('resource')
  const box = useRef<HTMLDivElement>(null)
  const { question } = walk

  // The button that was pressed is gone with its question: the keyboard goes on at the next one.
  useEffect(() => {
    if (!takesFocus) return
    const isLost = document.activeElement === document.body || document.activeElement === null
    const button = box.current?.querySelector<HTMLElement>('button, a')
    if (isLost && button?.checkVisibility()) button.focus({ preventScroll: true })
  }, [takesFocus])

  if (!question && walk.ends !== 'finished') return null
  const decider = question && deciderBefore(graph, question.gateway)
  const asked =
    question &&
    (textIn(graph.steps.get(question.gateway)?.name ?? null, props.language) ||
      t('stage_trial.decide', { step: decider ? words.nameOf(decider) : '' }))
  return (
    <div ref={box} className={place === 'dock' ? styles.dock : styles.ask} key={question?.gateway}>
      <strong>{question ? asked : t('stage_trial.state.finished')}</strong>
      {question?.why === 'unreadable' && <small>{t('stage_trial.unreadable')}</small>}
      <div className={styles.ways}>
        {question ? (
          onwards(graph, walk, question.ways).map(({ id }, at) => (
            <Button
              key={id}
              kind={at === 0 ? 'primary' : 'default'}
              onClick={() => onAnswer({ gateway: question.gateway, way: id })}
            >
              {words.labelOf(id)}
            </Button>
          ))
        ) : (
          <ButtonLink kind="primary" to={documentAddress} preventScrollReset>
            {t(graph.flow.document === null ? 'stage_trial.to_result' : 'stage_trial.to_document')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** Where it has been and why, as text; earlier submissions first. */
function RunLog(props: TrialRunProps & { entries: WalkedStep[]; onReturn: (place: number) => void }) {
  const { graph, first, past, data, entries, onReturn } = props
  const { t } = useTranslation('resource')
  return (
    <ol className={styles.log}>
      {past.map((round, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds have nothing but their place
        <li key={at} data-state="skipped">
          <b>{t('stage_trial.round', { count: at + 1 })}</b>
          <small>
            {walkRound(graph, first?.id ?? null, round)
              .entries.flatMap(({ step }) => graph.steps.get(step) ?? [])
              .filter(isActing)
              .map(props.words.nameOf)
              .join(' → ')}
          </small>
        </li>
      ))}
      {entries.map((entry, place) => (
        <LogEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: a token may pass the same step twice; places never change
          key={`${entry.step} ${place}`}
          {...props}
          entry={entry}
          values={data}
          isHere={place === entries.length - 1}
          onReturn={() => onReturn(place)}
        />
      ))}
    </ol>
  )
}

interface LogEntryProps extends TrialRunProps {
  entry: WalkedStep
  values: Record<string, unknown>
  isHere: boolean
  onReturn: () => void
}

function LogEntry({ graph, words, language, entry, values, isHere, onReturn }: Omit<LogEntryProps, 'entries'>) {
  const { t } = useTranslation('resource')
  const step = graph.steps.get(entry.step)
  const reason = words.reasonAt(entry, values)
  const isGateway = step?.kind === 'gateway'
  const isSilent = isGateway && !reason && !entry.asked
  if (!step || isSilent || step.kind === 'start') return null

  const name = isGateway
    ? t(textIn(step.name, language) ? 'stage_trial.took' : 'stage_trial.took_way', {
        gateway: textIn(step.name, language),
        way: words.labelOf(entry.taken[0]),
      })
    : words.nameOf(step)
  return (
    <li data-state={isHere ? 'here' : 'passed'}>
      {/* Not disabled: arrow keys go on from where the focus is. */}
      <button type="button" aria-current={isHere ? 'step' : undefined} onClick={isHere ? undefined : onReturn}>
        {name}
      </button>
      {reason && (
        <small>
          {t('stage_trial.rule', { rule: reason.rule })}
          <br />
          {t(reason.holds ? 'stage_trial.this_holds' : 'stage_trial.this_fails', { actual: reason.actual })}
        </small>
      )}
      {entry.asked && <small>{t('stage_trial.chosen')}</small>}
    </li>
  )
}
