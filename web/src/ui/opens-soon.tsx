import { useTranslation } from 'react-i18next'
import { ButtonLink } from './button.tsx'
import { Empty } from './empty.tsx'

/** A room that is not furnished yet says so, and shows the way to one that is. */
export function OpensSoon() {
  const { t } = useTranslation()

  return (
    <Empty title={t('soon.title')} actions={<ButtonLink to="/resource">{t('soon.library')}</ButtonLink>}>
      {t('soon.text')}
    </Empty>
  )
}
