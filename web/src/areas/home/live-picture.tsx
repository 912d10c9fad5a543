import type { HomeTrial } from '@atrium/contract/website/website'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { SuccessIcon } from '../../ui/icon/home-icons.tsx'
import { type LivePlan, livePlans } from './live-plans.ts'

const PlanContext = createContext<LivePlan>(livePlans.expense)

/**
 * The form, the diagram and the page of a flow, at the end of the trial. `data-at` is the moment of the run at which a part
 * comes: 1 to 4 are the fields, 5 to 13 the moves of the token. live.css has the times.
 */
export default function LivePicture({ code }: { code: HomeTrial }) {
  return (
    <PlanContext value={livePlans[code]}>
      <Head />
      <div className="live-panes">
        <FilledForm />
        <Diagram />
        <Reasons />
        <Sheet />
      </div>
    </PlanContext>
  )
}

/** The plan, what its flow says, and what all of them say. */
function usePlan() {
  const { t } = useTranslation('home_page')
  const plan = useContext(PlanContext)
  return { plan, own: (key: string) => t(`live.${plan.code}.${key}`), t }
}

function Head() {
  const { own, t } = usePlan()

  return (
    <div className="live-bar">
      <Glyph type="flow" size={22} />
      <b>{own('flow')}</b>
      <ol>
        <li>{t('live.step.fill')}</li>
        <li>{t('live.step.run')}</li>
        <li data-end>{t('live.step.document')}</li>
      </ol>
    </div>
  )
}

function FilledForm() {
  const { plan, own, t } = usePlan()
  const { choice } = plan

  return (
    <div data-pane="form">
      <h2>
        {own('form')}
        <small data-at="5">{t('live.filled')}</small>
      </h2>
      <dl>
        {plan.fields.map((field, place) => (
          <div key={field}>
            <dt>{own(`field.${field}`)}</dt>
            <dd data-box={place + 1}>
              <span data-at={place + 1} data-move="type">
                {own(`value.${field}`)}
              </span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{own(`field.${choice.field}`)}</dt>
          <dd data-choice>
            {(['no', 'yes'] as const).map((answer) =>
              answer === choice.answer ? (
                <span key={answer} data-at="4" data-move="choose">
                  {t(`live.${answer}`)}
                </span>
              ) : (
                <span key={answer} aria-hidden="true">
                  {t(`live.${answer}`)}
                </span>
              ),
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Diagram() {
  const { plan, own } = usePlan()
  const [endX, endY] = plan.end

  return (
    <div data-pane="flow">
      <svg viewBox="0 0 840 392" role="img" aria-label={own('diagram')}>
        <defs>
          {(['plain', 'lit', 'faint'] as const).map((look) => (
            <marker
              key={look}
              id={`live-${look}`}
              viewBox="0 0 10 10"
              refX="7"
              refY="5"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path data-arrow={look} d="M0 1L9 5L0 9z" />
            </marker>
          ))}
        </defs>
        {plan.lanes.map(([lane, y, height], place) => (
          <g key={lane}>
            <rect data-lane={place % 2} y={y} width="30" height={height} />
            <text data-text="lane" transform={`translate(20 ${y + height / 2}) rotate(-90)`}>
              {own(`lane.${lane}`)}
            </text>
            {place > 0 && <path data-line="lane" d={`M0 ${y}H840`} />}
          </g>
        ))}
        {plan.notTaken.map(([at, d]) => (
          <g key={d}>
            <path data-line="faint" d={d} markerEnd="url(#live-faint)" />
            <path data-line="plain" data-at={at} data-move="leave" d={d} markerEnd="url(#live-plain)" />
          </g>
        ))}
        {plan.taken.map(([at, d]) => (
          <g key={d}>
            <path data-line="plain" d={d} markerEnd="url(#live-plain)" />
            <path data-line="lit" data-at={at} d={d} markerEnd="url(#live-lit)" />
          </g>
        ))}
        {plan.ways.map(([name, x, y, at]) => (
          <text key={name} data-text={at ? 'faint' : 'way'} x={x} y={y}>
            {own(`way.${name}`)}
          </text>
        ))}
        <circle data-event="start" cx="58" cy="49" r="15" />
        {plan.skipped.map(([name, at, x, y, width]) => (
          <g key={name} data-at={at} data-move="fade" data-step="skipped">
            <Step name={name} x={x} y={y} width={width} />
          </g>
        ))}
        {plan.steps.map(([name, at, x, y, width]) => (
          <g key={name}>
            <g data-step="done" data-at={at} data-move="fill">
              <Step name={name} x={x} y={y} width={width} />
            </g>
            <g data-tick data-at={at}>
              <circle cx={x + width} cy={y} r="9" />
              <path d={`M${x + width - 4} ${y + 0.5}l3 3 5.5-6`} />
            </g>
          </g>
        ))}
        {plan.gateways.map(({ x, y, name, at, joins }) => (
          <g key={x} {...(at && { 'data-at': at, 'data-move': 'fade', 'data-step': 'skipped' })}>
            <path data-gateway d={`M${x} ${y - 21}l21 21-21 21-21-21z`} />
            <path data-cross d={joins ? `M${x} ${y - 9}v18m-9-9h18` : `M${x - 6} ${y - 6}l12 12m0-12l-12 12`} />
            {name && (
              <text data-text="gateway" x={x} y={y - 28}>
                {own(`gateway.${name}`)}
              </text>
            )}
          </g>
        ))}
        <g data-event="end">
          <circle cx={endX} cy={endY} r="15" />
          {plan.isMessage && <path d={`M${endX - 7} ${endY - 4.5}h14v9.5h-14zM${endX - 7} ${endY - 4}l7 5 7-5`} />}
        </g>
        <text data-text="end" x={plan.endText[0]} y={plan.endText[1]}>
          {own('end')}
        </text>
        <g data-token>
          <circle r="13" />
          <circle r="7" />
        </g>
      </svg>
    </div>
  )
}

interface StepProps {
  name: string
  x: number
  y: number
  width: number
}

function Step({ name, x, y, width }: StepProps) {
  const lines = usePlan().own(`step_name.${name}`).split('\n')

  return (
    <>
      <rect x={x} y={y} width={width} height="50" rx="4" />
      {/* In a narrow one the sign would touch the words. */}
      {width > 80 && (
        <path
          data-person
          transform={`translate(${x + 5} ${y + 4}) scale(.6)`}
          d="M6.8 7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M3.8 16.5c.6-3 3-4.5 6.2-4.5s5.6 1.5 6.2 4.5"
        />
      )}
      {lines.map((line, place) => (
        <text key={line} data-text="step" x={x + width / 2} y={y + 30.5 + (place - (lines.length - 1) / 2) * 16}>
          {line}
        </text>
      ))}
    </>
  )
}

function Reasons() {
  const { plan, own } = usePlan()

  return (
    <div data-pane="why">
      <SuccessIcon size={18} />
      <p>
        {plan.reasons.map(([name, at]) => (
          <span key={name} data-reason data-at={at}>
            {own(`reason.${name}`)}
          </span>
        ))}
      </p>
    </div>
  )
}

const rowHeight = 32
const left = 30
const top = 72

/** The printed form, on a grid of rows and with its words in place. Drawn, because browsers enlarge small text. */
function Sheet() {
  const { plan, own, t } = usePlan()
  const rows = [...plan.rows, ...plan.signatures]

  return (
    <div data-pane="page">
      <h2>
        {own('file')}
        <small>{t('live.signed')}</small>
      </h2>
      <svg viewBox="0 0 520 660" preserveAspectRatio="xMidYMin slice" role="img" aria-label={own('sheet')}>
        <rect data-paper width="520" height="660" />
        <text data-print="title" x={left} y="54">
          {own('form')}
        </text>
        <text data-print="small" x="490" y="54" textAnchor="end">
          {own('number')}
        </text>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
          <g key={place} transform={`translate(${left} ${top + place * rowHeight})`}>
            {'who' in row ? <Signature {...row} /> : <Row cells={row} />}
          </g>
        ))}
        <text data-print="small" x="260" y={top + rows.length * rowHeight + 30} textAnchor="middle">
          {t('live.sample')}
        </text>
      </svg>
    </div>
  )
}

/** Labels are printed; what stands beside them comes when the form has been filled in. */
function Row({ cells }: { cells: LivePlan['rows'][number] }) {
  const { own } = usePlan()

  return cells.map(({ width, text, look = 'value', end }, place) => {
    const x = cells.slice(0, place).reduce((sum, one) => sum + one.width, 0)
    const isPrinted = look === 'label'
    return (
      <g key={text}>
        <rect data-cell={isPrinted ? 'label' : 'value'} x={x} width={width} height={rowHeight} />
        <g {...(!isPrinted && { 'data-at': 5 })}>
          <Words x={end ? x + width - 8 : x + 8} end={end} strong={look === 'strong'}>
            {own(text)}
          </Words>
        </g>
      </g>
    )
  })
}

function Signature({ who, at }: LivePlan['signatures'][number]) {
  const { own } = usePlan()

  return (
    <>
      <rect data-cell="label" width="132" height={rowHeight} />
      <rect data-cell="value" x="132" width="328" height={rowHeight} />
      <Words x={8}>{own(`signature.${who}.role`)}</Words>
      <g data-at={at}>
        <Words x={142}>{own(`signature.${who}.decision`)}</Words>
        <Words x={240}>{own(`signature.${who}.person`)}</Words>
        <Words x={452} end>
          {own(`signature.${who}.time`)}
        </Words>
      </g>
    </>
  )
}

interface WordsProps {
  x: number
  children: string
  strong?: boolean
  /** They end there. */
  end?: boolean | undefined
}

function Words({ x, children, strong, end }: WordsProps) {
  return (
    <text data-print={strong ? 'strong' : 'text'} x={x} y="21" textAnchor={end ? 'end' : 'start'}>
      {children}
    </text>
  )
}
