import { resourceTypes } from '@atrium/contract/resource-types'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { ask } from '../../platform/api/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { type Missing, missingDocument, missingIn, requestedAddress } from '../../platform/page/missing.ts'
import { usePage } from '../../platform/page/page.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { loginAddress } from '../../platform/session/guard.ts'
import { useLogin } from '../../platform/session/session.ts'
import { toast } from '../../platform/state/toast.ts'
import { Cover } from '../../ui/cover/cover.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { Plan } from '../../ui/plan/plan.tsx'
import type { Route } from './+types/not-exsist-resource.ts'
import styles from './not-exsist-resource.module.css'
import { Screen } from './screen.tsx'
import { type PageSuggestion, placeOf, suggestionsFor } from './suggestions.ts'

export const handle: Handle = { status: 404, parameters: ['missing', 'id'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const caller = callerOf(context)
  const address = new URL(request.url)
  const missing = missingIn(address)
  const [types, suggestions] = await Promise.all([
    ask(caller, 'GET /api/resources/types').catch(() => null),
    suggestionsFor(caller, missing ?? 'resource').catch(() => []),
  ])
  // By its own address nothing has failed, so there is no message to show.
  const message = missing && context.get(pageContext).notFoundMessage
  return { missing: missing ?? ('resource' as const), message, document: missingDocument(address), types, suggestions }
}

const withOwnText = ['author', 'publisher', 'download', 'project', 'shared', 'document', 'feedback'] as const

export default function NotExsistResource({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { missing, message, document, types, suggestions } = loaderData
  const ownText = withOwnText.find((one) => one === missing)
  const place = placeOf(missing)

  // The redirect of a page cannot carry the server's message [ERR-01a].
  useEffect(() => {
    if (message) toast.error(message)
  }, [message])

  return (
    <Screen
      label="404"
      title={t(`error_page.not_exist.title.${missing}`)}
      text={t(`error_page.not_exist.text.${ownText ?? 'usual'}`)}
      drawing={<PlanWithoutARoom types={types} />}
      after={<Suggestions missing={missing} list={suggestions} />}
    >
      <RequestedAddress />
      {document && <SignInToRead document={document} />}
      <ButtonLink kind="primary" size="large" to="/search">
        {t('error_page.not_exist.search')}
      </ButtonLink>
      <ButtonLink size="large" to={place.to}>
        {t(`error_page.not_exist.browse.${place.kind}`)}
      </ButtonLink>
    </Screen>
  )
}

/** The address as it was typed, to put it right; it stands behind the #, so only browsers know it. */
function RequestedAddress() {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const requested = isHydrated ? requestedAddress({ hash }) : null
  if (requested === null) return null

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('address')).trim()
    const address = URL.parse(typed, location.origin)
    if (address?.origin === location.origin) location.assign(address.pathname + address.search)
  }
  return (
    <form className={styles.requested} onSubmit={open}>
      <Field label={t('error_page.not_exist.requested')}>
        {(control) => (
          <Input
            {...control}
            name="address"
            size="large"
            defaultValue={requested}
            autoComplete="off"
            spellCheck={false}
            end={
              <Button kind="text" size="small" type="submit">
                {t('error_page.not_exist.open_again')}
              </Button>
            }
          />
        )}
      </Field>
    </form>
  )
}

/** What is not for strangers looks like a missing document to them. */
function SignInToRead({ document }: { document: string }) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const login = useLogin()
  if (!isHydrated || login) return null

  return (
    <ButtonLink size="large" to={loginAddress(document)}>
      {t('error_page.not_exist.sign_in')}
    </ButtonLink>
  )
}

function PlanWithoutARoom({ types }: Pick<Route.ComponentProps['loaderData'], 'types'>) {
  const { t } = useTranslation()
  const { platformTitle } = usePage()
  const totals = new Map(types?.list.map(({ resource_type, total }) => [resource_type, total]))

  return (
    <Plan
      label={t('area.resource')}
      withoutCornerRoom
      court={{ name: platformTitle, count: types ? t('count.all_items', { count: types.total }) : '' }}
      rooms={resourceTypes.map((type) => ({
        type,
        name: t(`type.${type}.name`),
        count: types ? t('count.items', { count: totals.get(type) ?? 0 }) : '',
        to: `/resource/${type}`,
        is_new: type === 'login',
      }))}
    />
  )
}

function Suggestions({ missing, list }: { missing: Missing; list: PageSuggestion[] }) {
  const { t } = useTranslation()
  if (list.length === 0) return null

  return (
    <section>
      <Lintel size="section">{t(`error_page.not_exist.newest.${placeOf(missing).kind}`)}</Lintel>
      <Grid columns={4}>
        {list.map(({ title, to, cover }) => (
          <article key={to} className={cover ? undefined : styles.plain}>
            {cover && <Cover {...cover} />}
            <h3 className={styles.match}>
              <Link to={to}>{title}</Link>
            </h3>
          </article>
        ))}
      </Grid>
    </section>
  )
}
