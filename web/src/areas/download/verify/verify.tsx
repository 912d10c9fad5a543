import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../platform/format-size.ts'
import { useHydrated } from '../../../platform/use-hydrated.ts'
import { Button } from '../../../ui/button.tsx'
import { CallOut } from '../../../ui/call-out.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { keyAddress, type ReleaseSummary, sumsAddress } from '../download.ts'
import { useVerified, type Verified } from './use-verified.ts'
import { Verdict } from './verdict.tsx'
import styles from './verify.module.css'

interface VerifyProps {
  product_code: string
  release: Pick<ReleaseSummary, 'version' | 'key_id'>
}

/** Is what lies on my disk what was published? By dropping it here, or with tools that everybody has. */
export function Verify({ product_code, release: { version, key_id } }: VerifyProps) {
  const { t } = useTranslation('download')
  const isAlive = useHydrated()
  const { verified, verify, recognise, stop } = useVerified()

  return (
    <div className={styles.verify}>
      <div>
        <h3>{t('verify.here')}</h3>
        {/* Without scripts nothing can be read here. */}
        {isAlive && (
          <DropZone
            hint={t('verify.hint')}
            onFiles={([file]) => {
              if (file) void verify(file)
            }}
          />
        )}
        <div className={styles.outcome} aria-live="polite">
          <Outcome verified={verified} onStop={stop} onAgain={recognise} />
        </div>
      </div>
      {key_id && (
        <Steps name={`${product_code}-${version}`} address={sumsAddress(product_code, version)} key_id={key_id} />
      )}
    </div>
  )
}

interface OutcomeProps {
  verified: Verified
  onStop: () => void
  onAgain: ReturnType<typeof useVerified>['recognise']
}

function Outcome({ verified, onStop, onAgain }: OutcomeProps) {
  const { t } = useTranslation('download')
  if (verified.step === 'waiting') return null

  const { name, size } = verified.file
  switch (verified.step) {
    case 'reading':
      return (
        <div className={styles.reading}>
          <p>{t('verify.reading', { name, size: formatSize(size), percent: Math.floor(verified.part * 100) })}</p>
          <Progress label={t('verify.progress', { name })} value={verified.part * 100} />
          <Button size="small" onClick={onStop}>
            {t('verify.stop')}
          </Button>
        </div>
      )
    case 'unreadable':
      return <CallOut kind="error">{t('verify.unreadable', { name })}</CallOut>
    case 'unasked':
      return (
        <CallOut kind="warning">
          <p>{t('verify.unasked')}</p>
          <Button size="small" onClick={() => void onAgain(verified.file, verified.sums)}>
            {t('common:list.failed.retry')}
          </Button>
        </CallOut>
      )
    default:
      return <Verdict {...verified} />
  }
}

/** Three steps with openssl and coreutils, for those who trust no page. */
function Steps({ name, address, key_id }: { name: string; address: string; key_id: string }) {
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
          <code>{openssl}</code>
        </li>
        <li>
          {t('verify.step.sums')}
          <code>{`cksum --check --ignore-missing ${name}.sums`}</code>
        </li>
      </ol>
    </div>
  )
}
