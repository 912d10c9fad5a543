import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { Body } from '../article/body.tsx'

/** As readers will see it: the server makes it, by the same rules. */
export function Preview({ body }: { body: string }) {
  const { t } = useTranslation('knowledge')
  const [html, setHtml] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    ask(browserCaller(), 'POST /api/knowledges/preview', { body: { body } }).then(
      (made) => left || setHtml(made.html),
      // The caller has shown what the server said.
      () => {},
    )
    return () => {
      left = true
    }
  }, [body])

  if (html === null) return <Spinner />
  return html === '' ? <p>{t('edit.preview_empty')}</p> : <Body html={html} />
}
