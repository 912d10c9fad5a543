import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { Head } from '../../platform/head.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { TabLinks } from '../../ui/tabs.tsx'

export const handle: Handle = { modules: ['person_center'] }

const pages = [
  { id: 'uploads', to: '/person-center' },
  { id: 'collection', to: '/person-center/person-collection' },
  { id: 'downloads', to: '/person-center/person-load' },
  { id: 'info', to: '/person-center/person-info' },
] as const

export default function PersonCenter() {
  const { t } = useTranslation('person_center')
  const { platformTitle } = usePage()
  const { pathname } = useLocation()
  const current = pages.find(({ to }) => to === pathname)?.id ?? 'uploads'
  const title = t('page.title')

  return (
    <main id="main" className="page-width">
      <Head title={`${t(`page.${current}`)} · ${platformTitle}`} hidden />
      <PageHead places={[{ name: t('common:area.home'), to: '/' }, { name: title }]} title={title} />
      <TabLinks label={title} current={current} tabs={pages.map(({ id, to }) => ({ id, to, name: t(`page.${id}`) }))} />
      <Outlet />
    </main>
  )
}
