import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { type LoadedList, loadList, type RowOf } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useUsedFilter } from '../list/use-used-filter.ts'
import { PlatformForm } from './platform-form.tsx'
import { ProductForm } from './product-form.tsx'

const loadProducts = loadList('GET /api/management/products', { suite_id: 'number' })
const loadPlatforms = loadList('GET /api/management/platforms', { used: 'text' })

type ManagedProductRow = RowOf<'GET /api/management/products'>
type ManagedPlatformRow = RowOf<'GET /api/management/platforms'>

export async function clientLoader(args: ScreenArgs) {
  const isPlatforms = new URL(args.request.url).searchParams.get('list') === 'platforms'
  if (isPlatforms) return { platforms: loadPlatforms(args), products: null, suites: [] }
  const products = loadProducts(args)
  return { platforms: null, products, suites: await findSuites() }
}

/** There are never so many that one page would not hold them. */
async function findSuites() {
  const { list } = await ask(quietCaller(), 'GET /api/management/products', { query: { page: 1, size: 100 } })
  return list
    .filter(({ suite_name }) => suite_name === null)
    .map(({ product_id, name }) => ({ value: String(product_id), name }))
}

/** What releases are of, and what their files are for. */
export default function Products({
  loaderData: { products, platforms, suites },
}: ManagementScreenProps<typeof clientLoader>) {
  return products ? <ProductList loaded={products} suites={suites} /> : <PlatformList loaded={platforms} />
}

interface ProductListProps {
  loaded: LoadedList<ManagedProductRow>
  suites: { value: string; name: string }[]
}

function ProductList({ loaded, suites }: ProductListProps) {
  const { t } = useTranslation('management')

  return (
    <ListScreen
      screen="products"
      loaded={loaded}
      keyOf={({ product_id }) => product_id}
      creates
      actions={<Which current="products" />}
      filters={[{ name: 'suite_id', options: suites }]}
      columns={[
        { column: 'name', sort: true, opens: true },
        { column: 'code', sort: true },
        { column: 'suite_name' },
        { column: 'icon', cell: ({ icon }) => t(`products.icon.${icon}`), minor: true },
        { column: 'release_count', kind: 'number' },
        { column: 'position', kind: 'number', sort: true },
        { column: 'updated_at', kind: 'moment', sort: true, minor: true },
      ]}
    >
      <ProductForm suites={suites} />
    </ListScreen>
  )
}

function PlatformList({ loaded }: { loaded: LoadedList<ManagedPlatformRow> }) {
  const { t } = useTranslation('management')
  const usedFilter = useUsedFilter()

  return (
    <ListScreen
      screen="products"
      title={t('products.platforms')}
      loaded={loaded}
      keyOf={({ platform_id }) => platform_id}
      creates
      actions={<Which current="platforms" />}
      filters={[usedFilter]}
      columns={[
        { column: 'name', sort: true, opens: true },
        { column: 'code', sort: true },
        { column: 'file_count', kind: 'number', sort: true },
        { column: 'position', kind: 'number', sort: true },
        { column: 'updated_at', kind: 'moment', sort: true, minor: true },
      ]}
    >
      <PlatformForm />
    </ListScreen>
  )
}

function Which({ current }: { current: 'products' | 'platforms' }) {
  const { t } = useTranslation('management')
  return (
    <Segmented
      label={t('products.title')}
      current={current}
      choices={[
        { id: 'products', name: t('products.products'), to: '?' },
        { id: 'platforms', name: t('products.platforms'), to: '?list=platforms' },
      ]}
    />
  )
}
