import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { textOf } from './read-json.ts'
import { type PortalConfiguration, type PortalWidgetData, roleName } from './read-portal.ts'
import { widgetKinds } from './widgets.tsx'

/** Every widget with its kind, who sees it, and the widths at which the author gave it a place. */
export function WidgetTable({ portal, language }: { portal: PortalConfiguration; language: Language }) {
  const { t } = useTranslation('resource')
  const namesOf = (ids: string[]) =>
    ids.map((id) => roleName(portal.roles.find((role) => role.id === id) ?? { id, name: id }, language))
  const columns: TableColumn<PortalWidgetData>[] = [
    { id: 'title', name: t('stage_portal.widget'), cell: ({ id, title }) => textOf(title, language) || id },
    {
      id: 'kind',
      name: t('stage_portal.kind_label'),
      cell: ({ kind }) =>
        Object.hasOwn(widgetKinds, kind) ? t(`stage_portal.kind.${kind}`) : t('stage_portal.unknown', { kind }),
    },
    {
      id: 'roles',
      name: t('stage_portal.seen_by'),
      cell: ({ roles }) => (roles.length > 0 ? namesOf(roles).join(t('stage.between')) : t('stage.everyone')),
    },
    {
      id: 'places',
      name: t('stage_portal.placed_at'),
      minor: true,
      cell: ({ id }) =>
        portal.widths
          .filter(({ name }) => portal.layouts[name]?.some(({ i }) => i === id))
          .map(({ name }) => widthName(name))
          .join(t('stage.between')),
    },
  ]
  const widthName = (name: string) => (isUsual(name) ? t(`stage_portal.width.${name}`) : name)
  return (
    <Table caption={t('stage_portal.view.widgets')} columns={columns} rows={portal.widgets} keyOf={({ id }) => id} />
  )
}

export function isUsual(name: string): name is 'wide' | 'middle' | 'phone' {
  return name === 'wide' || name === 'middle' || name === 'phone'
}
