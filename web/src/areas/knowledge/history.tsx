import { isLanguage } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { languageNames } from '../../page/language-names.ts'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller } from '../../platform/api/browser-caller.ts'
import { formatDate } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { notFound } from '../../platform/page/missing.ts'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import { Button } from '../../ui/form/button.tsx'
import { TabLinks } from '../../ui/navigation/tabs.tsx'
import type { Route } from './+types/history.ts'
import { Difference } from './history/difference.tsx'
import styles from './history/history.module.css'
import { useMayEdit } from './use-may-edit.ts'

export const handle: Handle = { modules: ['knowledge'], parameters: ['language', 'number'] }

/** `?number=3` shows what that one changed; without it, the newest. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const article_id = Number(params.article_id)
  if (!Number.isSafeInteger(article_id) || article_id < 1) throw notFound(request)
  const caller = callerOf(context)
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('language')

  const { language, languages, list } = await ask(caller, 'GET /api/knowledges/{article_id}/revisions', {
    params: { article_id },
    query: wanted && isLanguage(wanted) ? { language: wanted } : {},
  })
  const number = Number(searchParams.get('number')) || (list[0]?.number ?? 0)
  if (!list.some((one) => one.number === number)) throw notFound(request)
  const shown = await ask(caller, 'GET /api/knowledges/{article_id}/revisions/{number}', {
    params: { article_id, number },
    query: { language },
  })
  return { article_id, language, languages, list, shown }
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('knowledge')
  const page = usePage()
  const { article_id, language, languages, list, shown } = loaderData
  const here = `/knowledge/article/${article_id}`
  const newest = list[0]

  return (
    <AreaPage
      above={[
        { name: t('overview.title'), to: '/knowledge' },
        { name: newest?.title ?? '', to: here },
      ]}
      title={t('history.title')}
      hidden
    >
      <TabLinks
        label={t('history.languages')}
        current={language}
        tabs={languages.map((id) => ({ id, name: languageNames[id], to: `${here}/history?language=${id}` }))}
      />
      <div className={styles.columns}>
        <ol className={styles.list} aria-label={t('history.list')}>
          {list.map(({ number, note, author_name, published_at, restored_from }) => (
            <li key={number}>
              <Link
                to={`${here}/history?language=${language}&number=${number}`}
                aria-current={number === shown.number ? 'page' : undefined}
                preventScrollReset
              >
                <b>{t('history.number', { number })}</b>
                <span>{note || t('history.no_note')}</span>
                <small>
                  {formatDate(published_at, page.now, page.language)}
                  {author_name && ` · ${author_name}`}
                  {restored_from && ` · ${t('history.restored', { number: restored_from })}`}
                </small>
              </Link>
            </li>
          ))}
        </ol>
        <section aria-label={t('history.difference')}>
          <div className={styles.head}>
            <h2>
              {shown.against
                ? t('history.compared', { number: shown.number, against: shown.against })
                : t('history.first', { number: shown.number })}
            </h2>
            {shown.number !== newest?.number && (
              <Restore article_id={article_id} number={shown.number} language={language} />
            )}
          </div>
          {/* With nothing before it nothing was added: it is shown as it is. */}
          <Difference difference={shown.against === null ? [{ change: 'same', text: shown.body }] : shown.difference} />
        </section>
      </div>
    </AreaPage>
  )
}

/** Makes a draft of it; nothing is published by a click. */
function Restore({ article_id, number, language }: { article_id: number; number: number; language: string }) {
  const { t } = useTranslation('knowledge')
  const navigate = useNavigate()
  const isEditor = useMayEdit()
  if (!isEditor || !isLanguage(language)) return null

  async function restore() {
    if (!isLanguage(language)) return
    const question = { params: { article_id, number }, body: { language } }
    await ask(browserCaller(), 'POST /api/knowledges/{article_id}/revisions/{number}/restore', question)
    await navigate(`/knowledge/article/${article_id}/edit?language=${language}`)
  }

  return <Button onClick={() => restore().catch(() => {})}>{t('history.restore')}</Button>
}
