import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/form/button.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { AppList } from './app-list.tsx'
import { InstallationList } from './installation-list.tsx'

const loadApps = loadList('GET /api/management/apps', {
  state: 'text',
  app_category_id: 'number',
  publisher_id: 'number',
  price: 'text',
  source: 'text',
})
const loadRequests = loadList('GET /api/management/installations', { state: 'text', app_id: 'number' })

/** The apps, and who wants one installed: two lists of one screen. */
export function clientLoader({ request }: ScreenArgs) {
  const isAsked = new URL(request.url).searchParams.get('view') === 'requests'
  return isAsked
    ? { view: 'requests' as const, loaded: loadRequests({ request }) }
    : { view: 'apps' as const, loaded: loadApps({ request }) }
}

export default function Apps({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const { view } = loaderData

  if (view === 'requests') {
    return (
      <InstallationList
        loaded={loaderData.loaded}
        actions={<ButtonLink to="/management/apps">{t('apps.back')}</ButtonLink>}
      />
    )
  }
  return (
    <AppList
      loaded={loaderData.loaded}
      actions={<ButtonLink to="/management/apps?view=requests&state=requested">{t('apps.requests')}</ButtonLink>}
    />
  )
}
