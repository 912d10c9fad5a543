import type { InsideOf } from '@atrium/contract/inside'
import { useTranslation } from 'react-i18next'
import { Fonts } from './fonts.tsx'
import { Titled } from './titled.tsx'

export function DocumentStyleTables({ inside }: { inside: InsideOf<'document-style'> }) {
  const { t } = useTranslation('resource')
  const { styles, paper, margins, fonts } = inside
  const page = [paper, margins && t('stage.table.margins', { margins: margins.join(' / ') })].filter(Boolean)
  return (
    <>
      {page.length > 0 && <p>{page.join(' · ')}</p>}
      <Titled
        title={t('stage.table.styles', { count: styles.length })}
        rows={styles}
        columns={[
          { id: 'name', name: t('stage.table.style'), cell: ({ name }) => name },
          { id: 'kind', name: t('stage.table.kind'), cell: ({ kind }) => t(`stage.style_kind.${kind}`) },
          { id: 'font', name: t('stage.table.font'), cell: ({ font }) => font },
          {
            id: 'size',
            name: t('stage.table.font_size'),
            cell: ({ size }) => size !== null && t('stage.table.points', { size }),
          },
          { id: 'line', name: t('stage.table.line'), cell: ({ line }) => line },
          { id: 'indent', name: t('stage.table.indent'), cell: ({ indent }) => indent },
        ]}
      />
      <Fonts fonts={fonts} />
    </>
  )
}
