import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
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
            <Link to={address} reloadDocument>
              {t('verify.sums')}
            </Link>
            <Link to={`${address}.sig`} reloadDocument>
              {t('verify.signature')}
            </Link>
            <Link to={keyAddress(key_id)} reloadDocument>
              {t('verify.key', { key_id })}
            </Link>
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
