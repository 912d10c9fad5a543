import type { Answer } from '@atrium/contract/calls'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { AreaPage } from '../../page/area-page.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { pageIn } from '../../platform/address/address.ts'
import { formatMoment } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page/page.ts'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PlusIcon, UploadIcon } from '../../ui/icon/icons.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/list.ts'
import { BeginDialog } from './begin-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { Invitations } from './invitations.tsx'
import styles from './list.module.css'

export const handle: Handle = { modules: ['project', 'person_center'] }

type OwnProjectPage = Answer<'GET /api/projects'>
type Summary = OwnProjectPage['list'][number]
const size = 20

/** Only the person's own browser knows whose projects these are. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageIn(new URL(request.url))
  return { page, mine: settleCall('GET /api/projects', { query: { page, size } }) }
}

export default function Projects({ loaderData: { page, mine } }: Route.ComponentProps) {
  return (
    <Frame>
      <Answered answer={mine} waiting={<WaitingRows rows={5} />}>
        {(found) => <List mine={found} page={page} />}
      </Answered>
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <WaitingRows rows={5} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('project')
  const [open, setOpen] = useState<'begin' | 'import' | null>(null)
  const close = () => setOpen(null)

  return (
    <AreaPage
      title={t('page.title')}
      lead={t('page.lead')}
      closed
      hidden
      aside={
        <div className={styles.actions}>
          <Button size="large" onClick={() => setOpen('import')}>
            <UploadIcon size={18} />
            {t('import.button')}
          </Button>
          <Button size="large" kind="primary" onClick={() => setOpen('begin')}>
            <PlusIcon size={18} />
            {t('list.begin')}
          </Button>
        </div>
      }
    >
      {children}
      {open === 'begin' && <BeginDialog onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </AreaPage>
  )
}

function List({ mine: { list, total, invitations }, page }: { mine: OwnProjectPage; page: number }) {
  const { t } = useTranslation('project')

  return (
    <>
      <Invitations invitations={invitations} />
      {list.length === 0 ? (
        <Empty title={t('list.none')}>{t('list.none_text')}</Empty>
      ) : (
        <ul className={styles.list}>
          {list.map((project) => (
            <Row key={project.project_id} project={project} />
          ))}
        </ul>
      )}
      <ListPager page={page} total={total} size={size} note={t('list.total', { count: total })} />
    </>
  )
}

function Row({ project }: { project: Summary }) {
  const { t } = useTranslation('project')
  const { language } = usePage()
  const { project_id, title, summary, role, item_count, newer_count, member_count, checks, resource_types } = project

  return (
    <li className={styles.row}>
      <div>
        <h2>
          <Link to={`/project/${project_id}`}>{title}</Link>
        </h2>
        {summary && <p>{summary}</p>}
        <div className={styles.meta}>
          {resource_types.length > 0 && (
            <span className={styles.types}>
              {resource_types.map((type) => (
                <Glyph key={type} type={type} size={16} />
              ))}
            </span>
          )}
          <span>{t('list.items', { count: item_count })}</span>
          <span>{t('list.members', { count: member_count })}</span>
          {checks.total > 0 && <span>{t('list.checks', checks)}</span>}
          {newer_count > 0 && <Tag kind="good">{t('list.newer', { count: newer_count })}</Tag>}
        </div>
      </div>
      <div className={styles.side}>
        <span>{t(`role.${role}`)}</span>
        <span>{formatMoment(project.updated_at, new Date().toISOString(), language)}</span>
      </div>
    </li>
  )
}
