import { flowFindings } from '@atrium/contract/resource/flow-findings'
import type { FlowFinding, InsideOf } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../platform/page/page.ts'
import { stepNames } from '../../../stage/step-name.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import styles from './fit.module.css'

type Flow = InsideOf<'flow'>

/** Whether a flow, its form and its document fit together: how many checks there were, and what they found. */
export function Fit({ inside }: { inside: Flow }) {
  const { t } = useTranslation('resource')
  const { findings, outcomes } = inside
  if (inside.form === null || outcomes === null) return null
  const checks = flowFindings.filter((check) => inside.document !== null || !check.startsWith('document_'))
  const found = new Set(findings.map(({ check }) => check)).size

  return (
    <section className={styles.fit}>
      <Lintel size="section">{t('fit.title')}</Lintel>
      <p className={styles.figures}>
        <Figure figure={checks.length} words={t('fit.checks', { count: checks.length })} />
        <Figure
          figure={checks.length - found}
          words={t('fit.passed', { count: checks.length - found })}
          kind="passed"
        />
        {found > 0 && <Figure figure={found} words={t('fit.hints', { count: found })} kind="hint" />}
        <small>{t('fit.when')}</small>
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <Finding key={`${finding.check} ${finding.element} ${finding.path}`} finding={finding} inside={inside} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Figure({ figure, words, kind }: { figure: number; words: string; kind?: 'passed' | 'hint' }) {
  return (
    <span data-kind={kind}>
      <b>{figure}</b> {words}
    </span>
  )
}

function Finding({ finding: { check, element, path, excerpt }, inside }: { finding: FlowFinding; inside: Flow }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const way = inside.ways.find(({ id }) => id === element)
  const step = inside.steps.find(({ id }) => id === (way?.from ?? element))
  const title = inside.form_fields.find((field) => field.path === path)?.title
  const field = (title && textIn(title, language)) || path || ''
  const label = way ? textIn(way.condition, language) : step && stepNames(inside, language, t)(step.id)

  return (
    <li>
      <span>{t('fit.hint')}</span>
      <div>
        <b>{t(`fit.finding.${check}`, { field })}</b>
        <p>
          {label && t('fit.at', { place: label })} {excerpt && <code>{excerpt}</code>}
        </p>
      </div>
      {step && (
        <ButtonLink size="small" to={`?node=${encodeURIComponent(step.id)}`} preventScrollReset>
          {t('fit.see')}
        </ButtonLink>
      )}
    </li>
  )
}
