import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import styles from '../../../stage/compared/compared.module.css'
import { Compared as Changed } from '../../../stage/compared/compared.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'

type Compared = Answer<'GET /api/resources/{resource_id}/comparison'>

interface ComparisonProps {
  resource_id: number
  from: string
  to: string
}

/** What changed from one version to another, by what the type is made of. Asked for when somebody wants to know. */
export default function Comparison({ resource_id, from, to }: ComparisonProps) {
  const { t } = useTranslation('resource')
  const [compared, setCompared] = useState<Compared | 'failed' | null>(null)

  useEffect(() => {
    let hasLeft = false
    ask(quietCaller(), 'GET /api/resources/{resource_id}/comparison', {
      params: { resource_id },
      query: { from, to },
    }).then(
      (told) => !hasLeft && setCompared(told),
      () => !hasLeft && setCompared('failed'),
    )
    return () => {
      hasLeft = true
    }
  }, [resource_id, from, to])

  return (
    <div className={styles.compared} role="status" aria-busy={compared === null}>
      {compared === null && <Spinner tip={t('compare.waiting')} />}
      {compared === 'failed' && <p>{t('compare.failed')}</p>}
      {compared !== null && compared !== 'failed' && <Changed compared={compared} />}
    </div>
  )
}
