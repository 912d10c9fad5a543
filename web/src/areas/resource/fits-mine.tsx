import { type EnvironmentNeeds, fitsMine } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../platform/state/environment.ts'
import { Tag } from '../../ui/mark/tag.tsx'

const kinds = { yes: 'good', unknown: 'usual', no: 'bad' } as const

/** Whether it works on what somebody runs; nothing for those who did not say what that is. */
export function FitsMine({ needs }: { needs: EnvironmentNeeds }) {
  const { t } = useTranslation('resource')
  const mine = useEnvironment()
  if (Object.keys(mine).length === 0) return null

  const verdict = fitsMine(needs, mine)
  return <Tag kind={kinds[verdict]}>{t(`list.mine.${verdict}`)}</Tag>
}
