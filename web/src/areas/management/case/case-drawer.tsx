import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { MayChange } from '../frame/may-change.tsx'
import { type CaseOptions, caseFields } from './case-fields.tsx'
import { caseForm, formOf, type ManagedCase, storyOf } from './story.ts'

/** A case in all languages: written, filed, published and withdrawn. */
export function CaseDrawer({ options }: { options: CaseOptions }) {
  const { t } = useTranslation('management')

  return (
    <RecordDrawer
      screen="cases"
      read={(caller, case_id) => ask(caller, 'GET /api/management/cases/{case_id}', { params: { case_id } })}
      values={formOf}
      schema={caseForm}
      fields={(found) => caseFields(t, options, found?.names ?? [])}
      title={({ title }) => title['zh-CN'] ?? Object.values(title)[0] ?? ''}
      note={({ state }) => t(`cases.state.${state}`)}
      save={(caller, form, found) =>
        found
          ? ask(caller, 'PUT /api/management/cases/{case_id}', {
              params: { case_id: found.case_id },
              body: { ...storyOf(form), seen_at: found.updated_at },
            })
          : ask(caller, 'POST /api/management/cases', { body: storyOf(form) })
      }
      aside={({ consent_ended, state }) =>
        consent_ended && (
          <CallOut kind="warning">
            {t(state === 'published' ? 'cases.consent.ended_note' : 'cases.consent.ended_hidden_note')}
          </CallOut>
        )
      }
      danger={(found, done) => found.state === 'published' && <Withdraw found={found} onDone={done} />}
      actions={(found, done) =>
        found.state !== 'published' && (
          <MayChange>
            <Publish found={found} onDone={done} />
          </MayChange>
        )
      }
    />
  )
}

interface CaseStepProps {
  found: ManagedCase
  onDone: () => void
}

function Withdraw({ found: { case_id }, onDone }: CaseStepProps) {
  const { t } = useTranslation('management')
  return (
    <ReasonButton
      label={t('cases.withdraw')}
      lead={t('cases.withdraw_lead')}
      run={(caller, reason) =>
        ask(caller, 'POST /api/management/cases/{case_id}/withdrawal', { params: { case_id }, body: { reason } })
      }
      onDone={onDone}
    />
  )
}

/** What was saved last is what everybody reads. */
function Publish({ found: { case_id }, onDone }: CaseStepProps) {
  const { t } = useTranslation('management')
  const { change, busy } = useChange()
  return (
    <Button
      disabled={busy}
      onClick={() =>
        void change(async (caller) => {
          await ask(caller, 'PUT /api/management/cases/{case_id}/publication', { params: { case_id } })
          onDone()
        })
      }
    >
      {t('cases.publish')}
    </Button>
  )
}
