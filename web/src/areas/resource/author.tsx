import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { FeedHint, FeedLink } from '../../page/feed-link.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { pageIn } from '../../platform/address/address.ts'
import { ask } from '../../platform/api/ask.ts'
import { formatDate, formatNumber } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { notFound } from '../../platform/page/missing.ts'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import { Rating } from '../../ui/card/rating.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { TabLinks } from '../../ui/navigation/tabs.tsx'
import type { Route } from './+types/author.ts'
import { type AuthorWork, workAddress } from './author/work.ts'
import { Works } from './author/works.tsx'
import styles from './author.module.css'
import { Cards } from './cards.tsx'
import { pageSize } from './find.ts'

export const handle: Handle = { modules: ['resource'], parameters: ['kind', 'page'] }

type WorkKind = AuthorWork['kind']
const kinds: WorkKind[] = ['resource', 'app', 'article']

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const user_id = Number(params.user_id)
  if (!Number.isSafeInteger(user_id) || user_id < 1) throw notFound(request)

  const caller = callerOf(context)
  const url = new URL(request.url)
  const page = pageIn(url)
  const author = await ask(caller, 'GET /api/authors/{user_id}', { params: { user_id } })
  const offered = kinds.filter((kind) => author[`${kind}_count`] > 0)
  const kind = offered.find((one) => one === url.searchParams.get('kind')) ?? offered[0] ?? 'resource'
  const published_at = 'desc' as const
  // Resources have cards with more than every kind of item has.
  const resources =
    kind === 'resource'
      ? await ask(caller, 'GET /api/resources', {
          query: { search: { owner_id: user_id }, order_by: { published_at }, page, size: pageSize },
        })
      : null
  const works =
    kind === 'resource'
      ? null
      : await ask(caller, 'GET /api/authors/{user_id}/works', {
          params: { user_id },
          query: { search: { kind }, order_by: { published_at }, page, size: pageSize },
        })
  return { author, offered, kind, page, resources, works }
}

/** Who an author is, and all that they have published. */
export default function Author({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('resource')
  const { language, now } = usePage()
  const { author, offered, kind, page, resources, works } = loaderData
  const { user_id, name, photo_url, introduction, company_name } = author
  const here = `/resource/author/${user_id}`
  const listed =
    resources?.list.map((one) => ({ name: one.title, to: `/resource/${one.resource_type}/${one.resource_id}` })) ??
    works?.list.map((one) => ({ name: one.title, to: workAddress(one) })) ??
    []

  return (
    <AreaPage
      above={[{ name: t('common:area.resource'), to: '/resource' }]}
      title={name}
      {...(author.resource_count > 0 && {
        lead: t('author.lead', { count: author.resource_count, downloads: formatNumber(author.download_count) }),
      })}
      page={page}
      listed={listed}
      described={{
        '@type': 'Person',
        name,
        ...(introduction && { description: introduction }),
        ...(company_name && { worksFor: { '@type': 'Organization', name: company_name } }),
      }}
      closed
    >
      <FeedHint feed={`author/${user_id}`} name={name} />
      <div className={styles.profile}>
        <Avatar name={name} image={photo_url} size={64} />
        <div>
          {company_name && <p className={styles.company}>{company_name}</p>}
          {introduction && <p className={styles.introduction}>{introduction}</p>}
          {author.rating !== null && (
            <p className={styles.rating}>
              <Rating value={author.rating} /> {t('author.rating', { count: author.rating_count })}
            </p>
          )}
          <p className={styles.since}>{t('author.since', { date: formatDate(author.since, now, language) })}</p>
        </div>
      </div>
      {offered.length > 1 && (
        <TabLinks
          label={t('author.works')}
          current={kind}
          tabs={offered.map((id, place) => ({
            id,
            name: t(`author.kind.${id}`, { total: author[`${id}_count`] }),
            to: place === 0 ? here : `${here}?kind=${id}`,
          }))}
        />
      )}
      <div className={styles.works}>
        {resources && <Cards list={resources.list} mixed ofOneAuthor />}
        {works && <Works list={works.list} />}
      </div>
      <ListPager page={page} total={(resources ?? works)?.total ?? 0} size={pageSize} />
      <FeedLink feed={`author/${user_id}`}>{t('author.feed')}</FeedLink>
    </AreaPage>
  )
}
