import type { Answer } from '@atrium/contract/calls'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { AreaPage } from '../../page/area-page.tsx'
import { languageNames } from '../../page/language-names.ts'
import { ListPager } from '../../page/list-pager.tsx'
import { pageIn } from '../../platform/address/address.ts'
import { formatMoment } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page/page.ts'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { GoLink, TextLink } from '../../ui/navigation/go-link.tsx'
import { TabLinks } from '../../ui/navigation/tabs.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import { Status } from '../../ui/state/status.tsx'
import type { Route } from './+types/drafts.ts'
import { DiscardDraft } from './edit/discard-draft.tsx'
import { removeDraft } from './edit/draft.ts'
import { statuses } from './edit/statuses.ts'

export const handle: Handle = { modules: ['knowledge', 'shared'] }

type Drafts = Answer<'GET /api/knowledges/drafts'>
type DraftRow = Drafts['list'][number]
const size = 20

/** Drafts are shown to editors only, so the editor's browser asks for them. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const page = pageIn(address)
  const isMine = address.searchParams.get('from') !== 'all'
  const query = { page, size, order_by: { updated_at: 'desc' as const }, search: { mine: isMine } }
  return { page, isMine, drafts: settleCall('GET /api/knowledges/drafts', { query }) }
}

export default function DraftsPage({ loaderData: { page, isMine, drafts } }: Route.ComponentProps) {
  return (
    <Frame isMine={isMine}>
      <Answered answer={drafts} waiting={<WaitingRows rows={5} />}>
        {(found) => <List drafts={found} page={page} isMine={isMine} />}
      </Answered>
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame isMine>
      <WaitingRows rows={5} />
    </Frame>
  )
}

function Frame({ isMine, children }: { isMine: boolean; children: ReactNode }) {
  const { t } = useTranslation('knowledge')

  return (
    <AreaPage
      above={[{ name: t('overview.title'), to: '/knowledge' }]}
      title={t('drafts.title')}
      lead={t('drafts.lead')}
      hidden
    >
      <TabLinks
        label={t('drafts.title')}
        current={isMine ? 'mine' : 'all'}
        tabs={[
          { id: 'mine', name: t('drafts.mine'), to: '/knowledge/drafts' },
          { id: 'all', name: t('drafts.all'), to: '/knowledge/drafts?from=all' },
        ]}
      />
      {children}
    </AreaPage>
  )
}

function List({ drafts: { list, total }, page, isMine }: { drafts: Drafts; page: number; isMine: boolean }) {
  const { t } = useTranslation('knowledge')
  const columns = useColumns(isMine)

  if (list.length === 0) {
    return (
      <Empty title={t('drafts.none')} actions={<GoLink to="/knowledge">{t('bar.all')}</GoLink>}>
        {t('drafts.none_text')}
      </Empty>
    )
  }
  return (
    <>
      <Table
        caption={t('drafts.title')}
        columns={columns}
        rows={list}
        keyOf={({ article_id, language }) => `${article_id} ${language}`}
      />
      <ListPager page={page} total={total} size={size} />
    </>
  )
}

function useColumns(isMine: boolean): TableColumn<DraftRow>[] {
  const { t } = useTranslation('knowledge')
  const { language } = usePage()
  const { revalidate } = useRevalidator()
  const now = new Date().toISOString()
  const author: TableColumn<DraftRow> = {
    id: 'author',
    name: t('drafts.author'),
    minor: true,
    cell: ({ author_name }) => author_name ?? '–',
  }

  return [
    {
      id: 'title',
      name: t('edit.name'),
      cell: (draft) => (
        <TextLink to={`/knowledge/article/${draft.article_id}/edit?language=${draft.language}`}>{draft.title}</TextLink>
      ),
    },
    { id: 'language', name: t('drafts.language'), minor: true, cell: (draft) => languageNames[draft.language] },
    { id: 'state', name: t('drafts.state'), cell: ({ state }) => <Status name={statuses[state]} /> },
    ...(isMine ? [] : [author]),
    {
      id: 'updated',
      name: t('drafts.updated'),
      minor: true,
      cell: ({ updated_at }) => formatMoment(updated_at, now, language),
    },
    {
      id: 'actions',
      name: '',
      kind: 'actions',
      // What is in review is taken back first.
      cell: (draft) =>
        draft.state !== 'in_review' && (
          <DiscardDraft
            draft={draft}
            size="small"
            remove={() => removeDraft(draft)}
            onDiscarded={() => void revalidate()}
          />
        ),
    },
  ]
}
