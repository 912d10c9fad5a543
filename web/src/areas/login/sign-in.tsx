import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAddressFields, useAddressWith } from '../../platform/address/address.ts'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { TabList, TabPanel } from '../../ui/navigation/tabs.tsx'
import { CodeWay } from './code-way.tsx'
import styles from './login.module.css'
import { PasswordWay } from './password-way.tsx'
import { type LoginProvider, Providers } from './providers.tsx'
import { ScanWay } from './scan-way.tsx'
import type { TypedAccount } from './typed-account.ts'

const panel = 'way-in'

interface SignInProps {
  typed: TypedAccount
  providers: readonly LoginProvider[]
  returnTo: string
}

export function SignIn({ typed, providers, returnTo }: SignInProps) {
  const { t } = useTranslation('login')
  const navigate = useNavigate()
  const addressWith = useAddressWith()
  const fields = useAddressFields()
  const scannable = providers.some(({ type }) => type === 'wechat')
  const ways = ['password', 'code', ...(scannable ? ['scan'] : [])]
  const way = ways.find((one) => one === fields.get('way')) ?? 'password'

  return (
    <>
      <div className={styles.tabs}>
        <TabList
          label={t('way.label')}
          tabs={ways.map((id) => ({ id, name: t(`way.${id}`) }))}
          current={way}
          onChange={(id) => navigate(addressWith({ way: id === 'password' ? null : id }), { replace: true })}
          panel={panel}
        />
      </div>
      <TabPanel panel={panel} current={way}>
        {way === 'password' && <PasswordWay typed={typed} />}
        {way === 'code' && <CodeWay typed={typed} />}
        {way === 'scan' && <ScanWay returnTo={returnTo} />}
      </TabPanel>
      {/* WeChat has a tab of its own. */}
      <Providers providers={providers.filter(({ type }) => type !== 'wechat')} returnTo={returnTo} />
      <p className={styles.other}>
        {t('page.none')}
        <TextLink to={addressWith({ type: 'register', way: null })}>{t('page.register')}</TextLink>
      </p>
    </>
  )
}
