import type { ComparedVersions } from '../../../stage/compared/compared.tsx'
import { ComparedFlow } from '../../../stage/compared/compared-flow.tsx'
import type { Versions } from './answers.ts'
import { comparisonList } from './compared-versions.ts'
import { type PageComparison, VersionPair } from './comparison.tsx'

interface ComparedStageProps {
  resource_id: number
  comparison: PageComparison
  compared: ComparedVersions
  versions: Versions
}

/** In place of the preview of a flow while two of its versions are compared. */
export default function ComparedStage({ resource_id, comparison, compared, versions }: ComparedStageProps) {
  return (
    <ComparedFlow
      resource_id={resource_id}
      versions={comparison}
      compared={compared}
      head={<VersionPair comparison={comparison} versions={versions} />}
      listId={comparisonList}
    />
  )
}
