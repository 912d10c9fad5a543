import { useTranslation } from 'react-i18next'
import { useCopyText } from '../../page/copy-text.ts'
import { Button } from '../../ui/form/button.tsx'
import { CopyIcon } from '../../ui/icon/icons.tsx'

interface CopyProps {
  text: string
  /** What is copied, for those who listen. */
  name: string
  /** The icon alone, where many stand in a table. */
  bare?: boolean
}

export function Copy({ text, name, bare = false }: CopyProps) {
  const { t } = useTranslation('download')
  const copy = useCopyText()
  const label = t('copy.label', { name })
  const onClick = () => void copy(text, t('copy.done', { name }))

  if (bare) {
    return (
      <Button kind="text" size="small" square aria-label={label} onClick={onClick}>
        <CopyIcon size={16} />
      </Button>
    )
  }
  return (
    <Button size="small" aria-label={label} onClick={onClick}>
      <CopyIcon size={16} />
      {t('copy.copy')}
    </Button>
  )
}
