import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../platform/format/format-size.ts'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { productAddress, releaseAddress } from '../download.ts'
import type { Verified } from './use-verified.ts'
import styles from './verify.module.css'

type RecognisedFile = Extract<Verified, { step: 'known' }>

/** Genuine, changed or unknown, in words and not by colour alone; and the sums that say so. */
export function Verdict({ file, sums, recognised: { same, named_alike } }: RecognisedFile) {
  const isGenuine = same?.sm3 === sums.sm3
  return (
    <>
      {same && isGenuine ? <Genuine same={same} /> : <Doubtful file={file} named_alike={named_alike} />}
      <BothSums sums={sums} />
    </>
  )
}

export function BothSums({ sums: { sha256, sm3 } }: Pick<RecognisedFile, 'sums'>) {
  return (
    <dl className={styles.sums}>
      <dt>SHA-256</dt>
      <dd>{sha256}</dd>
      <dt>SM3</dt>
      <dd>{sm3}</dd>
    </dl>
  )
}

function Genuine({ same }: { same: NonNullable<RecognisedFile['recognised']['same']> }) {
  const { t } = useTranslation('download')
  const { product_code, product_name, version, platform_name, architecture, newest_version, support } = same
  const name = `${product_name} ${version}`

  return (
    <CallOut kind={support === 'ended' ? 'warning' : 'success'}>
      <p>
        <b>{t('verify.genuine', { name, platform: platform_name, architecture: t(`architecture.${architecture}`) })}</b>
      </p>
      {version !== newest_version && (
        <p>{t(support === 'ended' ? 'verify.ended' : 'verify.older', { version: newest_version })}</p>
      )}
      <p className={styles.links}>
        {version !== newest_version && <TextLink to={productAddress(product_code)}>{t('verify.newest')}</TextLink>}
        <TextLink to={releaseAddress(product_code, version)}>{t('verify.open', { name })}</TextLink>
      </p>
    </CallOut>
  )
}

/** A file of that name that is shorter has most likely not come through whole; another one was changed. */
function Doubtful({ file, named_alike }: { file: File; named_alike: RecognisedFile['recognised']['named_alike'] }) {
  const { t } = useTranslation('download')
  if (!named_alike) return <CallOut kind="error">{t('verify.unknown', { name: file.name })}</CallOut>

  const sizes = { name: file.name, size: formatSize(file.size), whole: formatSize(named_alike.size) }
  const kind = file.size < named_alike.size ? 'incomplete' : 'changed'
  return <CallOut kind="error">{t(`verify.${kind}`, sizes)}</CallOut>
}
