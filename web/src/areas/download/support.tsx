import { useTranslation } from 'react-i18next'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { Tag } from '../../ui/mark/tag.tsx'
import type { ReleaseSummary } from './download.ts'

/** Until when faults in a release are put right; nothing where no end was set. */
export function Support({ release: { support, ends_on } }: { release: Pick<ReleaseSummary, 'support' | 'ends_on'> }) {
  const { t } = useTranslation('download')
  const { language, now } = usePage()
  if (ends_on === null) return null

  // Noon of the day it names, so that it is that day in the portal's calendar.
  const date = formatDate(`${ends_on}T04:00:00Z`, now, language)
  return <Tag kind={support === 'supported' ? 'usual' : 'bad'}>{t(`support.${support}`, { date })}</Tag>
}
