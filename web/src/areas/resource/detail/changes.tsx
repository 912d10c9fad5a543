import { useTranslation } from 'react-i18next'
import { takeResource } from '../../../page/take-resource.ts'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { ResourceDetail, Versions } from './answers.ts'
import styles from './changes.module.css'
import { placeOfComparison, useComparisonAddress } from './compared-versions.ts'
import type { OwnResourceState } from './use-mine.ts'

interface ChangesProps {
  resource: ResourceDetail
  versions: Versions
  mine: OwnResourceState
}

/** Every version stays, with what changed; one that was withdrawn says so and is not given out. */
export function Changes({ resource, versions, mine }: ChangesProps) {
  const { t } = useTranslation('resource')
  const given = versions.filter(({ state }) => state !== 'withdrawn').map(({ version }) => version)
  const [newest] = given
  if (versions.length === 0) return null

  /** The version before it, and for the newest the one that whoever reads has at home. */
  function comparedWith(version: string): string[] {
    const before = given[given.indexOf(version) + 1]
    const own = version === newest ? given.find((one) => one === mine.between?.downloaded_version) : undefined
    const wanted = given.includes(version) ? [before, own] : []
    return [...new Set(wanted)].filter((one) => one !== undefined && one !== version) as string[]
  }

  return (
    <section>
      <Lintel size="section">{t('detail.changes')}</Lintel>
      <ol className={styles.versions}>
        {versions.map((one) => (
          <One
            key={one.version}
            resource={resource}
            version={one}
            comparedWith={comparedWith(one.version)}
            own={mine.between?.downloaded_version ?? null}
          />
        ))}
      </ol>
    </section>
  )
}

interface OneProps {
  resource: ResourceDetail
  version: Versions[number]
  comparedWith: string[]
  own: string | null
}

function One({ resource, version: one, comparedWith, own }: OneProps) {
  const { t } = useTranslation('resource')
  const { language, now } = usePage()
  const addressOf = useComparisonAddress()
  const { version, state, state_reason, changes, published_at } = one

  return (
    <li id={`v${version}`}>
      <div>
        <b>{version}</b>
        <time dateTime={published_at}>{formatDate(published_at, now, language)}</time>
      </div>
      <div>
        <p>
          {changes}
          {state !== 'published' && (
            <>
              {' '}
              <Tag kind="bad">{t(`detail.version.${state}`)}</Tag> {state_reason}
            </>
          )}
        </p>
        {comparedWith.map((earlier) => (
          <ButtonLink
            key={earlier}
            kind="link"
            size="small"
            to={addressOf({ from: earlier, to: version }) + placeOfComparison(resource.resource_type)}
          >
            {t(earlier === own ? 'compare.since_own' : 'compare.since', { version: earlier })}
          </ButtonLink>
        ))}
      </div>
      {state !== 'withdrawn' && (
        <Button
          kind="link"
          size="small"
          aria-label={t('detail.take_version', { version })}
          onClick={() => takeResource(resource.resource_id, version).catch(() => {})}
        >
          {t('shared:download.download')}
        </Button>
      )}
    </li>
  )
}
