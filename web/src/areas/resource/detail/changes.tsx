import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../platform/format.ts'
import { usePage } from '../../../platform/page.ts'
import { Button } from '../../../ui/button.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { take } from '../take.ts'
import type { Versions } from './answers.ts'
import styles from './changes.module.css'

/** Every version stays, with what changed; one that was withdrawn says so and is not given out. */
export function Changes({ resource_id, versions }: { resource_id: number; versions: Versions }) {
  const { t } = useTranslation('resource')
  const { language, now } = usePage()
  if (versions.length === 0) return null

  return (
    <section>
      <Lintel size="section">{t('detail.changes')}</Lintel>
      <ol className={styles.versions}>
        {versions.map(({ version, state, state_reason, changes, published_at }) => (
          <li key={version}>
            <div>
              <b>{version}</b>
              <time dateTime={published_at}>{formatDate(published_at, now, language)}</time>
            </div>
            <p>
              {changes}
              {state !== 'published' && (
                <>
                  {' '}
                  <Tag kind="bad">{t(`detail.version.${state}`)}</Tag> {state_reason}
                </>
              )}
            </p>
            {state !== 'withdrawn' && (
              <Button
                kind="text"
                size="small"
                aria-label={t('detail.take_version', { version })}
                onClick={() => take(resource_id, version).catch(() => {})}
              >
                {t('shared:download.download')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
