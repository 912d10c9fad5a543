import { type Language, languages } from '@atrium/contract/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../page/language-names.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input, TextArea } from '../../../ui/form/input.tsx'
import { TabList, TabPanel } from '../../../ui/navigation/tabs.tsx'
import type { AppDraft } from './draft.ts'
import styles from './submit.module.css'

const panel = 'app-texts-in-language'

/** The same texts in each language, kept when a field is left; one language is enough. */
export function Texts({ draft: { submission, change } }: { draft: AppDraft }) {
  const { t } = useTranslation('download')
  const page = usePage()
  const [language, setLanguage] = useState<Language>(page.language)
  const { described } = submission

  const entry = (name: 'title' | 'summary' | 'description' | 'changes') => ({
    lang: language,
    'data-field': name,
    defaultValue: described[name]?.[language] ?? '',
    onBlur: ({ target }: { target: { value: string } }) =>
      target.value !== (described[name]?.[language] ?? '') &&
      void change({ [name]: { ...described[name], [language]: target.value } }),
  })

  return (
    <section>
      <TabList
        label={t('apps.submit.languages')}
        tabs={languages.map((id) => ({ id, name: languageNames[id] }))}
        current={language}
        onChange={(id) => setLanguage(id as Language)}
        panel={panel}
      />
      <TabPanel panel={panel} current={language}>
        <div className={styles.fields} key={language}>
          <Field label={t('apps.submit.name')} required>
            {(control) => <Input {...control} {...entry('title')} maxLength={60} />}
          </Field>
          <Field label={t('apps.submit.summary')} hint={t('apps.submit.summary_hint')} required>
            {(control) => <Input {...control} {...entry('summary')} maxLength={120} />}
          </Field>
          <Field label={t('apps.about')} required>
            {(control) => <TextArea {...control} {...entry('description')} rows={5} maxLength={4_000} />}
          </Field>
          <Field label={t('apps.changes')} required={submission.app_id !== null}>
            {(control) => <TextArea {...control} {...entry('changes')} maxLength={2_000} />}
          </Field>
        </div>
      </TabPanel>
    </section>
  )
}
