import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page/page.ts'

export function Copyright() {
  const { t } = useTranslation()
  const { now, platformTitle } = usePage()

  return <span>{t('footer.copyright', { year: now.slice(0, 4), title: platformTitle })}</span>
}
