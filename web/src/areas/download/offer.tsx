import { useTranslation } from 'react-i18next'
import { formatSize } from '../../platform/format/format-size.ts'
import { ButtonLines } from '../../ui/form/button.tsx'
import { ChevronDownIcon, DownloadIcon } from '../../ui/icon/home-icons.tsx'
import type { DownloadFile } from './download.ts'
import styles from './offer.module.css'
import { Take } from './take.tsx'

/** Why this file: chosen by the visitor, recognised by the browser, or the first there is. */
export type OfferReason = 'picked' | 'recognised' | 'first'

interface OfferProps {
  file: DownloadFile
  reason: OfferReason
  /** Where the other files stand; left out where there are none. */
  others?: string | undefined
}

/** The one primary button of a page: the file that is offered first, and why it is this one. */
export function Offer({ file, reason, others }: OfferProps) {
  const { t } = useTranslation('download')
  const architecture = t(`architecture.${file.architecture}`)

  return (
    <>
      <div className={styles.buttons}>
        <Take file={file} kind="primary" size="huge">
          <DownloadIcon size={22} />
          <ButtonLines detail={`${architecture} · ${formatSize(file.size)}`}>
            {t('hero.download', { platform: file.platform_name })}
          </ButtonLines>
        </Take>
        {others && (
          <a className={styles.others} href={others}>
            {t('hero.others')}
            <ChevronDownIcon size={16} />
          </a>
        )}
      </div>
      <p className={styles.reason} role="status">
        {t(`hero.reason.${reason}`, { platform: file.platform_name, architecture })}
      </p>
    </>
  )
}
