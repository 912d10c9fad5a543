import type { CallInput } from '@atrium/contract/calls'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Radio } from '../../../ui/form/radio.tsx'
import type { ArticleDetail } from './answers.ts'
import styles from './article.module.css'

type OpinionValues = CallInput<'POST /api/knowledges/{article_id}/opinions'>['body']

const reasons = ['not_my_question', 'unclear', 'incomplete', 'outdated', 'wrong', 'other'] as const
type OpinionReason = (typeof reasons)[number]

/** Whether it helped; who says no is asked why, and has already been counted. */
export function Opinion({ article: { article_id } }: { article: ArticleDetail }) {
  const { t } = useTranslation('knowledge')
  const [step, setStep] = useState<'question' | 'why' | 'thanks'>('question')
  const [isSending, setSending] = useState(false)
  const kept = useKeptValues<{ reason: OpinionReason | null; text: string }>(`opinion:${article_id}`, {
    reason: null,
    text: '',
  })

  async function give(body: OpinionValues, next: 'why' | 'thanks'): Promise<boolean> {
    setSending(true)
    try {
      await ask(browserCaller(), 'POST /api/knowledges/{article_id}/opinions', { params: { article_id }, body })
      setStep(next)
      return true
    } catch {
      // The caller has shown what the server said; the question stays.
      return false
    } finally {
      setSending(false)
    }
  }

  async function explain(event: FormEvent) {
    event.preventDefault()
    const { reason, text } = kept.values
    if (await give({ useful: false, reason: reason ?? 'other', text }, 'thanks')) kept.forget()
  }

  return (
    <section className={styles.opinion} aria-label={t('opinion.question')}>
      <div className={styles.question} role="status">
        <b>{t(step === 'thanks' ? 'opinion.thanks' : 'opinion.question')}</b>
        {step === 'question' && (
          <span className={styles.answers}>
            <Button disabled={isSending} onClick={() => give({ useful: true }, 'thanks')}>
              {t('opinion.yes')}
            </Button>
            <Button disabled={isSending} onClick={() => give({ useful: false }, 'why')}>
              {t('opinion.no')}
            </Button>
          </span>
        )}
      </div>
      {step === 'why' && (
        <form onSubmit={explain}>
          <fieldset className={styles.reasons}>
            <legend>{t('opinion.why')}</legend>
            {reasons.map((reason) => (
              <Radio
                key={reason}
                name="reason"
                value={reason}
                required
                checked={kept.values.reason === reason}
                onChange={() => kept.change({ reason })}
              >
                {t(`opinion.reason.${reason}`)}
              </Radio>
            ))}
            <TextArea
              name="text"
              maxLength={2_000}
              aria-label={t('opinion.text')}
              placeholder={t('opinion.text')}
              value={kept.values.text}
              onChange={({ target }) => kept.change({ text: target.value })}
            />
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
