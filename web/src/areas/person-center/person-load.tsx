import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { useRun } from '../../page/account/use-run.ts'
import { ItemName } from '../../page/item-name.tsx'
import { ReadOn, SearchWithin, stretchIn } from '../../page/own-list.tsx'
import { takeResource } from '../../page/take-resource.ts'
import { formatMoment } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { GoLink, TextLink } from '../../ui/navigation/go-link.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/person-load.ts'
import styles from './lists.module.css'

type OwnDownloadPage = Answer<'GET /api/users/mine/downloads'>
type OwnDownload = OwnDownloadPage['list'][number]
const size = 30

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { after, keyword } = stretchIn(new URL(request.url))
  const query = { size, ...(after && { after }), ...(keyword && { search: { keyword } }) }
  return { after, keyword, downloads: settleCall('GET /api/users/mine/downloads', { query }) }
}

export default function PersonLoad({ loaderData: { after, keyword, downloads } }: Route.ComponentProps) {
  const { t } = useTranslation('person_center')

  return (
    <>
      <div className={styles.head}>
        <p>{t('load.lead')}</p>
        <SearchWithin label={t('load.search')} keyword={keyword} />
      </div>
      <Answered answer={downloads} waiting={<WaitingRows rows={6} />}>
        {(mine) => <Listed mine={mine} after={after} keyword={keyword} />}
      </Answered>
    </>
  )
}

function Listed({
  mine: { list, total, next },
  after,
  keyword,
}: {
  mine: OwnDownloadPage
  after: string | null
  keyword: string
}) {
  const { t } = useTranslation('person_center')
  const columns = useColumns()
  if (list.length === 0) return <Nothing keyword={keyword} />

  return (
    <>
      <Table
        caption={t('page.downloads')}
        columns={columns}
        rows={list}
        keyOf={({ resource_id, version }) => `${resource_id} ${version}`}
        rowHeight="tall"
      />
      <ReadOn next={next} after={after} note={t('load.total', { count: total })} />
    </>
  )
}

function Nothing({ keyword }: { keyword: string }) {
  const { t } = useTranslation('person_center')
  if (keyword) {
    return <Empty title={t('list.nothing', { keyword })} actions={<ButtonLink to="?">{t('list.all')}</ButtonLink>} />
  }
  return (
    <Empty title={t('load.none')} actions={<GoLink to="/resource">{t('list.library')}</GoLink>}>
      {t('load.none_text')}
    </Empty>
  )
}

function useColumns(): TableColumn<OwnDownload>[] {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const now = new Date().toISOString()

  return [
    {
      id: 'resource',
      name: t('submission.resource'),
      cell: (taken) => <ItemName item={taken} version={taken.version} />,
    },
    { id: 'marks', name: t('load.marks'), cell: (taken) => <Marks taken={taken} /> },
    {
      id: 'when',
      name: t('load.when'),
      minor: true,
      cell: ({ downloaded_at }) => formatMoment(downloaded_at, now, language),
    },
    { id: 'actions', name: '', kind: 'actions', cell: (taken) => <Again taken={taken} /> },
  ]
}

function Marks({ taken: { state, newer_version, replaced_by } }: { taken: OwnDownload }) {
  const { t } = useTranslation('person_center')
  if (state === 'published' && !newer_version) return <span className={styles.faint}>{t('load.newest')}</span>

  return (
    <span className={styles.marks}>
      {state !== 'published' && <Tag kind="bad">{t(`submission.state.${state}`)}</Tag>}
      {newer_version && <Tag kind="good">{t('load.newer', { version: newer_version })}</Tag>}
      {replaced_by && (
        <small>
          {t('load.instead')} <TextLink to={replaced_by.address}>{replaced_by.title}</TextLink>
        </small>
      )}
    </span>
  )
}

/** The newer one where there is one, else the same again; both as if for the first time. */
function Again({ taken }: { taken: OwnDownload }) {
  const { t } = useTranslation('person_center')
  const { run, busy } = useRun()
  const { resource_id, title, version, newer_version, is_given_out } = taken
  const take = (wanted: string) => void run(() => takeResource(resource_id, wanted))

  if (!is_given_out && !newer_version) return <span className={styles.faint}>{t('load.gone')}</span>
  return (
    <>
      {newer_version && (
        <Button
          size="small"
          disabled={busy}
          aria-label={t('load.take_newer_of', { title, version: newer_version })}
          onClick={() => take(newer_version)}
        >
          {t('load.take_newer')}
        </Button>
      )}
      {is_given_out && (
        <Button
          kind="text"
          size="small"
          disabled={busy}
          aria-label={t('load.take_again_of', { title, version })}
          onClick={() => take(version)}
        >
          {t('shared:download.again')}
        </Button>
      )}
    </>
  )
}
