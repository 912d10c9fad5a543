import { type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import styles from './type-tiles.module.css'

interface TypeTilesProps {
  type: ResourceType | null
  onChange: (type: ResourceType) => void
  hint?: string
  disabled?: boolean
}

/** The seven types, one of them chosen. */
export function TypeTiles({ type, onChange, hint, disabled = false }: TypeTilesProps) {
  const { t } = useTranslation('person_center')
  const id = useId()

  return (
    <fieldset className={styles.types} disabled={disabled} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{t('submission.type')}</legend>
      <div>
        {resourceTypes.map((one) => (
          <label key={one} data-type={one}>
            <input
              className="visually-hidden"
              type="radio"
              name={id}
              checked={one === type}
              onChange={() => onChange(one)}
            />
            <Glyph type={one} />
            {t(`common:type.${one}.name`)}
          </label>
        ))}
      </div>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </fieldset>
  )
}
