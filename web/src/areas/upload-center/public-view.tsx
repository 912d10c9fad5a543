import { textIn } from '@atrium/contract/resource/text-in'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { OwnPicture } from '../../page/upload/file/own-picture.tsx'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { usePage } from '../../platform/page/page.ts'
import { Stage } from '../../stage/stage.tsx'
import { SourceContext, type StageSource } from '../../stage/use-payload.ts'
import { Lintel } from '../../ui/layout/lintel.tsx'
import styles from './one-submission.module.css'

/** What the public page will show of a draft: the preview and the texts, in the language of the page. */
export function PublicView({ draft: { submission, described } }: { draft: ResourceDraft }) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const { submission_id, inside } = submission
  const source = useSource(submission_id)
  const { title = null, summary = null, description = null, screenshot_ids = [] } = described

  return (
    <section className={styles.public} aria-labelledby="public-view">
      <Lintel size="section" id="public-view">
        {textIn(title, language) || t('submission.public_untitled')}
      </Lintel>
      <p>{textIn(summary, language)}</p>
      {inside ? (
        <SourceContext value={source}>
          <Stage resource={{ resource_id: submission_id, version: { version: described.version ?? '' }, inside }} />
        </SourceContext>
      ) : (
        <p>{t('submission.inside_none')}</p>
      )}
      <p className={styles.words}>{textIn(description, language)}</p>
      <div className={styles.pictures}>
        {screenshot_ids.map((file_id, index) => (
          <OwnPicture key={file_id} file_id={file_id} name={t('submission.screenshot', { number: index + 1 })} />
        ))}
      </div>
    </section>
  )
}

/** A draft has no public address: its files come by the number of the submission. */
function useSource(submission_id: number): StageSource {
  return useMemo(() => {
    const question = { params: { submission_id } }
    return {
      readPayload: () => ask(quietCaller(), 'GET /api/submissions/{submission_id}/payload', question),
      openStage: () => ask(quietCaller(), 'GET /api/submissions/{submission_id}/stage', question),
    }
  }, [submission_id])
}
