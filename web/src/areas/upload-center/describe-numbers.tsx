import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VersionsField } from '../../page/upload/dialog/versions-field.tsx'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import styles from './describe.module.css'

const threeNumbers = /^(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4})){2}$/

/** Its own version, and those of the product it works with. */
export function DescribeNumbers({ draft: { described, describe } }: { draft: ResourceDraft }) {
  const { t } = useTranslation('person_center')
  // A number half written is not kept: only what can be one is sent.
  const [written, setWritten] = useState<string | null>(null)
  const version = written ?? described.version ?? ''
  const isWrong = written !== null && written !== '' && !threeNumbers.test(written)

  return (
    <div className={styles.pair}>
      <Field
        label={t('submission.version')}
        required
        hint={t('submission.version_hint')}
        error={isWrong ? t('submission.version_wrong') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            data-field="version"
            value={version}
            onChange={({ target }) => {
              setWritten(target.value)
              if (threeNumbers.test(target.value)) describe({ version: target.value })
            }}
          />
        )}
      </Field>
      <div data-field="versions">
        <VersionsField versions={described.versions ?? []} onChange={(versions) => describe({ versions })} />
      </div>
    </div>
  )
}
