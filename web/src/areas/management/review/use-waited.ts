import { useTranslation } from 'react-i18next'

const hour = 3600_000
/** Reviews are due within a day. */
const late = 24

/** How long something has waited, in the largest whole unit below a hundred hours. */
export function useWaited(since: string): { text: string; isLate: boolean } {
  const { t } = useTranslation('management')
  const waited = Math.max(0, Date.now() - new Date(since).getTime())
  const hours = Math.floor(waited / hour)
  const text =
    hours < 1 ? t('review.minutes', { count: Math.floor(waited / 60_000) }) : t('review.hours', { count: hours })
  return { text, isLate: hours >= late }
}
