import { type Environment, environmentParts, fitsMine, misfittingParts } from '@atrium/contract/environment'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EnvironmentFields, environmentOf } from '../../../page/environment/environment-fields.tsx'
import type { Failure } from '../../../platform/api/failure.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { useHydrated } from '../../../platform/page/use-hydrated.ts'
import { saveEnvironment, useEnvironment } from '../../../platform/state/environment.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { MisfitReasons } from '../detail/misfit.tsx'
import type { KitAnswer } from './find-kit.ts'
import styles from './kit-fit.module.css'

const EnvironmentDialog = lazy(() => import('../../../page/environment/environment-dialog.tsx'))

/** Whether it works on what somebody runs; asked here where that is not known yet. */
export function KitFit({ kit }: { kit: KitAnswer }) {
  const { t } = useTranslation('resource')
  const mine = useEnvironment()
  const isKnown = Object.keys(mine).length > 0

  return (
    <section className={styles.fit} aria-labelledby="kit-fit">
      <h2 id="kit-fit">{t('kit.fit.title')}</h2>
      {isKnown ? <Verdict kit={kit} mine={mine} /> : <Question />}
      <Beside kit={kit} />
    </section>
  )
}

function Verdict({ kit: { items }, mine }: { kit: KitAnswer; mine: Environment }) {
  const { t } = useTranslation('resource')
  const [isOpen, setOpen] = useState(false)
  const taken = items.filter(({ available }) => available)
  const misfits = taken.filter(({ needs }) => misfittingParts(needs, mine).length > 0)
  const unknown = taken.filter(({ needs }) => fitsMine(needs, mine) === 'unknown')
  const fitting = taken.length - misfits.length - unknown.length
  const stated = environmentParts.flatMap((part) => (mine[part] ? [t(`environment.${part}.${mine[part]}`)] : []))

  return (
    <>
      <p className={styles.mine}>
        {stated.join(' · ')}
        <Button kind="text" size="small" onClick={() => setOpen(true)}>
          {t('list.mine.change')}
        </Button>
      </p>
      <ul aria-live="polite">
        {fitting > 0 && <li data-kind="yes">{t('kit.fit.yes', { count: fitting })}</li>}
        {unknown.length > 0 && <li>{t('kit.fit.unknown', { count: unknown.length })}</li>}
        {misfits.map(({ resource_id, resource_type, title, needs }) => (
          <li key={resource_id} data-kind="no">
            <Link to={`/resource/${resource_type}/${resource_id}`}>{title}</Link>
            <MisfitReasons needs={needs} mine={mine} />
          </li>
        ))}
      </ul>
      {misfits.length > 0 && <p className={styles.note}>{t('kit.fit.taken')}</p>}
      {isOpen && (
        <Suspense>
          <EnvironmentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Question() {
  const { t } = useTranslation('resource')
  const isHydrated = useHydrated()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // In this browser it is kept in any case.
    saveEnvironment(environmentOf(new FormData(event.currentTarget))).catch((failure: Failure) =>
      toast.error(failureText(failure)),
    )
  }

  return (
    <form onSubmit={save}>
      <p className={styles.note}>{t('kit.fit.ask')}</p>
      <EnvironmentFields before={{}} parts={['product_version', 'system']} />
      <Button type="submit" disabled={!isHydrated}>
        {t('kit.fit.check')}
      </Button>
    </form>
  )
}

/** What comes along because something needs it, and what must be there before. */
function Beside({ kit: { added, missing } }: { kit: KitAnswer }) {
  const { t } = useTranslation('resource')
  if (added.length + missing.length === 0) return null

  return (
    <ul className={styles.beside}>
      {added.map(({ title, because }) => (
        <li key={`${title} ${because}`}>{t('kit.fit.added', { title, because })}</li>
      ))}
      {missing.map(({ title, because, app_id }) => (
        <li key={`${title} ${because}`} data-kind="no">
          {t('kit.fit.missing', { because })}{' '}
          {app_id === null ? title : <TextLink to={`/app-store/${app_id}`}>{title}</TextLink>}
        </li>
      ))}
    </ul>
  )
}
