import { useTranslation } from 'react-i18next'
import { usePage } from '../../../platform/page/page.ts'
import { dayName } from './audit-days.ts'

/** 'Today, 16 November' */
export function DayHeading({ moment, className }: { moment: string; className?: string | undefined }) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const { is, day } = dayName(moment, new Date(), language)
  return <h2 className={className}>{is ? t(`audit_log.${is}`, { day }) : day}</h2>
}
