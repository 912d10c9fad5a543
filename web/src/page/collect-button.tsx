import { useTranslation } from 'react-i18next'
import { formatFigure } from '../ui/format/figure.ts'
import { BookmarkIcon } from '../ui/icon/icons.tsx'
import styles from './collect-button.module.css'
import { MemberButton } from './member-button.tsx'

interface CollectButtonProps {
  /** Null for visitors, and until it is known. The figure counts this person in. */
  mine: { collected: boolean; collect_count: number } | null
  /** Of the page, which may be older. */
  collect_count: number
  collect: () => Promise<unknown>
  forget: () => Promise<unknown>
  /** Reads what is mine again. */
  onChanged: () => void
}

export function CollectButton({ mine, collect_count, collect, forget, onChanged }: CollectButtonProps) {
  const { t } = useTranslation('resource')
  const isCollected = mine?.collected ?? false

  const change = (call: () => Promise<unknown>) => void call().then(onChanged, () => {})

  return (
    <MemberButton
      action="collect"
      size="huge"
      aria-pressed={isCollected}
      isReady={mine !== null}
      isImmediate
      onPress={() => change(isCollected ? forget : collect)}
      onReturn={() => !isCollected && change(collect)}
    >
      <BookmarkIcon size={20} />
      <span className={styles.word}>{isCollected ? t('detail.collected') : t('detail.collect')}</span>
      <em className={styles.count}>{formatFigure(mine?.collect_count ?? collect_count)}</em>
    </MemberButton>
  )
}
