import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../platform/format/format-size.ts'
import { useHydrated } from '../../../platform/page/use-hydrated.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Progress } from '../../../ui/state/progress.tsx'
import { type ReleaseSummary, sumsAddress } from '../download.ts'
import { Steps } from './steps.tsx'
import { useVerified, type Verified } from './use-verified.ts'
import { BothSums, Verdict } from './verdict.tsx'
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
        {verified.step === 'reading' && <Reading {...verified} onStop={stop} />}
        <div className={styles.outcome} aria-live="polite">
          <Outcome verified={verified} onVerify={verify} onRecognise={recognise} />
        </div>
      </div>
      {key_id && (
        <Steps name={`${product_code}-${version}`} address={sumsAddress(product_code, version)} key_id={key_id} />
      )}
    </div>
  )
}

/** Apart from what is read aloud: nobody wants to hear every percent. */
function Reading({ file, part, onStop }: Extract<Verified, { step: 'reading' }> & { onStop: () => void }) {
  const { t } = useTranslation('download')
  const { name, size } = file

  return (
    <div className={styles.reading}>
      <p>{t('verify.reading', { name, size: formatSize(size), percent: Math.floor(part * 100) })}</p>
      <Progress label={t('verify.progress', { name })} value={part * 100} />
      <Button size="small" onClick={onStop}>
        {t('verify.stop')}
      </Button>
    </div>
  )
}

interface OutcomeProps {
  verified: Verified
  onVerify: ReturnType<typeof useVerified>['verify']
  onRecognise: ReturnType<typeof useVerified>['recognise']
}

function Outcome({ verified, onVerify, onRecognise }: OutcomeProps) {
  const { t } = useTranslation('download')

  switch (verified.step) {
    case 'unreadable':
      return <CallOut kind="error">{t('verify.unreadable', { name: verified.file.name })}</CallOut>
    case 'unfetched':
      return <Again words={t('verify.unfetched')} onAgain={() => onVerify(verified.file)} />
    case 'unasked':
      return (
        <>
          <Again words={t('verify.unasked')} onAgain={() => onRecognise(verified.file, verified.sums)} />
          <BothSums sums={verified.sums} />
        </>
      )
    case 'known':
      return <Verdict {...verified} />
    default:
      return null
  }
}

function Again({ words, onAgain }: { words: string; onAgain: () => Promise<void> }) {
  const { t } = useTranslation('download')
  return (
    <CallOut kind="warning">
      <p className={styles.again}>{words}</p>
      <Button size="small" onClick={() => void onAgain()}>
        {t('common:list.failed.retry')}
      </Button>
    </CallOut>
  )
}
