import type { ResourceType } from '@atrium/contract/resource-types'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../cover/glyph.tsx'
import { formatFigure } from '../format/figure.ts'
import { ChevronUpIcon } from '../icon/icons.tsx'
import { Checkbox } from './checkbox.tsx'
import styles from './facets.module.css'
import { Radio } from './radio.tsx'

interface FacetOption {
  value: string
  name: string
  /** A choice with nothing behind it stays, with 0. */
  count?: number
  chosen?: boolean
  type?: ResourceType
}

interface FacetProps {
  /** What the address calls it. */
  field: string
  name: string
  options: FacetOption[]
  /** Several at a time, or one. */
  choice?: 'many' | 'one'
  /** How many stand there before 'n more'. */
  shown?: number
  /** How many entries the list has; given, the group is left out while none of its choices would shorten the list. */
  total?: number | undefined
}

/** One group of choices. The form around it decides what a change does to the address. */
export function Facet({ field, name, options, choice = 'many', shown = 7, total }: FacetProps) {
  const { t } = useTranslation('shared')
  const [whole, setWhole] = useState(false)
  // Once shown it stays: nothing moves away while somebody chooses.
  const [isShown, setShown] = useState(false)
  const id = useId()
  const isNeeded = canNarrow(options, total)
  if (isNeeded && !isShown) setShown(true)
  if (!isNeeded && !isShown) return null

  const Choice = choice === 'many' ? Checkbox : Radio
  const rest = options.length - shown

  return (
    <details className={styles.facet} open>
      <summary id={id}>
        {name}
        <ChevronUpIcon size={14} />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: its legend is the summary outside */}
      <div role="group" aria-labelledby={id}>
        {options.map(({ value, name: optionName, count, chosen, type }, place) => (
          <div key={value} className={styles.option} hidden={!whole && place >= shown && !chosen}>
            <Choice name={field} value={value} defaultChecked={chosen ?? false}>
              {type && <Glyph type={type} size={16} />}
              <span className={styles.name}>{optionName}</span>
              {count !== undefined && <em>{formatFigure(count)}</em>}
            </Choice>
          </div>
        ))}
        {rest > 0 && (
          <button type="button" className={styles.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t('facets.less') : t('facets.more', { count: rest })}
          </button>
        )}
      </div>
    </details>
  )
}

/** A choice of none or of all entries changes nothing; one that is chosen must stay in sight. */
function canNarrow(options: FacetOption[], total: number | undefined): boolean {
  if (!total) return true
  return options.some(({ count, chosen }) => chosen || (count !== 0 && count !== total))
}
