import { ownPath } from '@atrium/contract/own-path'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAddressFields } from '../../platform/address/address.ts'
import { ask } from '../../platform/api/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Head } from '../../platform/page/head.tsx'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import { useLogin } from '../../platform/session/session.ts'
import type { Route } from './+types/login.ts'
import { Hall } from './hall.tsx'
import { Register } from './register.tsx'
import { Reset } from './reset.tsx'
import { SignIn } from './sign-in.tsx'
import { useTypedAccount } from './typed-account.ts'

export const handle: Handle = { modules: ['login'], parameters: ['type', 'return_to', 'way'] }

export async function loader({ context }: Route.LoaderArgs) {
  // Passwords work without the list: who cannot be shown the other ways in still gets in.
  return ask(callerOf(context), 'GET /api/users/oauth/providers').catch(() => ({ list: [], dial_codes: [] }))
}

/** Stands outside the layout. `?type=register` opens it on register [RT-06], `?type=password` on a forgotten one. */
export default function Login({ loaderData: { list, dial_codes } }: Route.ComponentProps) {
  const { t } = useTranslation('login')
  const { platformTitle } = usePage()
  const fields = useAddressFields()
  const type = fields.get('type')
  const returnTo = ownPath(fields.get('return_to'))
  const typed = useTypedAccount(dial_codes)
  const heading = useHeadingFocus(type)
  const welcome = useWayOn(returnTo)

  const screens = {
    register: {
      title: t('page.register'),
      lead: t('page.lead_register'),
      form: <Register typed={typed} onRegistered={welcome} />,
    },
    password: { title: t('page.reset'), lead: t('page.lead_reset'), form: <Reset typed={typed} /> },
    sign_in: {
      title: t('page.sign_in'),
      lead: null,
      form: <SignIn typed={typed} providers={list} returnTo={returnTo} />,
    },
  }
  const { title, lead, form } = screens[type === 'register' || type === 'password' ? type : 'sign_in']

  return (
    <Hall>
      <Head title={`${title} · ${platformTitle}`} hidden />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p>{lead}</p>}
      {form}
    </Hall>
  )
}

/**
 * People who are signed in, here or in another tab, are redirected to the page they wanted. Answers what lets a newcomer be
 * welcomed first.
 */
function useWayOn(returnTo: string): () => void {
  const login = useLogin()
  const navigate = useNavigate()
  // Read by the effect that the new login starts: a state would come after it.
  const isNew = useRef(false)

  useEffect(() => {
    if (!login) return
    const welcome = `/login/welcome?${new URLSearchParams({ return_to: returnTo })}`
    navigate(isNew.current ? welcome : returnTo, { replace: true })
  }, [login, navigate, returnTo])
  return () => {
    isNew.current = true
  }
}

/** Another form has come in place of the one the person was in: that is where they are now. */
function useHeadingFocus(type: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(type)

  useEffect(() => {
    if (before.current !== type) heading.current?.focus()
    before.current = type
  }, [type])
  return heading
}
