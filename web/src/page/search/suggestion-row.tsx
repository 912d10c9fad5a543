import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon, SearchIcon } from '../../ui/icon/home-icons.tsx'
import { ClockIcon } from '../../ui/icon/icons.tsx'
import { KindSign } from './kind-sign.tsx'
import { Marked } from './marked.tsx'
import styles from './suggestions.module.css'
import type { SearchSuggestion } from './use-suggested.ts'

interface SuggestionRowProps {
  id: string
  suggestion: SearchSuggestion
  isActive: boolean
  onPoint: () => void
  onTake: () => void
  onForget: (words: string) => void
}

/** One suggestion. The keys for it are those of the field, which keeps the focus. */
export function Row({ id, suggestion, isActive, onPoint, onTake, onForget }: SuggestionRowProps) {
  const click = ({ target }: MouseEvent) => {
    const isForgotten = (target as Element).closest('[data-forget]') !== null
    if (isForgotten && suggestion.kind === 'recent') onForget(suggestion.text)
    else onTake()
  }

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
    <div id={id} role="option" aria-selected={isActive} className={styles.row} onMouseMove={onPoint} onClick={click}>
      <Inside suggestion={suggestion} />
    </div>
  )
}

function Inside({ suggestion }: Pick<SuggestionRowProps, 'suggestion'>) {
  const { t } = useTranslation()
  switch (suggestion.kind) {
    case 'recent':
      return (
        <>
          <ClockIcon size={16} />
          <span className={styles.words}>{suggestion.text}</span>
          <span className={styles.forget} data-forget="" aria-hidden="true">
            <CloseIcon size={14} />
          </span>
        </>
      )
    case 'query':
      return (
        <>
          <SearchIcon size={16} />
          <span className={styles.words}>
            <Marked pieces={suggestion.pieces} />
          </span>
        </>
      )
    case 'item': {
      const { kind, resource_type, title } = suggestion.item
      return (
        <>
          <KindSign hit={suggestion.item} />
          <span className={styles.words}>
            <Marked pieces={title} />
          </span>
          <small>{kind === 'resource' && resource_type ? t(`type.${resource_type}.name`) : t(`scope.${kind}`)}</small>
        </>
      )
    }
  }
}
