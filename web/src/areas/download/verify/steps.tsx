import { useTranslation } from 'react-i18next'
import { Copy } from '../copy.tsx'
import { keyAddress } from '../download.ts'
import styles from './verify.module.css'

/** Three steps with openssl and coreutils, for those who trust no page. */
export function Steps({ name, address, key_id }: { name: string; address: string; key_id: string }) {
  const { t } = useTranslation('download')
  const openssl = `openssl pkeyutl -verify -pubin -inkey ${key_id}.pem -rawin -in ${name}.sums -sigfile ${name}.sums.sig`

  return (
    <div>
      <h3>{t('verify.steps')}</h3>
      <ol className={styles.steps}>
        <li>
          {t('verify.step.fetch')}
          <span className={styles.links}>
            <a href={address}>{t('verify.sums')}</a>
            <a href={`${address}.sig`}>{t('verify.signature')}</a>
            <a href={keyAddress(key_id)}>{t('verify.key', { key_id })}</a>
          </span>
        </li>
        <li>
          {t('verify.step.signature')}
          <Command step={2} text={openssl} />
        </li>
        <li>
          {t('verify.step.sums')}
          <Command step={3} text={`cksum --check --ignore-missing ${name}.sums`} />
        </li>
      </ol>
    </div>
  )
}

function Command({ step, text }: { step: number; text: string }) {
  const { t } = useTranslation('download')
  return (
    <div className={styles.command}>
      <code>{text}</code>
      <Copy text={text} name={t('verify.command', { step })} bare />
    </div>
  )
}
