import type { CallInput } from '@atrium/contract/calls'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Radio } from '../../../ui/form/radio.tsx'
import type { ArticleDetail } from './answers.ts'
import styles from './article.module.css'

type OpinionValues = CallInput<'POST /api/knowledges/{article_id}/opinions'>['body']

const reasons = ['not_my_question', 'unclear', 'incomplete', 'outdated', 'wrong', 'other'] as const

/** Whether it helped; who says no is asked why, and has already been counted. */
export function Opinion({ article: { article_id } }: { article: ArticleDetail }) {
  const { t } = useTranslation('knowledge')
  const [step, setStep] = useState<'question' | 'why' | 'thanks'>('question')
  const [isSending, setSending] = useState(false)

  async function give(body: OpinionValues, next: 'why' | 'thanks') {
    setSending(true)
    try {
      await ask(browserCaller(), 'POST /api/knowledges/{article_id}/opinions', { params: { article_id }, body })
      setStep(next)
    } catch {
      // The caller has shown what the server said; the question stays.
    } finally {
      setSending(false)
    }
  }

  function explain(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const reason = reasons.find((one) => one === fields.get('reason')) ?? 'other'
    void give({ useful: false, reason, text: String(fields.get('text') ?? '') }, 'thanks')
  }

  return (
    <section className={styles.opinion} aria-label={t('opinion.question')}>
      <div className={styles.question} role="status">
        <b>{t(step === 'thanks' ? 'opinion.thanks' : 'opinion.question')}</b>
        {step === 'question' && (
          <>
            <Button disabled={isSending} onClick={() => give({ useful: true }, 'thanks')}>
              {t('opinion.yes')}
            </Button>
            <Button disabled={isSending} onClick={() => give({ useful: false }, 'why')}>
              {t('opinion.no')}
            </Button>
          </>
        )}
      </div>
      {step === 'why' && (
        <form onSubmit={explain}>
          <fieldset className={styles.reasons}>
            <legend>{t('opinion.why')}</legend>
            {reasons.map((reason) => (
              <Radio key={reason} name="reason" value={reason} required>
                {t(`opinion.reason.${reason}`)}
              </Radio>
            ))}
            <TextArea name="text" maxLength={2_000} aria-label={t('opinion.text')} placeholder={t('opinion.text')} />
            <div>
              <Button type="submit" disabled={isSending}>
                {t('opinion.send')}
              </Button>
            </div>
          </fieldset>
        </form>
      )}
    </section>
  )
}
