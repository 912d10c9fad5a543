import type { Answer } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import type { WalkedStep } from '@atrium/contract/resource/flow-run'
import { textIn } from '@atrium/contract/resource/text-in'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import type { Failure } from '../../../platform/api/failure.ts'
import { useQueryFunction } from '../../../platform/api/use-query.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DownloadIcon, RefreshIcon } from '../../../ui/icon/home-icons.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { PrintedForm } from '../../form/printed-form.tsx'
import { Frame } from '../../frame.tsx'
import { Inspector } from '../../inspector.tsx'
import { PageTurner } from '../../pdf/page-turner.tsx'
import { Pages } from '../../pdf/pages.tsx'
import { usePdf } from '../../pdf/use-pdf.ts'
import { useZoom } from '../../pdf/use-zoom.ts'
import type { VersionKey } from '../../use-payload.ts'
import { findOtherWay } from './another-way.ts'
import styles from './trial.module.css'
import type { TrialView } from './trial-view.ts'
import { isActing } from './words.ts'

type MadeDocument = Answer<'POST /api/resources/{resource_id}/versions/{version}/trial-document'>

interface TrialDocumentProps extends TrialView {
  which: VersionKey
  download: ReactNode
  onOtherWay: (values: Record<string, unknown>) => void
}

/** The document the flow ends with, filled in; a flow without one shows the form as it was filled in. */
export function TrialDocument(props: TrialDocumentProps) {
  return props.graph.flow.document === null ? <FinishedForm {...props} /> : <FilledDocument {...props} />
}

function FinishedForm(props: TrialDocumentProps) {
  const { t } = useTranslation('resource')
  const { form, data, head, actions } = props
  return (
    <Frame
      type="flow"
      head={head}
      actions={actions}
      ground="sheet"
      inspector={<Result {...props} facts={[]} hint={t('stage_trial.no_document')} />}
    >
      <PrintedForm form={form} data={data} />
    </Frame>
  )
}

function FilledDocument(props: TrialDocumentProps) {
  const { graph, form, data, language, head, actions, which } = props
  const { t } = useTranslation('resource')
  const steps = usePassedSteps(props)
  const [body] = useState({ language, values: data, steps })
  const {
    data: made,
    failure,
    reload,
  } = useQueryFunction(
    (caller, asked: typeof body) =>
      ask(caller, 'POST /api/resources/{resource_id}/versions/{version}/trial-document', {
        params: which,
        body: asked,
      }),
    body,
  )
  const { document, failed } = usePdf(made?.pdf ?? null, async () => made?.pdf ?? null)
  const [page, setPage] = useState(1)
  const { zoom, onScale, buttons } = useZoom()
  const name = form.schema.title ?? textIn(graph.flow.steps[0]?.name ?? null, language)
  const isShown = document !== null && !failed

  const facts: [string, ReactNode][] = made
    ? [
        [t('stage_trial.fact.document'), t('stage_trial.fact.pages', { name, count: made.pages })],
        [t('stage_trial.fact.filled'), t('stage_trial.fact.places', { count: made.filled })],
        [t('stage_trial.fact.signed'), t('stage_trial.fact.steps', { count: steps.length })],
      ]
    : []
  return (
    <Frame
      type="flow"
      head={head}
      actions={
        <>
          {isShown && <PageTurner page={page} pages={document.pdf.numPages} onPage={setPage} />}
          {actions}
        </>
      }
      zoom={isShown ? buttons : undefined}
      inspector={
        <Result {...props} facts={facts} hint={t('stage_trial.kept_ten_minutes')}>
          {made && <Files made={made} />}
        </Result>
      }
    >
      {isShown ? (
        <Pages document={document} page={page} zoom={zoom} onScale={onScale} hits={[]} onPage={setPage} />
      ) : (
        <NoDocument failure={failure} made={made} failed={failed} onRetry={reload} />
      )}
    </Frame>
  )
}

/** Who signed what, in the order it happened. */
function usePassedSteps({ graph, words, walk, first }: TrialDocumentProps) {
  const { t } = useTranslation('resource')
  const [at] = useState(() => new Date().toISOString())
  return useMemo(() => {
    const outcomeOf = ({ taken }: WalkedStep) => {
      const next = graph.flow.ways.find(({ id }) => id === taken[0])?.to
      const decided = walk.entries.find(({ step, asked }) => asked && step === next)
      return decided && words.labelOf(decided.taken[0])
    }
    return walk.entries.flatMap((entry) => {
      const step = graph.steps.get(entry.step)
      if (!step || !isActing(step) || step.id === first?.id) return []
      const usual = t(step.kind === 'approval' ? 'stage_trial.agreed' : 'stage_trial.done')
      return [{ step: step.id, outcome: outcomeOf(entry) || usual, at }]
    })
  }, [graph, words, walk, first, t, at])
}

function Files({ made: { pdf, docx } }: { made: MadeDocument }) {
  const { t } = useTranslation('resource')
  return (
    <>
      {pdf && (
        <Button wide onClick={() => location.assign(pdf)}>
          <DownloadIcon size={16} />
          {t('stage_trial.take_pdf')}
        </Button>
      )}
      <Button wide onClick={() => location.assign(docx)}>
        <DownloadIcon size={16} />
        {t('stage_trial.take_docx')}
      </Button>
    </>
  )
}

interface ResultProps extends TrialDocumentProps {
  facts: [string, ReactNode][]
  hint: string
  children?: ReactNode
}

function Result({ graph, words, walk, form, data, first, facts, hint, download, onOtherWay, children }: ResultProps) {
  const { t } = useTranslation('resource')
  const names = walk.entries
    .flatMap(({ step }) => graph.steps.get(step) ?? [])
    .filter((step) => isActing(step) && step.id !== first?.id)
    .map(words.nameOf)
  const other = useMemo(() => findOtherWay(graph, form.schema, data), [graph, form, data])
  return (
    <Inspector title={t('stage_trial.finished')} kind={names.join(' → ')} facts={facts}>
      <div className={styles.offers}>
        {children}
        {other && (
          <Button wide onClick={() => onOtherWay(other.values)}>
            <RefreshIcon size={16} />
            {t('stage_trial.other_way', {
              field: words.subjectWords({ kind: 'field', path: other.field.path }),
              value: words.valueWords(other.value, other.field),
            })}
          </Button>
        )}
      </div>
      <div className={styles.foot}>
        {download}
        <p className={styles.kind}>{hint}</p>
      </div>
    </Inspector>
  )
}

interface NoDocumentProps {
  failure: Failure | null
  made: MadeDocument | null
  failed: boolean
  onRetry: () => void
}

/** That it is being made, or why it is not there and what to do. */
function NoDocument({ failure, made, failed, onRetry }: NoDocumentProps) {
  const { t } = useTranslation('resource')
  const isMade = made?.state === 'ready' && !failed
  if (!failure && (!made || isMade))
    return (
      <div className={styles.none} role="status">
        <Spinner tip={t('stage_trial.making')} />
      </div>
    )
  const why = failure ? reasonOf(failure) : failed || !made ? 'not_opened' : made.state
  return (
    <div className={styles.none} role="alert">
      <p>{t(`stage_trial.failure.${why}`)}</p>
      <Button onClick={onRetry}>
        <RefreshIcon size={16} />
        {t('stage_trial.retry')}
      </Button>
    </div>
  )
}

function reasonOf({ kind, code }: Failure): 'offline' | 'too_many' | 'invalid' | 'other' {
  if (kind !== 'refused') return 'offline'
  if (code === failures.too_many_requests.code) return 'too_many'
  return code === failures.invalid_input.code ? 'invalid' : 'other'
}
