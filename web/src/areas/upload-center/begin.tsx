import type { ResourceType } from '@atrium/contract/resource-types'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { TypeTiles } from '../../page/upload/dialog/type-tiles.tsx'
import { useDrafts } from '../../page/upload/draft/use-drafts.ts'
import { submissionAddress } from '../../page/upload/submission/submission-actions.tsx'
import { failureText } from '../../platform/api/failures.ts'
import { useQuery } from '../../platform/api/use-query.ts'
import { useUploadsFor } from '../../platform/upload/list.ts'
import { resourceTarget } from '../../platform/upload/upload.ts'
import { UploadWidget } from '../../stage/upload-widget.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { PageDrop } from './page-drop.tsx'
import styles from './upload-center.module.css'

interface DraftTarget {
  resource_type: ResourceType | undefined
  resource_id: number | undefined
}

/** Where it begins: every file that arrives becomes a draft of its own. */
export function Begin({ wish }: { wish: DraftTarget }) {
  const { t } = useTranslation('person_center')
  const { revalidate } = useRevalidator()
  const [type, setType] = useState(wish.resource_type ?? null)
  const drafts = useDrafts({ resource_type: type ?? undefined, resource_id: wish.resource_id })
  const arrived = useUploadsFor(resourceTarget).flatMap(({ file, name }) => {
    const begun = file && drafts.get(file.file_id)
    return begun ? [{ name, begun }] : []
  })

  useEffect(() => {
    if (drafts.size > 0) void revalidate()
  }, [drafts, revalidate])
  useGoToDraft(drafts)

  return (
    <div className={styles.begin}>
      {wish.resource_id ? (
        <VersionOf resource_id={wish.resource_id} />
      ) : (
        wish.resource_type && <TypeTiles type={type} onChange={setType} hint={t('submission.type_hint')} />
      )}
      <UploadWidget />
      <PageDrop />
      {arrived.map(({ name, begun }) =>
        'why' in begun ? (
          <CallOut key={name} kind="error">
            {t('submission.begin_failed', { name, why: begun.why })}
          </CallOut>
        ) : (
          <CallOut key={name} kind="success">
            <div className={styles.begun}>
              <span>{t('submission.begun', { name })}</span>
              <ButtonLink kind="primary" size="small" to={submissionAddress(begun.submission)}>
                {t('submission.fill_in')}
              </ButtonLink>
            </div>
          </CallOut>
        ),
      )}
    </div>
  )
}

/** Who uploads one file goes on with its draft; several are listed. What was begun before is not gone to again. */
function useGoToDraft(drafts: ReturnType<typeof useDrafts>) {
  const go = useNavigate()
  const [before] = useState(() => new Set([...drafts].flatMap(([file_id, begun]) => (begun ? [file_id] : []))))
  const [only, ...others] = useUploadsFor(resourceTarget).filter(({ file }) => !file || !before.has(file.file_id))
  const begun = only?.file && others.length === 0 ? drafts.get(only.file.file_id) : null
  const address = begun && 'submission' in begun ? submissionAddress(begun.submission) : null

  useEffect(() => {
    if (address) void go(address)
  }, [address, go])
}

/** Which resource the next file becomes a version of. */
function VersionOf({ resource_id }: { resource_id: number }) {
  const { t } = useTranslation('person_center')
  const { data, failure } = useQuery('GET /api/resources/{resource_id}', { params: { resource_id } })
  if (failure) return <CallOut kind="error">{failureText(failure)}</CallOut>
  return (
    data && (
      <CallOut>
        {t('submission.version_of', { title: data.title, version: data.version.version })}{' '}
        <Link to={`/resource/${data.resource_type}/${resource_id}`}>{t('submission.see_public')}</Link>
      </CallOut>
    )
  )
}
