import { type Language, languages } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../page/language-names.ts'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input, TextArea } from '../../ui/form/input.tsx'
import { TabList, TabPanel } from '../../ui/navigation/tabs.tsx'
import styles from './describe.module.css'

type DescribedText = 'title' | 'summary' | 'description' | 'changes'
const panel = 'texts-in-language'

interface DescribeTextsProps {
  draft: ResourceDraft
  language: Language
  onLanguage: (language: Language) => void
}

/** The same four texts in each language; one language is enough. */
export function DescribeTexts({
  draft: { submission, described, describe },
  language,
  onLanguage,
}: DescribeTextsProps) {
  const { t } = useTranslation('person_center')
  const tabs = languages.map((id) => ({ id, name: languageNames[id] }))

  const entry = (name: DescribedText) => ({
    lang: language,
    'data-field': name,
    value: described[name]?.[language] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      describe({ [name]: { ...described[name], [language]: target.value } }),
  })

  return (
    <div className={styles.texts}>
      <TabList
        label={t('submission.languages')}
        tabs={tabs}
        current={language}
        onChange={(id) => onLanguage(id as Language)}
        panel={panel}
      />
      <TabPanel panel={panel} current={language}>
        <div className={styles.fields}>
          <p>{t('submission.languages_hint')}</p>
          <Field label={t('submission.title')} required>
            {(control) => <Input {...control} {...entry('title')} maxLength={120} />}
          </Field>
          <Field label={t('submission.summary')} hint={t('submission.summary_hint')}>
            {(control) => <Input {...control} {...entry('summary')} maxLength={300} />}
          </Field>
          <Field label={t('submission.description')} required>
            {(control) => (
              <TextArea
                {...control}
                {...entry('description')}
                rows={6}
                maxLength={4_000}
                placeholder={t('submission.description_example')}
              />
            )}
          </Field>
          <Field label={t('submission.changes')} required={submission.resource_id !== null}>
            {(control) => <TextArea {...control} {...entry('changes')} maxLength={4_000} />}
          </Field>
        </div>
      </TabPanel>
    </div>
  )
}
