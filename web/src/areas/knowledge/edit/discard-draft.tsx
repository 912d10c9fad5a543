import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { languageNames } from '../../../page/language-names.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { ArticleDraft } from './draft.ts'

interface DiscardDraftProps {
  draft: Pick<ArticleDraft, 'language' | 'title'>
  size?: 'small'
  disabled?: boolean
  remove: () => Promise<unknown>
  onDiscarded: () => void
}

/** Removes an unpublished text for good, after asking. */
export function DiscardDraft({ draft, size, disabled = false, remove, onDiscarded }: DiscardDraftProps) {
  const { t } = useTranslation('knowledge')
  const [isOpen, setOpen] = useState(false)
  const { run, busy, error, forget } = useRun()
  const { language, title } = draft

  function close() {
    setOpen(false)
    forget()
  }

  function discard() {
    void run(async () => {
      await remove()
      setOpen(false)
      toast.success(t('discard.done'))
      onDiscarded()
    })
  }

  return (
    <>
      <Button
        kind={size ? 'text' : 'default'}
        {...(size && { size, 'aria-label': t('discard.of', { title }) })}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {t('discard.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('discard.title')}
        lead={t('discard.lead', { title, language: languageNames[language] })}
        actions={
          <>
            <Button onClick={close}>{t('discard.keep')}</Button>
            <Button kind="danger" disabled={busy} onClick={discard}>
              {t('discard.send')}
            </Button>
          </>
        }
      >
        {error && <CallOut kind="error">{error}</CallOut>}
      </Dialog>
    </>
  )
}
