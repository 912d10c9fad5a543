import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { MayChange } from '../frame/may-change.tsx'
import { Captions } from './captions.tsx'
import { type VideoOptions, videoFields } from './video-fields.tsx'
import { filingOf, formOf, videoForm } from './video-form.ts'

type VideoFilingAnswer = Answer<'GET /api/videos/{video_id}/filing'>

/** A film with all that is said about it, and in it. */
export function VideoDrawer({ options }: { options: VideoOptions }) {
  const { t } = useTranslation('management')

  return (
    <RecordDrawer
      screen="videos"
      read={(caller, video_id) => ask(caller, 'GET /api/videos/{video_id}/filing', { params: { video_id } })}
      values={formOf}
      schema={videoForm}
      fields={(filing) => videoFields(t, options, filing)}
      title={({ title }) => title['zh-CN'] ?? Object.values(title)[0] ?? ''}
      note={({ state }) => t(`videos.film.${state}`)}
      save={async (caller, form, filing) => {
        if (filing) {
          const body = { ...filingOf(form), seen_at: filing.updated_at }
          return ask(caller, 'PATCH /api/videos/{video_id}', { params: { video_id: filing.video_id }, body })
        }
        const { file_id = 0, title = {}, video_category_id = 0, resource_type = 'flow', ...rest } = filingOf(form)
        const body = { ...rest, file_id, title, video_category_id, resource_type }
        return ask(caller, 'POST /api/videos', { body })
      }}
      aside={({ video_id, captions }) => <Captions video_id={video_id} written={captions} />}
      danger={(filing, done) => filing.published && <Withdraw filing={filing} onDone={done} />}
      actions={(filing, done) =>
        !filing.published && (
          <MayChange>
            <Publish filing={filing} onDone={done} />
          </MayChange>
        )
      }
    />
  )
}

interface VideoStepProps {
  filing: VideoFilingAnswer
  onDone: () => void
}

function Withdraw({ filing: { video_id }, onDone }: VideoStepProps) {
  const { t } = useTranslation('management')
  return (
    <ReasonButton
      label={t('videos.withdraw')}
      lead={t('videos.withdraw_lead')}
      run={(caller, reason) =>
        ask(caller, 'POST /api/videos/{video_id}/withdrawal', { params: { video_id }, body: { reason } })
      }
      onDone={onDone}
    />
  )
}

/** Once the film can be played. */
function Publish({ filing: { video_id, state }, onDone }: VideoStepProps) {
  const { t } = useTranslation('management')
  const { change, busy } = useChange()
  return (
    <Button
      disabled={busy || state !== 'ready'}
      onClick={() =>
        void change(async (caller) => {
          await ask(caller, 'PUT /api/videos/{video_id}/publication', { params: { video_id } })
          onDone()
        })
      }
    >
      {t('videos.publish')}
    </Button>
  )
}
