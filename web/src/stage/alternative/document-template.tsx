import type { InsideOf } from '@atrium/contract/inside'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page/page.ts'
import { textIn } from '../text-in.ts'
import { Fonts } from './fonts.tsx'
import { Titled } from './titled.tsx'

export function DocumentTemplateTables({ inside }: { inside: InsideOf<'document-template'> }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const { pages, paper, placeholders, fonts } = inside
  return (
    <>
      <p>{[t('stage.table.pages', { count: pages }), paper].filter(Boolean).join(' · ')}</p>
      <Titled
        title={t('stage.table.placeholders', { count: placeholders.length })}
        rows={placeholders}
        columns={[
          { id: 'tag', name: t('stage.table.tag'), cell: ({ tag }) => <code>{`{${tag}}`}</code> },
          { id: 'title', name: t('stage.table.title'), cell: ({ title }) => textIn(title, language) },
          { id: 'source', name: t('stage.table.source'), cell: ({ source }) => source },
          { id: 'sample', name: t('stage.table.sample'), cell: ({ sample }) => sample },
          { id: 'pages', name: t('stage.table.on_pages'), cell: (one) => one.pages.join(', ') },
        ]}
      />
      <Fonts fonts={fonts} />
    </>
  )
}
