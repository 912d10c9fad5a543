import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { CheckLine } from '../../../page/upload/check-line.tsx'
import { StateMark } from '../../../page/upload/state-mark.tsx'
import { ask } from '../../../platform/ask.ts'
import { quietCaller } from '../../../platform/browser-caller.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CallOut } from '../../../ui/call-out.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { Asks } from './asks.tsx'
import { type AppSubmission, type Draft, isOpen, useDraft } from './draft.ts'
import { Numbers } from './numbers.tsx'
import { Pictures } from './pictures.tsx'
import styles from './submit.module.css'
import { Texts } from './texts.tsx'

/** Everything about one version on one page: what is written, what the checks say, what was decided. */
export function OneSubmission({ first }: { first: AppSubmission }) {
  const { t } = useTranslation('download')
  const draft = useDraft(first)
  const { state, decisions, app_id } = draft.submission

  return (
    <div className={styles.parts}>
      <p className={styles.state} role="status">
        <StateMark state={state} /> {t(`apps.submit.told.${state}`)}
        {app_id && state === 'published' && (
          <ButtonLink size="small" to={`/app-store/${app_id}`}>
            {t('apps.look')}
          </ButtonLink>
        )}
      </p>
      {decisions.at(-1)?.text && (
        <CallOut kind="warning">{t('apps.submit.reviewer_says', { text: decisions.at(-1)?.text })}</CallOut>
      )}
      {isOpen(draft.submission) && (
        <>
          <Texts draft={draft} />
          <Numbers draft={draft} />
          <Asks draft={draft} />
          <Pictures draft={draft} />
        </>
      )}
      <Report draft={draft} />
      <HandIn draft={draft} />
    </div>
  )
}

function Report({ draft: { submission, change } }: { draft: Draft }) {
  const { t } = useTranslation('download')
  const { checks, confirmed } = submission
  const asked = [...new Set(checks.filter(({ outcome }) => outcome === 'confirm').map(({ name }) => name))]

  return (
    <section>
      <Lintel size="section">{t('apps.submit.report')}</Lintel>
      {checks.map((check) => (
        <CheckLine key={`${check.name} ${check.message}`} check={check} />
      ))}
      {asked.map((name) => (
        <Checkbox
          key={name}
          checked={confirmed.includes(name)}
          disabled={!isOpen(submission)}
          onChange={({ target }) =>
            void change({
              confirmed: target.checked ? [...confirmed, name] : confirmed.filter((one) => one !== name),
            })
          }
        >
          {t(`apps.submit.confirm.${name}`)}
        </Checkbox>
      ))}
    </section>
  )
}

function HandIn({ draft: { submission, settled, put } }: { draft: Draft }) {
  const { t } = useTranslation('download')
  const navigate = useNavigate()
  const { run, busy, error } = useRun()
  const { submission_id, state } = submission
  const params = { submission_id }

  const submit = () =>
    run(async () => {
      await settled()
      put(await ask(quietCaller(), 'POST /api/app-submissions/{submission_id}/submit', { params }))
    })
  const withdraw = () =>
    run(async () =>
      put(await ask(quietCaller(), 'POST /api/app-submissions/{submission_id}/withdraw', { params, body: {} })),
    )
  const remove = () =>
    run(async () => {
      await ask(quietCaller(), 'DELETE /api/app-submissions/{submission_id}', { params })
      await navigate('/app-store/submit')
    })

  return (
    <div className={styles.actions}>
      {error && <CallOut kind="error">{error}</CallOut>}
      {isOpen(submission) && (
        <>
          <Button onClick={() => void remove()} disabled={busy}>
            {t('apps.submit.remove')}
          </Button>
          <Button kind="primary" onClick={() => void submit()} disabled={busy}>
            {t('apps.submit.hand_in')}
          </Button>
        </>
      )}
      {['in_review', 'published', 'deprecated'].includes(state) && (
        <Button onClick={() => void withdraw()} disabled={busy}>
          {t(state === 'in_review' ? 'apps.submit.take_back' : 'apps.submit.withdraw')}
        </Button>
      )}
    </div>
  )
}
