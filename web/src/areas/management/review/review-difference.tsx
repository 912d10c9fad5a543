import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import compared from '../../../stage/compared/compared.module.css'
import { ChangeList, Compared, type ComparedVersions } from '../../../stage/compared/compared.tsx'
import { ComparedFlow } from '../../../stage/compared/compared-flow.tsx'
import type { NumberedChange } from '../../../stage/compared/numbered-changes.ts'
import { SpotContext } from '../../../stage/spot.ts'
import { SourceContext, type StageSource } from '../../../stage/use-payload.ts'
import { Button } from '../../../ui/form/button.tsx'
import type { ReviewedResource } from './reviewed.ts'

/** What is different from what people are given now: of a flow in the drawings of both versions, too. */
export function ResourceDifference({ review }: { review: ReviewedResource }) {
  const { t } = useTranslation('management')
  const { comparison, previous, resource_id, version, resource_type } = review
  if (!comparison || !previous) return <p className={compared.compared}>{t('review.first_version')}</p>
  if (resource_type === 'flow' && resource_id !== null && version !== null && comparison.total > 0) {
    return (
      <FlowDifference
        submission_id={review.submission_id}
        resource_id={resource_id}
        versions={{ from: previous.version, to: version }}
        comparison={comparison}
      />
    )
  }
  return (
    <div className={compared.compared}>
      <Compared compared={comparison} />
    </div>
  )
}

interface FlowDifferenceProps {
  submission_id: number
  resource_id: number
  versions: { from: string; to: string }
  comparison: ComparedVersions
}

/** The marks in the drawing have the numbers of the rows below it; a row leads to its mark. */
function FlowDifference({ submission_id, resource_id, versions, comparison }: FlowDifferenceProps) {
  const source = useComparedSource(submission_id, versions)
  const [node, setNode] = useState<string | null>(null)
  const list = useId()
  const drawing = useId()

  function show(element: string) {
    setNode(element)
    document.getElementById(drawing)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <SourceContext value={source}>
      <SpotContext value={{ node, field: null, page: null }}>
        <div id={drawing}>
          <ComparedFlow resource_id={resource_id} versions={versions} compared={comparison} head={null} listId={list} />
        </div>
        <div id={list} className={compared.compared}>
          <ChangeList compared={comparison} placeOf={(change) => <Place change={change} onShow={show} />} />
        </div>
      </SpotContext>
    </SourceContext>
  )
}

function Place({ change: { elements }, onShow }: { change: NumberedChange; onShow: (element: string) => void }) {
  const { t } = useTranslation('resource')
  const [element] = elements.after.length > 0 ? elements.after : elements.before
  if (element === undefined) return null
  return (
    <Button kind="link" size="small" onClick={() => onShow(element)}>
      {t('compare.see')}
    </Button>
  )
}

/** What is handed in comes by its number, what is published from the library. */
function useComparedSource(submission_id: number, { from }: { from: string }): StageSource {
  return useMemo(() => {
    const handedIn = { params: { submission_id } }
    return {
      readPayload: ({ resource_id, version }) =>
        version === from
          ? ask(quietCaller(), 'GET /api/resources/{resource_id}/versions/{version}/payload', {
              params: { resource_id, version },
            })
          : ask(quietCaller(), 'GET /api/management/reviews/{submission_id}/payload', handedIn),
      openStage: () => ask(quietCaller(), 'GET /api/management/reviews/{submission_id}/stage', handedIn),
    }
  }, [submission_id, from])
}
