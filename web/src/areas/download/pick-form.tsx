import type { Environment } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import { Form, Link, useSubmit } from 'react-router'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useEnvironment } from '../../platform/state/environment.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { type DownloadFile, productAddress } from './download.ts'
import { environmentIn, facetsOf, fitting, inTheWay } from './pick.ts'
import styles from './pick-form.module.css'

interface PickProps {
  product_code: string
  files: DownloadFile[]
  chosen: Environment
}

/** Pick yours, get one file. The choice is the address; without scripts a button sends it. Nothing for what asks nothing. */
export function PickForm({ product_code, files, chosen }: PickProps) {
  const { t } = useTranslation('download')
  const submit = useSubmit()
  const isAlive = useHydrated()
  const facets = facetsOf(files, chosen)
  const action = productAddress(product_code)
  if (facets.length === 0) return null

  return (
    <section className={styles.pick} aria-labelledby="pick">
      <Lintel size="section" id="pick">
        {t('pick.title')}
      </Lintel>
      <Form action={action} className={styles.parts} preventScrollReset>
        {facets.map(({ part, options }) => (
          <Field key={part} label={t(`resource:environment.${part}.label`)}>
            {(control) => (
              <Select
                {...control}
                name={part}
                value={chosen[part] ?? ''}
                onChange={({ currentTarget: { form } }) => {
                  if (form) void submit(readPickedFields(form), { action, preventScrollReset: true, flushSync: true })
                }}
                options={[
                  { value: '', name: t('pick.any') },
                  ...options.map(({ value, total }) => ({
                    value,
                    name: t('pick.option', { name: t(`resource:environment.${part}.${value}`), count: total }),
                  })),
                ]}
              />
            )}
          </Field>
        ))}
        {!isAlive && <Button type="submit">{t('pick.submit')}</Button>}
      </Form>
      <p className={styles.found}>
        <span role="status">
          <Found files={files} chosen={chosen} />
        </span>
        <Mine product_code={product_code} chosen={chosen} />
      </p>
    </section>
  )
}

/** What was left open has no place in the address. */
function readPickedFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '')
  return new URLSearchParams(fields as [string, string][])
}

function Found({ files, chosen }: Pick<PickProps, 'files' | 'chosen'>) {
  const { t } = useTranslation('download')
  if (Object.keys(chosen).length === 0) return t('pick.none_chosen')

  const left = fitting(files, chosen)
  if (left.length > 1) return t('pick.several', { count: left.length })
  if (left[0]) return t('pick.one', { name: left[0].file_name })
  const parts = inTheWay(files, chosen).map((part) => t(`resource:environment.${part}.label`))
  return parts.length > 0 ? t('pick.in_the_way', { parts: parts.join(t('pick.or')) }) : t('pick.nothing')
}

/** What somebody said about their own once, also elsewhere; or the way back to all. */
function Mine({ product_code, chosen }: Omit<PickProps, 'files'>) {
  const { t } = useTranslation('download')
  const mine = environmentIn(new URLSearchParams(useEnvironment() as Record<string, string>))
  const address = productAddress(product_code)

  if (Object.keys(chosen).length > 0) {
    return (
      <Link to={address} preventScrollReset>
        {t('common:list.clear')}
      </Link>
    )
  }
  if (Object.keys(mine).length === 0) return null
  return (
    <Link to={`${address}?${new URLSearchParams(mine as Record<string, string>)}`} preventScrollReset>
      {t('pick.mine')}
    </Link>
  )
}
