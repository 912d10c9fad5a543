import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/mark/tag.tsx'

type FeedbackProgress = Pick<Answer<'GET /api/users/mine/feedbacks'>['list'][number], 'state' | 'shipped_in'>

/** What became of it so far. */
export function FeedbackState({ thread: { state, shipped_in } }: { thread: FeedbackProgress }) {
  const { t } = useTranslation('person_center')
  const isDone = state === 'answered' || state === 'shipped'
  return <Tag kind={isDone ? 'good' : 'usual'}>{t(`feedback.state.${state}`, { version: shipped_in })}</Tag>
}
