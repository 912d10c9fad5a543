import type { InsideOf } from '@atrium/contract/inside'
import { useTranslation } from 'react-i18next'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Inspector } from '../inspector.tsx'
import styles from './document-style.module.css'

/** How the chosen paragraph is set, and whether its font comes free. */
export function StyleInspector({ inside, chosen }: { inside: InsideOf<'document-style'>; chosen: string | null }) {
  const { t } = useTranslation('resource')
  const style = inside.styles.find(({ id }) => id === chosen)
  if (!style) {
    return <Inspector title={t('stage_document_style.view.styles')} hint={t('stage_document_style.hint')} />
  }
  const { name, id, kind, font, size, line, indent, color } = style
  const paid = inside.fonts.some((one) => one.name === font && !one.free)
  return (
    <Inspector
      title={name}
      kind={t('stage_document_style.kind', { kind: t(`stage.style_kind.${kind}`) })}
      facts={[
        [t('stage_document_style.id'), id === name ? null : <code key="id">{id}</code>],
        [t('stage.table.font'), font],
        [t('stage.table.font_size'), size === null ? null : t('stage.table.points', { size })],
        [t('stage.table.line'), line],
        [t('stage.table.indent'), indent],
        [t('stage_document_style.color'), color],
      ]}
      hint={t('stage_document_style.hint')}
    >
      {paid && (
        <div className={styles.warning}>
          <CallOut kind="warning">{t('stage_document_style.font_paid', { font })}</CallOut>
        </div>
      )}
    </Inspector>
  )
}
