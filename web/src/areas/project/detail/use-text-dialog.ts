import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import type { ConflictChoices } from '../../../page/conflict-dialog.tsx'
import { useSaving } from '../../../page/saving/use-saving.ts'

interface TextDialogOptions<Texts extends object> {
  /** The name under which what is not saved yet is kept in this browser. */
  form: string
  first: Texts
  send: (change: Partial<Texts>, seen: Texts) => Promise<Texts>
  onSaved: () => void
}

/** Texts of a project in a dialog: saved with its button, with a choice where another member has changed them meanwhile. */
export function useTextDialog<Texts extends object>({ form, first, send, onSaved }: TextDialogOptions<Texts>) {
  const { saving, described, stale, isRestored, add, save, settle, discard } = useSaving<Texts, Partial<Texts>>({
    form,
    first,
    send,
    isAutomatic: false,
  })
  const { revalidate } = useRevalidator()
  const { run, busy } = useRun()

  function finish(work: () => Promise<boolean>) {
    void run(async () => {
      if (!(await work())) return
      await revalidate()
      onSaved()
    })
  }

  return {
    texts: described,
    change: add,
    stale,
    isRestored,
    discard,
    busy,
    refusal: typeof saving === 'object' && !busy ? saving.why : undefined,
    submit: () => finish(save),
    settle: (choices: ConflictChoices) => finish(() => settle(choices)),
  }
}
