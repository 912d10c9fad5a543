import { givenName } from '@atrium/contract/file-name'
import { useTranslation } from 'react-i18next'
import { submissionAddress } from '../../page/upload/submission/submission-actions.tsx'
import { useQuery } from '../../platform/api/use-query.ts'
import { formatMoment } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import styles from './guide.module.css'

/** The draft that was written last, for those who left one behind. */
export function DraftLeft() {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const query = { search: { state: 'draft' }, order_by: { updated_at: 'desc' }, page: 1, size: 1 } as const
  const { data } = useQuery('GET /api/submissions', { query })
  const [draft] = data?.list ?? []
  if (!data || !draft) return null

  const when = formatMoment(draft.updated_at, new Date().toISOString(), language)
  const left = draft.unsettled_count
  return (
    <section className={styles.left} aria-labelledby="draft-left">
      <h2 id="draft-left">{t('guide.draft_left', { count: data.total })}</h2>
      <p>
        {t('guide.draft_saved', { title: givenName(draft.title), when })}
        {left > 0 && t('guide.draft_unsettled', { count: left })}
      </p>
      <ButtonLink wide to={submissionAddress(draft)}>
        {t('guide.draft_go_on')}
      </ButtonLink>
    </section>
  )
}
