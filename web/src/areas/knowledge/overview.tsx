import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { ask } from '../../platform/api/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page/page-context.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { LogoMark } from '../../ui/mark/logo-mark.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/overview.ts'
import styles from './overview.module.css'
import { useMayEdit } from './use-may-edit.ts'

export const handle: Handle = { modules: ['knowledge'] }

export function loader({ context }: Route.LoaderArgs) {
  return ask(callerOf(context), 'GET /api/knowledges/types', { query: { parent_id: null } })
}

export default function Overview({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation('knowledge')
  const isEditor = useMayEdit()
  const listed = list.map((type) => ({ name: type.knowledge_type_name, to: knowledgeTypeAddress(type) }))

  return (
    <AreaPage
      title={t('overview.title')}
      lead={t('overview.lead')}
      listed={listed}
      closed
      aside={isEditor && <ButtonLink to="/knowledge/drafts">{t('drafts.title')}</ButtonLink>}
    >
      {list.length === 0 && <Empty title={t('common:list.empty.title')}>{t('common:list.empty.text')}</Empty>}
      <ul className={styles.types}>
        {list.map((type) => (
          <li key={type.knowledge_type_id}>
            <Link to={knowledgeTypeAddress(type)}>
              <span aria-hidden="true">
                <LogoMark address={type.logoUrl} mark={type.mark} />
              </span>
              <h2>{type.knowledge_type_name}</h2>
              <small>{t('common:count.articles', { count: type.article_count })}</small>
              <p>{type.description}</p>
            </Link>
          </li>
        ))}
      </ul>
    </AreaPage>
  )
}

function knowledgeTypeAddress({ knowledge_type_id }: { knowledge_type_id: number }) {
  return `/knowledge/detail/${knowledge_type_id}`
}
