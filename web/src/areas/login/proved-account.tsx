import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import styles from './proved-account.module.css'

/** The address as it was proved on the way here, and why no code is asked for. */
export function ProvedAccount({ account, onForget }: { account: string; onForget: () => void }) {
  const { t } = useTranslation('login')

  return (
    <>
      <div role="status">
        <CallOut kind="success">{t('register.no_account')}</CallOut>
      </div>
      <Field
        label={t('field.account')}
        aside={
          <button className={styles.other} type="button" onClick={onForget}>
            {t('register.other')}
          </button>
        }
      >
        {(control) => (
          <Input
            size="large"
            name="username"
            autoComplete="username"
            readOnly
            {...control}
            value={account}
            end={
              <span className={styles.proved}>
                <CheckIcon size={18} />
                {t('register.verified')}
              </span>
            }
          />
        )}
      </Field>
    </>
  )
}
