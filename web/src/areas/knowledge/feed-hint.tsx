import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page.ts'

/** Tells browsers and readers of feeds where the newest articles are. */
export function FeedHint() {
  const { t } = useTranslation('knowledge')
  const { language, platformTitle } = usePage()
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${t('overview.title')} · ${platformTitle}`}
      href={`/feed/knowledge.xml?lang=${language}`}
    />
  )
}
