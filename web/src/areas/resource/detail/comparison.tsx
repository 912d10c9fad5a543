import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/ask.ts'
import { quietCaller } from '../../../platform/browser-caller.ts'
import { usePage } from '../../../platform/page.ts'
import { textIn } from '../../../stage/text-in.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useComparedWords } from './compared-words.ts'
import styles from './comparison.module.css'

type Compared = Answer<'GET /api/resources/{resource_id}/comparison'>
type Change = Compared['list'][number]

interface ComparisonProps {
  resource_id: number
  from: string
  to: string
}

/** What changed from one version to another, by what the type is made of. Asked for when somebody wants to know. */
export default function Comparison({ resource_id, from, to }: ComparisonProps) {
  const { t } = useTranslation('resource')
  const [compared, setCompared] = useState<Compared | 'failed' | null>(null)

  useEffect(() => {
    let hasLeft = false
    ask(quietCaller(), 'GET /api/resources/{resource_id}/comparison', {
      params: { resource_id },
      query: { from, to },
    }).then(
      (told) => !hasLeft && setCompared(told),
      () => !hasLeft && setCompared('failed'),
    )
    return () => {
      hasLeft = true
    }
  }, [resource_id, from, to])

  return (
    <div className={styles.comparison} role="status" aria-busy={compared === null}>
      {compared === null && <Spinner tip={t('compare.waiting')} />}
      {compared === 'failed' && <p>{t('compare.failed')}</p>}
      {compared !== null && compared !== 'failed' && <Changed compared={compared} />}
    </div>
  )
}

function Changed({ compared: { list, total } }: { compared: Compared }) {
  const { t } = useTranslation('resource')
  const parts = [...new Set(list.map(({ part }) => part))]
  if (total === 0) return <p>{t('compare.nothing')}</p>

  return (
    <>
      {parts.map((part) => (
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
      ))}
      {total > list.length && <p>{t('compare.more', { count: total - list.length })}</p>}
    </>
  )
}

function Line({ change: { part, kind, name, traits } }: { change: Change }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const words = useComparedWords(part)
  const told = traits
    .map(({ trait, before, after }) => ({ trait, before: words(trait, before), after: words(trait, after) }))
    .filter(({ before, after }) => before !== after)

  return (
    <li data-kind={kind}>
      <b>{t(`compare.kind.${kind}`)}</b>
      <div>
        {textIn(name, language)}
        {kind === 'changed' && told.length === 0 && <small>{t('compare.other_language')}</small>}
        {told.map(({ trait, before, after }) => (
          <small key={trait}>
            {t(`compare.trait.${trait}`)}
            <del>{before}</del>
            <span aria-hidden="true">→</span>
            <ins>{after}</ins>
          </small>
        ))}
      </div>
    </li>
  )
}
