import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import { Table } from '../../../ui/layout/table.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { Part } from './part.tsx'
import { ProviderForm } from './settings-provider-form.tsx'
import styles from './website.module.css'

type ProviderRowData = Answer<'GET /api/management/providers'>['list'][number]

/** Who carries sign-ins, messages and mails. What stands in the environment is only shown. */
export function Providers({ list }: { list: ProviderRowData[] }) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()

  return (
    <Part
      title={t('settings.providers')}
      lead={t('settings.providers_lead')}
      opens={{ name: t('settings.new'), key: 'provider', value: 'new' }}
    >
      <div className={styles.box}>
        <Table
          caption={t('settings.providers')}
          rows={list}
          keyOf={({ way, code }) => `${way} ${code}`}
          columns={[
            { id: 'way', name: t('settings.column.way'), cell: ({ way }) => t(`settings.way.${way}`) },
            {
              id: 'name',
              name: t('settings.column.name'),
              cell: ({ provider_id, name }) =>
                provider_id === null ? (
                  name
                ) : (
                  <Link to={addressWith({ provider: String(provider_id) })} preventScrollReset>
                    {name}
                  </Link>
                ),
            },
            {
              id: 'address',
              name: t('settings.column.address'),
              minor: true,
              cell: ({ address }) => address || t('list.blank'),
            },
            {
              id: 'is_on',
              name: t('settings.column.is_on'),
              cell: ({ is_on }) => (
                <Tag kind={is_on ? 'good' : 'usual'}>{t(is_on ? 'settings.on' : 'settings.off')}</Tag>
              ),
            },
            { id: 'secret', name: t('settings.column.secret'), cell: ({ secret }) => <SecretState {...secret} /> },
            {
              id: 'origin',
              name: t('settings.column.origin'),
              cell: ({ provider_id }) => t(provider_id === null ? 'settings.environment' : 'settings.here'),
            },
          ]}
        />
      </div>
      <ProviderForm />
    </Part>
  )
}

/** The API returns at most the end of a secret. */
function SecretState({ is_set, ending }: ProviderRowData['secret']) {
  const { t } = useTranslation('management')
  if (!is_set) return t('settings.secret_not_set')
  return ending ? t('settings.secret_ends', { ending }) : t('settings.secret_set')
}
