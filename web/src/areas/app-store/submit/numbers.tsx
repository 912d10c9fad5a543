import { type AppPrice, appPrices } from '@atrium/contract/app/choices'
import { productVersions } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../../platform/api/use-query.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { AppDraft } from './draft.ts'
import styles from './submit.module.css'

/** What the store files it under, and what it works with. */
export function Numbers({ draft: { submission, change } }: { draft: AppDraft }) {
  const { t } = useTranslation('download')
  const { app_category_id, price, version = '', product_versions = [] } = submission.described
  const categories = useQuery('GET /api/apps/facets', {}, { showsFailure: true }).data?.categories ?? []

  return (
    <section className={styles.numbers}>
      <Field label={t('apps.facet.category')} required>
        {(control) => (
          <Select
            {...control}
            value={String(app_category_id ?? '')}
            onChange={({ target }) => void change({ app_category_id: Number(target.value) })}
            options={[
              ...(app_category_id ? [] : [{ value: '', name: t('apps.submit.choose') }]),
              ...categories.map((one) => ({ value: String(one.app_category_id), name: one.name })),
            ]}
          />
        )}
      </Field>
      <Field label={t('apps.facet.price')} required>
        {(control) => (
          <Select
            {...control}
            value={price ?? ''}
            onChange={({ target }) => void change({ price: target.value as AppPrice })}
            options={[
              ...(price ? [] : [{ value: '', name: t('apps.submit.choose') }]),
              ...appPrices.map((value) => ({ value, name: t(`apps.price.${value}`) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('apps.version')} hint={t('apps.submit.version_hint')} required>
        {(control) => (
          <Input
            {...control}
            key={version}
            data-field="version"
            defaultValue={version}
            pattern="\d+\.\d+\.\d+"
            onBlur={({ target }) => target.validity.valid && target.value && void change({ version: target.value })}
          />
        )}
      </Field>
      <fieldset className={styles.group} data-field="product_versions">
        <legend>{t('apps.submit.works_with')}</legend>
        {productVersions.map((one) => (
          <Checkbox
            key={one}
            checked={product_versions.includes(one)}
            onChange={({ target }) =>
              void change({
                product_versions: productVersions.filter((other) =>
                  other === one ? target.checked : product_versions.includes(other),
                ),
              })
            }
          >
            {one}
          </Checkbox>
        ))}
      </fieldset>
    </section>
  )
}
