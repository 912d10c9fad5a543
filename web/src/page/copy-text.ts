import { useTranslation } from 'react-i18next'
import { toast } from '../platform/state/toast.ts'

/** Copies a text and shows a toast, whether it worked or not. `done` is what the toast says on success. */
export function useCopyText() {
  const { t } = useTranslation()

  return async function copy(text: string, done: string) {
    if (await copyText(text)) toast.success(done)
    else toast.error(t('common:copy.failed'))
  }
}

/**
 * Answers whether the text was copied. Browsers offer the Clipboard API only on https:// and localhost; intranets on
 * http:// need the older command.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copySelection(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  field.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0'
  // Everything outside an open modal dialog is inert and cannot be selected.
  const parent = focused?.closest('dialog') ?? document.body
  parent.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
