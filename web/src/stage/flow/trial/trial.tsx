import { firstTask } from '@atrium/contract/resource/flow-check'
import { type FlowDecision, flowGraph } from '@atrium/contract/resource/flow-run'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useCopyText } from '../../../page/copy-text.ts'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { mountPath } from '../../../platform/address/base-path.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { CloseIcon, RefreshIcon } from '../../../ui/icon/home-icons.tsx'
import { LinkIcon } from '../../../ui/icon/icons.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { findErrors } from '../../form/find-errors.ts'
import { fillComputed, type ReadForm, readForm } from '../../form/read-form.ts'
import type { StageContent } from '../../widget.ts'
import { type TrialPage, type TrialStep, trialSteps } from '../trial-context.ts'
import { TrialDocument } from './document.tsx'
import { TrialFill } from './fill.tsx'
import { type TrialRound, walkRound } from './rounds.ts'
import { TrialRun } from './run.tsx'
import { trialFragment, trialIn } from './share.ts'
import styles from './trial.module.css'
import { trialWords } from './words.ts'

interface TrialProps extends StageContent<'flow'> {
  xml: string
  formText: string
  page: TrialPage
  step: TrialStep
}

/** Kept in this browser, so that a reload loses nothing. */
interface TrialState extends TrialRound {
  /** Submissions that came back, oldest first. */
  past: TrialRound[]
  /** It came back and was not submitted again yet. */
  isReturned: boolean
  isSubmitted: boolean
}

/** Fill the form, see it go its way, get the document. All of it happens in the browser until the document is asked for. */
export default function Trial({ resource_id, version, inside, language, xml, formText, page, step }: TrialProps) {
  const { t } = useTranslation('resource')
  const navigate = useNavigate()
  const form = useMemo(() => readForm(formText, language), [formText, language])
  const graph = useMemo(() => flowGraph(inside), [inside])
  const words = useMemo(() => trialWords(graph, language, t), [graph, language, t])
  const first = useMemo(() => firstTask(inside.steps, inside.ways), [inside])
  const [initial] = useState<TrialState>(() => begun(form.sample))
  const kept = useKeptValues(`trial:${resource_id}:${version}`, initial)
  const { values, decisions, past, isReturned, isSubmitted } = kept.values
  const [replaced, setReplaced] = useState(0)
  const data = useMemo(() => fillComputed(form, values), [form, values])
  const errors = useMemo(() => errorsIn(form, data), [form, data])
  const walk = useMemo(
    () => walkRound(graph, first?.id ?? null, { values: data, decisions }),
    [graph, first, data, decisions],
  )
  /** How many steps of the walk are shown; null for all of them. */
  const [shownSteps, setShownSteps] = useState<number | null>(null)
  const isDamaged = useSharedTrial(inside, (shared) => {
    kept.change({ ...begun(shared.values), decisions: shared.decisions, isSubmitted: true })
    setReplaced((count) => count + 1)
  })

  const isFinished = walk.ends === 'finished'
  const current = possibleStep(step, errors.length === 0 && !isReturned, isFinished)
  const go = (to: TrialStep) => void navigate(page.addressOf(to), { preventScrollReset: true })

  const submit = () => {
    kept.change({ decisions: [], isReturned: false, isSubmitted: true })
    setShownSteps(1)
    go('run')
  }
  const answer = (decision: FlowDecision) => {
    const next = [...decisions, decision]
    const { ends, entries } = walkRound(graph, first?.id ?? null, { values: data, decisions: next })
    if (ends !== 'returned') {
      setShownSteps(Math.min(walk.entries.length + 1, entries.length))
      return kept.change({ decisions: next })
    }
    kept.change({ past: [...past, { values: data, decisions: next }], decisions: [], isReturned: true })
    go('fill')
  }
  const restart = (from: Record<string, unknown>) => {
    kept.discard()
    if (from !== form.sample) kept.change(begun(from))
    setReplaced((count) => count + 1)
    go('fill')
  }

  const head = (
    <TrialHead
      page={page}
      current={current}
      reached={{
        fill: true,
        run: isSubmitted && errors.length === 0 && !isReturned,
        document: isFinished && isSubmitted,
      }}
    />
  )
  const actions = (
    <>
      <span className={styles.note}>{t(`stage_trial.note.${current}`)}</span>
      {current === 'fill' && (
        <Button kind="text" size="small" onClick={() => restart({})}>
          {t('stage_trial.clear')}
        </Button>
      )}
      {current !== 'fill' && <ShareTrial address={page.addressOf('run')} values={values} decisions={decisions} />}
      <Button kind="text" size="small" onClick={() => restart(form.sample)}>
        <RefreshIcon size={16} />
        {t('stage_trial.restart')}
      </Button>
      <ButtonLink kind="text" size="small" to={page.addressOf(null)} preventScrollReset>
        <CloseIcon size={16} />
        {t('stage_trial.leave')}
      </ButtonLink>
    </>
  )
  const shared = { graph, words, walk, form, data, language, first, head, actions }

  return (
    <div className={styles.trial} data-step={current}>
      {isDamaged && (
        <div className={styles.damaged} role="status">
          <CallOut kind="warning">{t('stage_trial.damaged')}</CallOut>
        </div>
      )}
      {current === 'fill' && (
        <TrialFill
          {...shared}
          key={`${kept.replaced} ${replaced}`}
          errors={errors}
          isReturned={isReturned}
          onChange={(changed) =>
            kept.change({ values: withoutEmptied(changed), ...(!isReturned && { decisions: [] }) })
          }
          onSubmit={submit}
        />
      )}
      {current === 'run' && (
        <TrialRun
          {...shared}
          xml={xml}
          past={past}
          shownSteps={shownSteps ?? walk.entries.length}
          onShown={setShownSteps}
          onAnswer={answer}
          onReopen={(left) => kept.change({ decisions: left })}
          documentAddress={page.addressOf('document')}
          takesFocus={shownSteps !== null}
        />
      )}
      {current === 'document' && (
        <TrialDocument
          {...shared}
          which={{ resource_id, version }}
          download={page.download}
          onOtherWay={(changed) => {
            kept.change({ ...begun(changed), isSubmitted: true })
            setShownSteps(1)
            go('run')
          }}
        />
      )}
    </div>
  )
}

function begun(values: Record<string, unknown>): TrialState {
  return { values, decisions: [], past: [], isReturned: false, isSubmitted: false }
}

/** A field that was emptied stays behind as `undefined`, which counts as filled in to those who ask for its name. */
function withoutEmptied(values: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(values))
}

/** The step the address names, or the last one before it that what was filled in allows. */
function possibleStep(step: TrialStep, mayRun: boolean, isFinished: boolean): TrialStep {
  if (!mayRun) return 'fill'
  return step === 'document' && !isFinished ? 'run' : step
}

/** A schema that cannot be applied has nothing to say. */
function errorsIn({ schema }: ReadForm, data: Record<string, unknown>) {
  try {
    return findErrors(schema, data)
  } catch {
    return []
  }
}

/** Takes over what a link carries, once, and removes it from the address bar. Answers whether it could not be read. */
function useSharedTrial(
  inside: TrialProps['inside'],
  onShared: (shared: Exclude<ReturnType<typeof trialIn>, 'damaged' | null>) => void,
): boolean {
  const [isDamaged, setDamaged] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once
  useEffect(() => {
    const found = trialIn(location.hash, inside)
    if (found === null) return
    history.replaceState(history.state, '', location.pathname + location.search)
    if (found === 'damaged') setDamaged(true)
    else onShared(found)
  }, [])
  return isDamaged
}

interface TrialHeadProps {
  page: TrialPage
  current: TrialStep
  reached: Record<TrialStep, boolean>
}

function TrialHead({ page, current, reached }: TrialHeadProps) {
  const { t } = useTranslation('resource')
  const place = trialSteps.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('stage_trial.steps')}>
      {trialSteps.map((step, at) => {
        const inner = (
          <>
            <i>{at + 1}</i>
            <span>{t(`stage_trial.step.${step}`)}</span>
          </>
        )
        return (
          <li key={step} data-state={at < place ? 'done' : at === place ? 'current' : 'ahead'}>
            {reached[step] && step !== current ? (
              <Link to={page.addressOf(step)} preventScrollReset>
                {inner}
              </Link>
            ) : (
              <span aria-current={step === current ? 'step' : undefined}>{inner}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** What was filled in travels in the part of the address that browsers keep to themselves. */
function ShareTrial({ address, values, decisions }: TrialRound & { address: string }) {
  const { t } = useTranslation('resource')
  const copy = useCopyText()
  const share = () => {
    const fragment = trialFragment({ values, decisions })
    if (fragment === null) return toast.error(t('stage_trial.too_long'))
    void copy(location.origin + mountPath(address) + fragment, t('stage_trial.link_copied'))
  }
  return (
    <Button kind="text" size="small" onClick={share}>
      <LinkIcon size={16} />
      {t('stage_trial.share')}
    </Button>
  )
}
