import { useTranslation } from 'react-i18next'

const places = [
  ...(['form', 'flow', 'number', 'sign', 'organisation', 'profile', 'project', 'setting', 'training'] as const),
  ...(['onboarding', 'countersign', 'reply', 'print'] as const),
]

/** `flow.title` is 'Flow · title': where a value comes from in words, and its name there as it is written. */
export function SourceWords({ source }: { source: string }) {
  const { t } = useTranslation('resource')
  const [first = '', ...rest] = source.split('.')
  const place = places.find((one) => one === first)
  if (!place) return <code>{source}</code>
  return (
    <>
      {t(`stage_document_template.source.${place}`)} · <code>{rest.join('.')}</code>
    </>
  )
}
