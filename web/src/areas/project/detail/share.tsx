import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { OneLink } from '../../../page/share/one-link.tsx'
import styles from '../../../page/share/share.module.css'
import { ShareDialog, type ShareOptions } from '../../../page/share/share-dialog.tsx'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import type { ProjectAnswer } from '../project.ts'

/** Links by which it can be read without an account, each with its limits, and how many came. */
export function Share({ project: { project_id, links } }: { project: ProjectAnswer }) {
  const { t } = useTranslation('project')
  const { revalidate } = useRevalidator()
  const { change, busy } = useChange()
  const [sharing, setSharing] = useState(false)

  async function share({ allowed, ...wish }: ShareOptions) {
    const body = { ...wish, may_download: allowed }
    await ask(quietCaller(), 'POST /api/projects/{project_id}/links', { params: { project_id }, body })
    await revalidate()
  }
  const revoke = (link_id: number) =>
    change((me) => ask(me, 'DELETE /api/projects/{project_id}/links/{link_id}', { params: { project_id, link_id } }))

  return (
    <section className={styles.share} aria-label={t('share.title')}>
      <h2>{t('share.title')}</h2>
      {links.length === 0 && <p className={styles.none}>{t('share.none')}</p>}
      {links.map((link) => (
        <OneLink
          key={link.link_id}
          link={link}
          allows={{ label: t('share.may_download'), allowed: link.may_download }}
          busy={busy}
          onRevoke={() => void revoke(link.link_id)}
        />
      ))}
      <Button size="small" onClick={() => setSharing(true)}>
        {t(links.length === 0 ? 'share.make' : 'share.another')}
      </Button>
      {sharing && (
        <ShareDialog
          lead={t('share.lead')}
          allows={{ label: t('share.download_switch'), usually: true }}
          onShare={share}
          onClose={() => setSharing(false)}
        />
      )}
    </section>
  )
}
