import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import type { KeptValues } from './use-kept-values.ts'

/** Above the fields: where their contents come from, and how to be rid of them. */
export function RestoredNote({ isRestored, discard }: Pick<KeptValues<object>, 'isRestored' | 'discard'>) {
  const { t } = useTranslation('shared')
  if (!isRestored) return null
  return (
    <div role="status">
      <CallOut>
        {t('kept.restored')}{' '}
        <Button size="small" onClick={discard}>
          {t('kept.discard')}
        </Button>
      </CallOut>
    </div>
  )
}
