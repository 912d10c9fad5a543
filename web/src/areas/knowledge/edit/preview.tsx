import { useTranslation } from 'react-i18next'
import { useQuery } from '../../../platform/api/use-query.ts'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { Body } from '../article/body.tsx'

/** As readers will see it: the server makes it, by the same rules. */
export function Preview({ body }: { body: string }) {
  const { t } = useTranslation('knowledge')
  const { data } = useQuery('POST /api/knowledges/preview', { body: { body } }, { showsFailure: true })

  if (!data) return <Spinner />
  return data.html === '' ? <p>{t('edit.preview_empty')}</p> : <Body html={data.html} />
}
