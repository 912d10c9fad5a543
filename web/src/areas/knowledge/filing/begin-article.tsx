import type { Language } from '@atrium/contract/languages'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { MemberButton } from '../../../page/member-button.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import styles from './filing.module.css'
import { PlaceField } from './place-field.tsx'

const form = 'begin-article'

/**
 * A title and a place are enough to begin; everything else is written on the page that follows. Members propose an article,
 * those who manage articles write one.
 */
export function BeginArticle({ knowledge_type_id }: { knowledge_type_id: number }) {
  const { t } = useTranslation('knowledge')
  const { language } = usePage()
  const navigate = useNavigate()
  const isEditor = useMayEdit()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const title = String(fields.get('title'))
    const body = { language, knowledge_type_id: Number(fields.get('knowledge_type_id')), title }
    setBusy(true)
    try {
      await navigate(await (isEditor ? beginDraft(body) : beginProposal(body)))
    } catch {
      // The caller has shown what the server said; the title stays.
      setBusy(false)
    }
  }

  return (
    <>
      <MemberButton action="propose" onPress={() => setOpen(true)}>
        {t(isEditor ? 'begin.open' : 'propose.open')}
      </MemberButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(isEditor ? 'begin.title' : 'propose.title')}
        lead={t(isEditor ? 'begin.lead' : 'propose.lead')}
        actions={
          <Button kind="primary" type="submit" form={form} disabled={isBusy}>
            {t('begin.send')}
          </Button>
        }
      >
        <form id={form} className={styles.filing} onSubmit={begin}>
          <Field label={t('edit.name')} required>
            {(field) => <Input {...field} name="title" maxLength={120} pattern=".*\S.*" />}
          </Field>
          <PlaceField knowledge_type_id={knowledge_type_id} />
        </form>
      </Dialog>
    </>
  )
}

interface ArticleBeginning {
  language: Language
  knowledge_type_id: number
  title: string
}

/** The address of the page on which it is written. */
async function beginDraft(begun: ArticleBeginning): Promise<string> {
  const body = { ...begun, summary: '', body: '' }
  const { article_id } = await ask(browserCaller(), 'POST /api/knowledges', { body })
  return `/knowledge/article/${article_id}/edit`
}

async function beginProposal(body: ArticleBeginning): Promise<string> {
  const { proposal_id } = await ask(browserCaller(), 'POST /api/knowledges/proposals', { body })
  return `/knowledge/proposal/${proposal_id}`
}
