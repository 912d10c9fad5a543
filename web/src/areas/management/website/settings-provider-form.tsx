import type { Answer } from '@atrium/contract/calls'
import { createProvider } from '@atrium/contract/website/management'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { Input } from '../../../ui/form/input.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'

type ProviderData = Answer<'GET /api/management/providers/{provider_id}'>

/** Its secret is written and never read: the field is empty whenever it opens. */
export function ProviderForm() {
  const { t } = useTranslation('management')

  return (
    <RecordDrawer
      screen="settings"
      name="provider"
      read={(caller, provider_id) =>
        ask(caller, 'GET /api/management/providers/{provider_id}', { params: { provider_id } })
      }
      values={(provider) => ({
        code: provider?.code ?? '',
        name: provider?.name ?? '',
        issuer: provider?.issuer ?? '',
        client_id: provider?.client_id ?? '',
        scope: provider?.scope ?? 'openid profile email',
        client_secret: null as string | null,
      })}
      schema={createProvider.body}
      fields={(provider) => [
        ...(provider ? [] : [{ name: 'code', kind: 'text', required: true, hint: t('settings.code_hint') } as const]),
        { name: 'name', kind: 'text', required: true, most: 40 },
        { name: 'issuer', kind: 'url', required: true, most: 500, hint: t('settings.issuer_hint') },
        { name: 'client_id', kind: 'text', required: true, most: 200 },
        {
          name: 'client_secret',
          kind: 'own',
          secret: true,
          hint: secretHint(provider),
          control: (value, change, control) => (
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              maxLength={500}
              value={value ?? ''}
              onChange={({ target }) => change(target.value || null)}
            />
          ),
        },
        { name: 'scope', kind: 'text', required: true, most: 200 },
      ]}
      title={({ name }) => name}
      note={({ code }) => code}
      save={(caller, { code, ...values }, provider) =>
        provider
          ? ask(caller, 'PUT /api/management/providers/{provider_id}', {
              params: { provider_id: provider.provider_id },
              body: { ...values, seen_at: provider.updated_at },
            })
          : ask(caller, 'POST /api/management/providers', { body: { code, ...values } })
      }
      danger={({ provider_id, is_on }, done) => (
        <ReasonButton
          label={t(is_on ? 'settings.switch_off' : 'settings.switch_on')}
          danger={is_on}
          run={(caller, reason) =>
            ask(caller, 'PUT /api/management/providers/{provider_id}/state', {
              params: { provider_id },
              body: { is_on: !is_on, reason },
            })
          }
          onDone={done}
        />
      )}
    />
  )

  function secretHint(provider: ProviderData | null): string {
    if (!provider) return t('settings.secret_hint')
    const { is_set, ending } = provider.secret
    if (!is_set) return t('settings.secret_not_set')
    return t('settings.secret_kept', {
      settled: ending ? t('settings.secret_ends', { ending }) : t('settings.secret_set'),
    })
  }
}
