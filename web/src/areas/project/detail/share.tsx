import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/ask.ts'
import { formatDate } from '../../../platform/format.ts'
import { usePage } from '../../../platform/page.ts'
import { toast } from '../../../platform/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import type { Project } from '../project.ts'
import { useChange } from '../use-change.ts'
import { QrCode } from './qr-code.tsx'
import styles from './share.module.css'
import { ShareDialog } from './share-dialog.tsx'

type SharedLink = Project['links'][number]

/** Links by which it can be read without an account, each with its limits, and how many came. */
export function Share({ project: { project_id, links } }: { project: Project }) {
  const { t } = useTranslation('project')
  const [sharing, setSharing] = useState(false)

  return (
    <section className={styles.share} aria-label={t('share.title')}>
      <h2>{t('share.title')}</h2>
      {links.length === 0 && <p className={styles.none}>{t('share.none')}</p>}
      {links.map((link) => (
        <OneLink key={link.link_id} link={link} project_id={project_id} />
      ))}
      <Button size="small" onClick={() => setSharing(true)}>
        {t(links.length === 0 ? 'share.make' : 'share.another')}
      </Button>
      {sharing && <ShareDialog project_id={project_id} onClose={() => setSharing(false)} />}
    </section>
  )
}

function OneLink({ link, project_id }: { link: SharedLink; project_id: number }) {
  const { t } = useTranslation('project')
  const { language } = usePage()
  const { change, busy } = useChange()
  const { link_id, address, has_password, may_download, expires_at, visit_count } = link
  const now = new Date().toISOString()

  async function copy() {
    await navigator.clipboard.writeText(address)
    toast.success(t('share.copied'))
  }

  return (
    <div className={styles.link}>
      <Input
        readOnly
        aria-label={t('share.address')}
        value={address.replace(/^https?:\/\//, '')}
        end={
          <Button kind="primary" size="small" onClick={() => void copy()}>
            {t('share.copy')}
          </Button>
        }
      />
      <div className={styles.about}>
        <QrCode text={address} name={t('share.qr_code')} className={styles.code} />
        <dl>
          <div>
            <dt>{t('share.who')}</dt>
            <dd>{t(has_password ? 'share.who_password' : 'share.who_link')}</dd>
          </div>
          <div>
            <dt>{t('share.may_download')}</dt>
            <dd>{t(may_download ? 'share.yes' : 'share.no')}</dd>
          </div>
          <div>
            <dt>{t('share.until')}</dt>
            <dd>{expires_at ? formatDate(expires_at, now, language) : t('share.no_end')}</dd>
          </div>
        </dl>
      </div>
      <p>
        {t('share.visits', { count: visit_count })}
        <Button
          kind="text"
          size="small"
          disabled={busy}
          onClick={() =>
            void change((me) =>
              ask(me, 'DELETE /api/projects/{project_id}/links/{link_id}', { params: { project_id, link_id } }),
            )
          }
        >
          {t('share.stop')}
        </Button>
      </p>
    </div>
  )
}
