import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { Lintel } from '../../ui/layout/lintel.tsx'
import styles from './describe.module.css'
import { DescribeChoices } from './describe-choices.tsx'
import { DescribeNumbers } from './describe-numbers.tsx'
import { DescribeTexts } from './describe-texts.tsx'
import { Screenshots } from './screenshots.tsx'

interface DescribeProps {
  draft: ResourceDraft
  /** In which language texts are written now. */
  language: Language
  onLanguage: (language: Language) => void
}

/** What its author says about it. Everything is kept as it is written; leaving a field keeps it at once. */
export function Describe({ draft, ...writing }: DescribeProps) {
  const { t } = useTranslation('person_center')

  return (
    <section aria-labelledby="describe" onBlur={() => void draft.save()}>
      <Lintel size="section" id="describe">
        {t('submission.describe')}
      </Lintel>
      <div className={styles.describe}>
        <DescribeTexts draft={draft} {...writing} />
        <DescribeNumbers draft={draft} />
        <DescribeChoices draft={draft} />
        <Screenshots draft={draft} />
      </div>
    </section>
  )
}
