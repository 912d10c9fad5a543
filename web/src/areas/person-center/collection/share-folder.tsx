import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { settleCall } from '../../../page/account/settle-call.ts'
import { OneLink } from '../../../page/share/one-link.tsx'
import { ShareDialog, type ShareOptions } from '../../../page/share/share-dialog.tsx'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { OwnFolder } from './collection.ts'

/** Links by which the folder can be read without an account: one dialog lists them, another makes one. */
export function ShareFolder({ folder: { folder_id, name }, onClose }: { folder: OwnFolder; onClose: () => void }) {
  const { t } = useTranslation('person_center')
  const params = { folder_id }
  const find = () => settleCall('GET /api/collection/folders/{folder_id}/links', { params })
  const [links, setLinks] = useState(find)
  const [making, setMaking] = useState(false)
  const { change, busy } = useChange()

  async function share({ allowed, ...wish }: ShareOptions) {
    const body = { ...wish, shows_notes: allowed }
    await ask(quietCaller(), 'POST /api/collection/folders/{folder_id}/links', { params, body })
    await again()
  }
  async function revoke(link_id: number) {
    const question = { params: { folder_id, link_id } }
    await change((me) => ask(me, 'DELETE /api/collection/folders/{folder_id}/links/{link_id}', question))
    setLinks(find)
  }
  /** The folder now says that it is shared. */
  async function again() {
    setLinks(find)
    await change(async () => {})
  }

  if (making) {
    return (
      <ShareDialog
        lead={t('collection.share_lead')}
        allows={{ label: t('collection.show_notes'), usually: false }}
        onShare={share}
        onClose={() => setMaking(false)}
      />
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('collection.share_title', { name })}
      lead={t('collection.share_lead')}
      actions={
        <Button size="large" kind="primary" onClick={() => setMaking(true)}>
          {t('project:share.make')}
        </Button>
      }
    >
      <Answered answer={links} waiting={<WaitingRows rows={2} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{t('project:share.none')}</p>
          ) : (
            list.map((link) => (
              <OneLink
                key={link.link_id}
                link={link}
                allows={{ label: t('collection.notes'), allowed: link.shows_notes }}
                busy={busy}
                onRevoke={() => void revoke(link.link_id)}
              />
            ))
          )
        }
      </Answered>
    </Dialog>
  )
}
