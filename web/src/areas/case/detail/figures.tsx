import { ArrowIcon } from '../../../ui/icon/home-icons.tsx'
import type { CaseAnswer } from './case.ts'
import styles from './figures.module.css'

/** The one dark block of the page: what can be checked. */
export function Figures({ figures }: Pick<CaseAnswer, 'figures'>) {
  if (figures.length === 0) return null
  return (
    <dl className={styles.figures} data-count={figures.length}>
      {figures.map(({ label, before, value, unit }) => (
        <div key={`${label} ${value}`}>
          <dt>{label ?? unit}</dt>
          <dd>
            {before && (
              <>
                <span>{before}</span>
                <ArrowIcon size={26} />
              </>
            )}
            <span>{value}</span>
            {label && unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
