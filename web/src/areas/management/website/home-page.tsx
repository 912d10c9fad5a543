import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { settleCall } from '../../../page/account/settle-call.ts'
import { useAddressWith } from '../../../platform/address/address.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { MayChange } from '../frame/may-change.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { HomeBlockForm } from './home-page-block.tsx'
import { HomePageKits } from './home-page-kits.tsx'
import { MoveBlock } from './home-page-move.tsx'
import { HotSearchesForm } from './home-page-searches.tsx'

const kinds = ['hero', 'kits', 'news', 'rankings', 'knowledge', 'cases', 'videos', 'downloads', 'banner']
const states = ['shown', 'waiting', 'over', 'hidden']

const loadBlocks = loadList('GET /api/management/home-blocks', { kind: 'text', state: 'text' })

export function clientLoader({ request }: ScreenArgs) {
  return { ...loadBlocks({ request }), kits: settleCall('GET /api/management/kits') }
}

/** What the home page shows, in which order, and from when to when; below it the kits it leads to. */
export default function HomePage({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const named = (group: string, names: string[]) =>
    names.map((value) => ({ value, name: t(`home_page.${group}.${value}`) }))
  const words = (group: string, names: string[]) =>
    Object.fromEntries(named(group, names).map(({ value, name }) => [value, name]))

  return (
    <>
      <ListScreen
        screen="home_page"
        loaded={loaderData}
        keyOf={({ home_block_id }) => home_block_id}
        columns={[
          { column: 'kind', values: words('kind', kinds), opens: true },
          { column: 'title' },
          { column: 'state', values: words('state', states) },
          { column: 'starts_at', kind: 'moment', sort: true, optional: true },
          { column: 'ends_at', kind: 'moment', sort: true, optional: true },
          { column: 'position', kind: 'number', sort: true },
          { column: 'updated_at', kind: 'moment', sort: true, minor: true },
        ]}
        filters={[
          { name: 'kind', options: named('kind', kinds) },
          { name: 'state', options: named('state', states) },
        ]}
        creates
        actions={
          <>
            <ButtonLink to={addressWith({ searches: '1' })} preventScrollReset>
              {t('home_page.searches')}
            </ButtonLink>
            <ButtonLink to="/management/home-page/preview" target="_blank">
              {t('home_page.preview')}
            </ButtonLink>
          </>
        }
        rowActions={(row) => (
          <MayChange>
            <MoveBlock home_block_id={row.home_block_id} name={t(`home_page.kind.${row.kind}`)} />
          </MayChange>
        )}
      >
        <HomeBlockForm />
        <HotSearchesForm />
      </ListScreen>
      <Answered answer={loaderData.kits} waiting={<WaitingRows rows={3} />}>
        {({ list }) => <HomePageKits list={list} />}
      </Answered>
    </>
  )
}
