import { downloadTooltipDuration } from '@atrium/contract/limits'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../platform/format/format-size.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { DownloadIcon } from '../../ui/icon/home-icons.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import type { DownloadFile } from './download.ts'

interface TakeProps {
  file: DownloadFile
  kind?: 'primary'
  size?: 'huge'
  children?: ReactNode
}

/** A link to the file itself: it works without scripts, and a download that breaks off goes on. Its tooltip goes by itself. */
export function Take({ file, kind, size, children }: TakeProps) {
  const { t } = useTranslation('download')
  const hint = t('take.hint', { name: file.file_name, size: formatSize(file.size) })

  return (
    <Tooltip text={hint} duration={downloadTooltipDuration}>
      {(trigger) => (
        <ButtonLink
          {...trigger}
          to={file.address}
          reloadDocument
          download={file.file_name}
          size={size ?? 'small'}
          {...(kind ? { kind } : {})}
          {...(children ? {} : { 'aria-label': t('take.label', { name: file.file_name }) })}
        >
          {children ?? (
            <>
              <DownloadIcon size={16} />
              {t('shared:download.download')}
            </>
          )}
        </ButtonLink>
      )}
    </Tooltip>
  )
}
