import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../platform/format/format.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import { DecideButton } from './decide-button.tsx'
import styles from './resource.module.css'

interface ResourceVersionsProps {
  resource: Answer<'GET /api/management/resources/{resource_id}'>
  onDone: () => void
}

const verdicts = { published: 'good', withdrawn: 'bad' } as const

/** Every version, with what was decided about it and why. */
export function ResourceVersions({ resource: { resource_id, versions }, onDone }: ResourceVersionsProps) {
  const { t } = useTranslation(['management', 'person_center'])
  const mayChange = useMayChange()
  const { language } = usePage()
  const now = new Date().toISOString()

  return (
    <section>
      <h3 className={styles.head}>{t('resources.versions')}</h3>
      <ol className={styles.versions}>
        {versions.map(({ version_id, version, state, state_reason, author_name, size, published_at, decisions }) => (
          <li key={version_id}>
            <div>
              <b>{version ?? t('resources.no_version')}</b>
              <Tag kind={verdicts[state as keyof typeof verdicts] ?? 'usual'}>{t(`resources.state.${state}`)}</Tag>
              <small>
                {[author_name, size && formatSize(size), published_at && formatMoment(published_at, now, language)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            {state_reason && <p>{state_reason}</p>}
            {decisions.map(({ decision, reason, text, decided_by, created_at }) => (
              <small key={created_at}>
                {t(`person_center:submission.decision.${decision}`)}
                {reason && ` · ${t(`person_center:submission.reason.${reason}`)}`}
                {text && ` · ${text}`}
                {` · ${[decided_by, formatMoment(created_at, now, language)].filter(Boolean).join(' ')}`}
              </small>
            ))}
            {mayChange && published_at && state !== 'withdrawn' && (
              <div>
                {state === 'published' && (
                  <DecideButton
                    decision="deprecate"
                    resource_id={resource_id}
                    version_id={version_id}
                    version={version}
                    onDone={onDone}
                  />
                )}
                <DecideButton
                  decision="withdraw"
                  resource_id={resource_id}
                  version_id={version_id}
                  version={version}
                  onDone={onDone}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
