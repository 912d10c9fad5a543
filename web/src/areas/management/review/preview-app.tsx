import { textIn } from '@atrium/contract/resource/text-in'
import { useTranslation } from 'react-i18next'
import { OwnPicture } from '../../../page/upload/file/own-picture.tsx'
import { usePage } from '../../../platform/page/page.ts'
import styles from './preview-pane.module.css'
import type { ReviewedApp } from './reviewed.ts'

interface AppReviewProps {
  review: ReviewedApp
}

/** An app is no file: what it shows, what it asks for and what it sends away is what is reviewed. */
export function AppPreview({ review: { described, publisher, app_category_name } }: AppReviewProps) {
  const { t } = useTranslation('management')
  const nameOf = usePermissionName()
  const { language } = usePage()
  const { summary = {}, description = {}, changes = {}, permissions = [], data_sent = [], screenshots = [] } = described

  return (
    <div className={styles.words}>
      <p className={styles.lead}>{textIn(summary, language)}</p>
      <p>{textIn(description, language)}</p>
      <dl className={styles.facts}>
        <dt>{t('review.app.publisher')}</dt>
        <dd>{publisher}</dd>
        <dt>{t('review.app.category')}</dt>
        <dd>{app_category_name}</dd>
        <dt>{t('review.app.product_versions')}</dt>
        <dd>{described.product_versions?.join(t('list.comma'))}</dd>
      </dl>
      <h3>{t('review.authors_words')}</h3>
      <p>{textIn(changes, language) || t('review.no_words')}</p>
      <h3>{t('review.app.permissions')}</h3>
      <ul className={styles.lines}>
        {permissions.map(({ permission, reason }) => (
          <li key={permission}>
            <b>{nameOf(permission)}</b> {textIn(reason, language)}
          </li>
        ))}
        {permissions.length === 0 && <li>{t('list.none')}</li>}
      </ul>
      <h3>{t('review.app.data_sent')}</h3>
      <ul className={styles.lines}>
        {data_sent.map(({ what, receiver, why, host }) => (
          <li key={host}>
            <b>{textIn(what, language)}</b> → {textIn(receiver, language)} <code>{host}</code> {textIn(why, language)}
          </li>
        ))}
        {data_sent.length === 0 && <li>{t('review.app.sends_nothing')}</li>}
      </ul>
      {screenshots.length > 0 && (
        <div className={styles.pictures}>
          {screenshots.map(({ file_id, caption }) => (
            <figure key={file_id}>
              <OwnPicture file_id={file_id} name={textIn(caption, language)} />
              <figcaption>{textIn(caption, language)}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  )
}

/** What it asks for that it did not ask for before, and the other way round. */
export function AppDifference({ review: { described, before, previous } }: AppReviewProps) {
  const { t } = useTranslation('management')
  const nameOf = usePermissionName()
  if (!before || !previous) return <p className={styles.words}>{t('review.first_version')}</p>
  const asked = (list: { permission: string }[] = []) => list.map(({ permission }) => nameOf(permission))
  const sent = (list: { host: string }[] = []) => list.map(({ host }) => host)
  const parts = [
    { name: t('review.app.permissions'), now: asked(described.permissions), earlier: asked(before.permissions) },
    { name: t('review.app.data_sent'), now: sent(described.data_sent), earlier: sent(before.data_sent) },
    {
      name: t('review.app.product_versions'),
      now: described.product_versions ?? [],
      earlier: before.product_versions,
    },
  ].map(({ name, now, earlier }) => ({
    name,
    added: now.filter((one) => !(earlier as string[]).includes(one)),
    removed: earlier.filter((one) => !(now as string[]).includes(one)),
  }))
  const changed = parts.filter(({ added, removed }) => added.length + removed.length > 0)

  return (
    <div className={styles.words}>
      {changed.length === 0 && <p>{t('review.app.nothing_changed')}</p>}
      {changed.map(({ name, added, removed }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul className={styles.lines}>
            {added.map((one) => (
              <li key={one} data-kind="added">
                <ins>
                  <span className="visually-hidden">{t('review.added')}</span>
                  {one}
                </ins>
              </li>
            ))}
            {removed.map((one) => (
              <li key={one} data-kind="removed">
                <del>
                  <span className="visually-hidden">{t('review.removed')}</span>
                  {one}
                </del>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** What an app asks for, in the words of the store. */
function usePermissionName(): (permission: string) => string {
  const { t } = useTranslation('download')
  return (permission) => t(`apps.permission.${permission}`)
}
