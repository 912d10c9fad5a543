import { useTranslation } from 'react-i18next'
import { useQuery } from '../../../platform/api/use-query.ts'
import styles from '../../../stage/compared/compared.module.css'
import { Compared } from '../../../stage/compared/compared.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'

interface ComparisonProps {
  resource_id: number
  from: string
  to: string
}

/** What changed from one version to another, by what the type is made of. Asked for when somebody wants to know. */
export default function Comparison({ resource_id, from, to }: ComparisonProps) {
  const { t } = useTranslation('resource')
  const { data, failure, isLoading } = useQuery('GET /api/resources/{resource_id}/comparison', {
    params: { resource_id },
    query: { from, to },
  })

  return (
    <div className={styles.compared} role="status" aria-busy={isLoading}>
      {isLoading && <Spinner tip={t('compare.waiting')} />}
      {failure && <p>{t('compare.failed')}</p>}
      {data && <Compared compared={data} />}
    </div>
  )
}
