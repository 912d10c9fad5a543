import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export function AgreementLinks() {
  const { t } = useTranslation()

  return (
    <>
      <Link to="/agreement/privacy">{t('agreement.privacy')}</Link>
      <Link to="/agreement/terms">{t('agreement.terms')}</Link>
    </>
  )
}
