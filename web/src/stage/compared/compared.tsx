import type { ChangedOutcome, ComparedChange } from '@atrium/contract/resource/comparison'
import { textIn } from '@atrium/contract/resource/text-in'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page/page.ts'
import { Tag } from '../../ui/mark/tag.tsx'
import styles from './compared.module.css'
import { useComparedWords } from './compared-words.ts'
import { isRule, type NumberedChange, numberChanges, signs } from './numbered-changes.ts'

export interface ComparedVersions {
  /** As many as anybody reads; `total` says how many there are. */
  list: ComparedChange[]
  total: number
  outcomes: ChangedOutcome[]
}

/** What changed from one version to another, by what the type is made of; of flows first what changes for people. */
export function Compared({ compared }: { compared: ComparedVersions }) {
  const { t } = useTranslation('resource')
  return (
    <>
      {compared.outcomes.length > 0 && (
        <section>
          <h3>{t('compare.outcomes')}</h3>
          <ChangedOutcomes outcomes={compared.outcomes} />
        </section>
      )}
      <ChangeList compared={compared} />
    </>
  )
}

interface ChangeListProps {
  compared: ComparedVersions
  /** Where the page shows a change in the drawing; nothing where it draws none. */
  placeOf?: (change: NumberedChange) => ReactNode
}

/** The changes of a flow have the numbers that mark them in its drawing; those of other types stand by part. */
export function ChangeList({ compared: { list, total }, placeOf }: ChangeListProps) {
  const { t } = useTranslation('resource')
  const isDrawn = list.some(({ elements }) => elements)
  const parts = [...new Set(list.map(({ part }) => part))]
  if (total === 0) return <p>{t('compare.nothing')}</p>

  return (
    <>
      {isDrawn ? (
        <ol className={styles.numbered}>
          {numberChanges(list).map((change) => (
            <Numbered key={change.number} change={change} place={placeOf?.(change)} />
          ))}
        </ol>
      ) : (
        parts.map((part) => (
          <section key={part}>
            <h3>{t(`compare.part.${part}`)}</h3>
            <ul>
              {list
                .filter((change) => change.part === part)
                .map((change, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the list never changes
                  <Line key={place} change={change} />
                ))}
            </ul>
          </section>
        ))
      )}
      {total > list.length && <p>{t('compare.more', { count: total - list.length })}</p>}
    </>
  )
}

/** For which values a flow goes through other hands, or is sent back where it was not. */
export function ChangedOutcomes({ outcomes }: { outcomes: ChangedOutcome[] }) {
  const { t } = useTranslation('resource')
  return (
    <ul className={styles.outcomes}>
      {outcomes.map(({ when, before, after }) => {
        const values = when.map(({ subject, values: told }) => `${subject} ${told}`).join(t('stage.between'))
        return (
          <li key={[values, ...before, ...after].join()}>
            <b>{values || t('compare.any_values')}</b>
            <del>
              <small>{t('compare.before')}</small> <Path steps={before} than={after} />
            </del>
            <ins>
              <small>{t('compare.now')}</small> <Path steps={after} than={before} />
            </ins>
          </li>
        )
      })}
      <li>
        <b>{t('compare.rest')}</b>
        <span>{t('compare.unchanged')}</span>
      </li>
    </ul>
  )
}

/** What only this way goes through is marked. */
function Path({ steps, than }: { steps: string[]; than: string[] }) {
  const { t } = useTranslation('resource')
  if (steps.length === 0) return t('compare.no_way')
  return steps.map((step, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a way may go through a step twice, and never changes
    <span key={place}>
      {place > 0 && ' → '}
      {than.includes(step) ? step : <mark>{step}</mark>}
    </span>
  ))
}

function Numbered({ change, place }: { change: NumberedChange; place: ReactNode }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const { number, kind, name, changes } = change
  const [first] = changes
  const tag = isRule(first) ? t('compare.rule') : first.step === undefined && t(`compare.part.${first.part}`)

  return (
    <li data-kind={kind} id={`change-${number}`}>
      <span className={styles.mark} aria-hidden="true">
        {signs[kind]}
        {number}
      </span>
      <span className={styles.tags}>
        <Tag>{tag || t('compare.part.right')}</Tag>
        <small>{t(`compare.kind.${kind}`)}</small>
      </span>
      <div>
        <b>{textIn(name, language) || t('compare.part.whole')}</b>
        {changes.map((one) => (
          <Details key={`${one.part} ${textIn(one.name, language)}`} change={one} />
        ))}
      </div>
      {place}
    </li>
  )
}

function Line({ change }: { change: ComparedChange }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  return (
    <li data-kind={change.kind}>
      <b>{t(`compare.kind.${change.kind}`)}</b>
      <div>
        {textIn(change.name, language)}
        <Details change={change} />
      </div>
    </li>
  )
}

/** What of one thing changed, line by line; a right says at which field. */
function Details({ change: { part, kind, name, step, traits } }: { change: ComparedChange }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const words = useComparedWords(part)
  const shownTraits = traits
    .map(({ trait, before, after }) => ({ trait, before: words(trait, before), after: words(trait, after) }))
    .filter(({ before, after }) => before !== after)
  const about = step === undefined ? null : textIn(name, language)

  return (
    <>
      {about !== null && shownTraits.length === 0 && (
        <small>{`${t('compare.part.right')} ${about} ${t(`compare.kind.${kind}`)}`}</small>
      )}
      {about === null && kind === 'changed' && shownTraits.length === 0 && <small>{t('compare.other_language')}</small>}
      {shownTraits.map(({ trait, before, after }) => (
        <small key={trait}>
          {about === null ? t(`compare.trait.${trait}`) : `${t('compare.part.right')} ${about}`}
          {trait === 'formula' ? <Formula before={before} after={after} /> : <Values before={before} after={after} />}
        </small>
      ))}
      {isOnlyRule(traits) && <small>{t('compare.words_kept')}</small>}
    </>
  )
}

function Values({ before, after }: { before: string; after: string }) {
  return (
    <>
      <del>{before}</del>
      <span aria-hidden="true">→</span>
      <ins>{after}</ins>
    </>
  )
}

function Formula({ before, after }: { before: string; after: string }) {
  return (
    <>
      <del>
        <code>{before}</code>
      </del>
      <span aria-hidden="true">→</span>
      <ins>
        <code>{after}</code>
      </ins>
    </>
  )
}

/** The rule of a way changed under the words that stand on it. */
function isOnlyRule(traits: ComparedChange['traits']): boolean {
  return (
    traits.length === 1 &&
    traits.some(({ trait, before, after }) => trait === 'formula' && before !== null && after !== null)
  )
}
