import type { ComparedChange } from '@atrium/contract/resource/comparison'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page/page.ts'
import { textIn } from '../text-in.ts'
import { useComparedWords } from './compared-words.ts'

interface ComparedProps {
  /** As many as anybody reads; `total` says how many there are. */
  compared: { list: ComparedChange[]; total: number }
}

/** What changed from one version to another, by what the type is made of. */
export function Compared({ compared: { list, total } }: ComparedProps) {
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

function Line({ change: { part, kind, name, traits } }: { change: ComparedChange }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const words = useComparedWords(part)
  const shownTraits = traits
    .map(({ trait, before, after }) => ({ trait, before: words(trait, before), after: words(trait, after) }))
    .filter(({ before, after }) => before !== after)

  return (
    <li data-kind={kind}>
      <b>{t(`compare.kind.${kind}`)}</b>
      <div>
        {textIn(name, language)}
        {kind === 'changed' && shownTraits.length === 0 && <small>{t('compare.other_language')}</small>}
        {shownTraits.map(({ trait, before, after }) => (
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
