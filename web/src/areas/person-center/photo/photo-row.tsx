import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../page/account/refusal.tsx'
import { Row, RowAction } from '../../../page/account/rows.tsx'
import { useAgain } from '../../../page/account/use-again.ts'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import styles from './photo.module.css'

const PhotoDialog = lazy(() => import('./photo-dialog.tsx'))

interface PhotoRowProps {
  user_name: string
  photo_url: string | null
  /** The provider whose picture can be taken over. */
  photo_offer: string | null
}

export function PhotoRow({ user_name, photo_url, photo_offer }: PhotoRowProps) {
  const { t } = useTranslation('person_center')
  const again = useAgain()
  const { run, busy, error } = useRun()
  const [isOpen, setOpen] = useState(false)

  const change = (work: () => Promise<unknown>, text: string) =>
    void run(async () => {
      await work()
      await again()
      toast.success(text)
    })
  const answer = (take: boolean) => ask(quietCaller(), 'POST /api/users/mine/photo/offer', { body: { take } })

  return (
    <>
      <Row
        label={t('photo.label')}
        note={t('photo.note')}
        actions={
          <>
            {photo_url && (
              <RowAction
                disabled={busy}
                onClick={() => change(() => ask(quietCaller(), 'DELETE /api/users/mine/photo'), t('photo.removed'))}
              >
                {t('photo.remove')}
              </RowAction>
            )}
            <RowAction onClick={() => setOpen(true)}>{t(photo_url ? 'photo.change' : 'photo.set')}</RowAction>
          </>
        }
      >
        <Avatar name={user_name} image={photo_url} size={64} own />
      </Row>
      <Refusal text={error} />
      {photo_offer && (
        <div className={styles.offer}>
          <CallOut>
            <p>{t('photo.offer', { provider: photo_offer })}</p>
            <div>
              <Button
                size="small"
                kind="primary"
                disabled={busy}
                onClick={() => change(() => answer(true), t('photo.taken'))}
              >
                {t('photo.take')}
              </Button>
              <Button size="small" disabled={busy} onClick={() => change(() => answer(false), t('photo.declined'))}>
                {t('photo.decline')}
              </Button>
            </div>
          </CallOut>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <PhotoDialog
            onClose={() => setOpen(false)}
            onSaved={async () => {
              await again()
              setOpen(false)
              toast.success(t('photo.saved'))
            }}
          />
        </Suspense>
      )}
    </>
  )
}
