import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../../page/area-page.tsx'
import type { ListedKit } from '../../../page/kits/find-kits.ts'
import { KitShelves } from '../../../page/kits/kit-shelves.tsx'
import { Empty } from '../../../ui/state/empty.tsx'

/** All kits, each with the first of its pictures. */
export function KitList({ kits }: { kits: ListedKit[] }) {
  const { t } = useTranslation('resource')

  return (
    <AreaPage
      above={[{ name: t('common:area.resource'), to: '/resource' }]}
      title={t('common:kits.name')}
      lead={t('kit.list_lead')}
      listed={kits.map(({ slug, title }) => ({ name: title, to: `/resource/kits/${slug}` }))}
      closed
    >
      {kits.length === 0 && <Empty title={t('kit.none')}>{t('common:list.empty.text')}</Empty>}
      <KitShelves kits={kits} level={2} eager={2} />
    </AreaPage>
  )
}
