import { productVersions } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import styles from './versions-field.module.css'

type OfferedVersion = (typeof productVersions)[number]

interface VersionsFieldProps {
  versions: readonly OfferedVersion[]
  onChange: (versions: OfferedVersion[]) => void
}

/** Which versions of the product it works with: any number of them, in their order. */
export function VersionsField({ versions, onChange }: VersionsFieldProps) {
  const { t } = useTranslation('person_center')

  return (
    <fieldset className={styles.versions}>
      <legend>
        {t('submission.versions')}
        <i role="img" aria-label={t('shared:field.required')}>
          *
        </i>
      </legend>
      <div>
        {productVersions.map((one) => (
          <Checkbox
            key={one}
            checked={versions.includes(one)}
            onChange={({ target }) =>
              onChange(productVersions.filter((other) => (other === one ? target.checked : versions.includes(other))))
            }
          >
            {one}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
