import type { Environment } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import type { ShouldRevalidateFunction } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { useAddressFields } from '../../platform/address/address.ts'
import { ask } from '../../platform/api/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/product.ts'
import { Archive } from './archive.tsx'
import { fileFor, useDevice } from './device.ts'
import { type DownloadFile, type ProductDetail as ProductAnswer, releaseAddress } from './download.ts'
import { FeedHint, ForPrograms } from './feed-link.tsx'
import { Files } from './files.tsx'
import { Hero } from './hero.tsx'
import { environmentIn, fitting, pickParameters } from './pick.ts'
import { PickForm } from './pick-form.tsx'
import styles from './product.module.css'
import { ProductTabs } from './product-tabs.tsx'
import { softwareOf } from './software.ts'
import { Verify } from './verify/verify.tsx'

export const handle: Handle = { modules: ['download', 'resource'], parameters: pickParameters }

/** Without a name it is the first client for a desk, which most people come for. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const caller = callerOf(context)
  const { list: latest } = await ask(caller, 'GET /api/releases')
  const { product_code: named } = params
  const product_code = named ?? (latest.find(({ icon }) => icon === 'desk') ?? latest[0])?.product_code
  const product = product_code
    ? await ask(caller, 'GET /api/products/{product_code}', { params: { product_code } })
    : null
  return { latest, product, named }
}

/** To pick among files that are all here nobody waits for the network. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

export default function Product({ loaderData: { latest, product, named } }: Route.ComponentProps) {
  const { t } = useTranslation('download')
  const fields = useAddressFields()
  const chosen = environmentIn(fields)
  const { origin } = usePage()
  const [newest] = product?.files ?? []

  return (
    <AreaPage
      title={named && product ? product.product_name : t('list.title')}
      lead={named && product ? product.description : t('list.lead')}
      above={named ? [{ name: t('list.title'), to: '/download' }] : []}
      listed={(product?.releases ?? []).map(({ title, version }) => ({
        name: title,
        to: releaseAddress(product?.product_code ?? '', version),
      }))}
      {...(product && newest ? { described: softwareOf(origin, product, product.releases[0], product.files) } : {})}
    >
      <FeedHint />
      <ProductTabs products={latest} current={product?.product_code ?? ''} />
      {product && product.files.length > 0 ? (
        <Found product={product} chosen={chosen} key={product.product_code} />
      ) : (
        <Empty title={t('common:list.empty.title')}>{t('common:list.empty.text')}</Empty>
      )}
    </AreaPage>
  )
}

function Found({ product, chosen }: { product: ProductAnswer; chosen: Environment }) {
  const { t } = useTranslation('download')
  const { product_code, product_name, releases, files } = product
  const { file, reason } = useOffered(files, chosen)
  const release = releases.find(({ version }) => version === file?.version)
  const left = fitting(files, chosen)

  return (
    <>
      <PickForm product_code={product_code} files={files} chosen={chosen} />
      {file && release && <Hero product={product} release={release} file={file} reason={reason} />}
      <section className={styles.part}>
        <Lintel size="section" id="platforms">
          {t('files.title')}
        </Lintel>
        <Files caption={t('files.caption', { name: product_name })} files={files} fits={(one) => left.includes(one)} />
      </section>
      <section className={styles.part}>
        <Lintel size="section" id="verify">
          {t('verify.title')}
        </Lintel>
        {releases[0] && <Verify product_code={product_code} release={releases[0]} />}
      </section>
      {releases.length > 1 && (
        <section className={styles.part}>
          <Lintel size="section" id="archive">
            {t('archive.title')}
          </Lintel>
          <Archive product_code={product_code} releases={releases.slice(1)} />
        </section>
      )}
      <ForPrograms />
    </>
  )
}

/**
 * What was picked, else what this machine needs, else the first; the rest stands below in any case. Where nothing fits what
 * was picked, nothing is offered.
 */
function useOffered(files: DownloadFile[], chosen: Environment) {
  const device = useDevice()
  const left = fitting(files, chosen)
  if (Object.keys(chosen).length > 0) {
    return { file: left[0], reason: left.length === 1 ? ('picked' as const) : ('first' as const) }
  }
  const recognised = fileFor(files, device)
  return recognised ? { file: recognised, reason: 'recognised' as const } : { file: files[0], reason: 'first' as const }
}
