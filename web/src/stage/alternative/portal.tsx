import type { InsideOf } from '@atrium/contract/inside'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page/page.ts'
import { textIn } from '../text-in.ts'
import { Titled } from './titled.tsx'

export function PortalTables({ inside }: { inside: InsideOf<'portal'> }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const { widgets, widths, apps } = inside
  return (
    <>
      <Titled
        title={t('stage.table.widgets', { count: widgets.length })}
        rows={widgets}
        columns={[
          { id: 'title', name: t('stage.table.widget'), cell: ({ title }) => textIn(title, language) },
          { id: 'kind', name: t('stage.table.kind'), cell: ({ kind }) => <code>{kind}</code> },
          {
            id: 'roles',
            name: t('stage.table.roles'),
            cell: ({ roles }) => roles.join(t('stage.between')) || t('stage.everyone'),
          },
        ]}
      />
      <Titled
        title={t('stage.table.widths')}
        rows={widths}
        columns={[
          { id: 'name', name: t('stage.table.width'), cell: ({ name }) => name },
          { id: 'from', name: t('stage.table.from_width'), kind: 'number', cell: ({ from }) => from },
          { id: 'columns', name: t('stage.table.columns'), kind: 'number', cell: ({ columns }) => columns },
        ]}
      />
      {apps.length > 0 && <p>{t('stage.table.apps', { apps: apps.join(t('stage.between')) })}</p>}
    </>
  )
}
