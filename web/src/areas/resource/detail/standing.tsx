import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { ResourceDetail } from './answers.ts'
import styles from './standing.module.css'

/** Said before anybody looks closer: it was withdrawn, or something better has taken its place. */
export function Standing({ resource: { state, version, replaced_by } }: { resource: ResourceDetail }) {
  const { t } = useTranslation('resource')
  if (state === 'published') return null

  return (
    <div className={styles.standing}>
      <CallOut kind={state === 'withdrawn' ? 'error' : 'warning'}>
        <p>
          {t(`detail.state.${state}`)}
          {version.state_reason && <> {version.state_reason}</>}
        </p>
        {replaced_by && (
          <p>
            {t('detail.state.instead')}{' '}
            <TextLink to={`/resource/${replaced_by.resource_type}/${replaced_by.resource_id}`}>
              {replaced_by.title}
            </TextLink>
          </p>
        )}
      </CallOut>
    </div>
  )
}
