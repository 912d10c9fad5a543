import type { AgreementName } from '@atrium/contract/account/agreement'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Checkbox } from '../ui/form/checkbox.tsx'
import styles from './agree.module.css'

interface AgreeProps {
  agreed: boolean
  onChange: (agreed: boolean) => void
  problem: string | undefined
}

/** Both texts open beside the form: nothing that was typed is lost by reading them. */
export function Agree({ agreed, onChange, problem }: AgreeProps) {
  const { t } = useTranslation()
  const id = useId()

  return (
    <div className={styles.agree}>
      <Checkbox
        name="agreed"
        required
        checked={agreed}
        onChange={({ target }) => onChange(target.checked)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? id : undefined}
      >
        <span>
          {t('agreement.agree')}
          <AgreementLink agreement="terms" />
          {t('agreement.and')}
          <AgreementLink agreement="privacy" />
        </span>
      </Checkbox>
      {problem && <small id={id}>{problem}</small>}
    </div>
  )
}

function AgreementLink({ agreement }: { agreement: AgreementName }) {
  const { t } = useTranslation()
  return (
    <Link to={`/agreement/${agreement}`} target="_blank" rel="noopener">
      {t(`agreement.${agreement}`)}
      <span className="visually-hidden">{t('header.new_window')}</span>
    </Link>
  )
}
