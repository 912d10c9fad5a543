import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page/page-context.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Input } from '../../ui/form/input.tsx'
import { SearchIcon } from '../../ui/icon/home-icons.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { LogoMark } from '../../ui/mark/logo-mark.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/overview.ts'
import styles from './overview.module.css'
import { useMayEdit } from './use-may-edit.ts'

export const handle: Handle = { modules: ['knowledge'] }

export async function loader({ context }: Route.LoaderArgs) {
  const caller = callerOf(context)
  const [types, mostRead] = await Promise.all([
    ask(caller, 'GET /api/knowledges/types', { query: { parent_id: null } }),
    orNull(ask(caller, 'GET /api/knowledges/most-read')),
  ])
  return { types: types.list, mostRead: mostRead?.list ?? [] }
}

export default function Overview({ loaderData: { types, mostRead } }: Route.ComponentProps) {
  const { t } = useTranslation('knowledge')
  const isEditor = useMayEdit()
  const listed = types.map((type) => ({ name: type.knowledge_type_name, to: knowledgeTypeAddress(type) }))

  return (
    <AreaPage
      title={t('overview.title')}
      lead={t('overview.lead')}
      listed={listed}
      closed
      aside={
        <div className={styles.aside}>
          <SearchField />
          {isEditor && <ButtonLink to="/knowledge/drafts">{t('drafts.title')}</ButtonLink>}
        </div>
      }
    >
      {types.length === 0 && <Empty title={t('common:list.empty.title')}>{t('common:list.empty.text')}</Empty>}
      <ul className={styles.types}>
        {types.map((type) => (
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
      <MostRead articles={mostRead} />
    </AreaPage>
  )
}

/** All articles, on the page of search. */
function SearchField() {
  const { t } = useTranslation('knowledge')
  return (
    <Form role="search" action="/search" aria-label={t('overview.search')} className={styles.search}>
      <input type="hidden" name="kind" value="article" />
      <Input
        type="search"
        name="q"
        aria-label={t('overview.search')}
        placeholder={t('overview.search')}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        icon={<SearchIcon size={18} />}
      />
    </Form>
  )
}

interface MostReadProps {
  articles: Answer<'GET /api/knowledges/most-read'>['list']
}

/** What others look up; nothing before anybody has read anything. */
function MostRead({ articles }: MostReadProps) {
  const { t } = useTranslation('knowledge')
  if (articles.length === 0) return null

  return (
    <section className={styles.read}>
      <Lintel size="section" id="most-read">
        {t('overview.most_read')}
      </Lintel>
      <ol className={styles.articles} aria-labelledby="most-read">
        {articles.map(({ article_id, title, language, knowledge_type_name, read_count }) => (
          <li key={article_id}>
            <Link to={`/knowledge/article/${article_id}`} lang={language}>
              {title}
            </Link>
            <small>
              {knowledge_type_name} · {t('overview.reads', { count: read_count })}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function knowledgeTypeAddress({ knowledge_type_id }: { knowledge_type_id: number }) {
  return `/knowledge/detail/${knowledge_type_id}`
}
