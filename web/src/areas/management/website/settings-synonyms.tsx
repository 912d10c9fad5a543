import type { Answer } from '@atrium/contract/calls'
import { writeSynonyms } from '@atrium/contract/search/synonym'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { TextArea } from '../../../ui/form/input.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { GoLink } from '../../../ui/navigation/go-link.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { Part } from './part.tsx'
import styles from './website.module.css'

interface SynonymsProps {
  known: Answer<'GET /api/search/synonyms'>
  vain: Answer<'GET /api/management/synonyms/vain-searches'>['list']
}

/** Synonyms of the search, beside the searches without results, which they can fix. */
export function Synonyms({ known: { sets, is_shipped }, vain }: SynonymsProps) {
  const { t } = useTranslation('management')

  return (
    <Part
      title={t('settings.synonyms')}
      lead={t(is_shipped ? 'settings.synonyms_shipped' : 'settings.synonyms_own', { count: sets.length })}
      opens={{ name: t('settings.edit_synonyms'), key: 'synonyms', value: '1' }}
    >
      <Lintel size="section" level={3} aside={<GoLink to="/management/reports">{t('settings.vain_all')}</GoLink>}>
        {t('settings.vain')}
      </Lintel>
      {vain.length === 0 ? (
        <p>{t('settings.vain_none')}</p>
      ) : (
        <ul className={styles.vain}>
          {vain.map(({ question, language, in_vain }) => (
            <li key={`${language} ${question}`}>
              <Link to={`/search?${new URLSearchParams({ q: question })}`}>{question}</Link>{' '}
              <b>{formatNumber(in_vain)}</b>
            </li>
          ))}
        </ul>
      )}
      <SynonymsForm />
    </Part>
  )
}

function SynonymsForm() {
  const { t } = useTranslation('management')

  return (
    <RecordDrawer
      screen="settings"
      name="synonyms"
      read={(caller) => ask(caller, 'GET /api/search/synonyms')}
      values={(known) => ({ sets: known?.sets ?? [] })}
      schema={writeSynonyms.body.pick({ sets: true })}
      fields={[
        {
          name: 'sets',
          kind: 'own',
          hint: t('settings.sets_hint'),
          control: (value, change, control) => <SetsField value={value} change={change} control={control} />,
        },
      ]}
      title={() => t('settings.edit_synonyms')}
      save={(caller, { sets }, known) =>
        ask(caller, 'PUT /api/search/synonyms', { body: { sets, seen_at: known?.updated_at ?? null } })
      }
    />
  )
}

interface SetsFieldProps {
  value: string[][]
  change: (sets: string[][]) => void
  control: Pick<ComponentProps<'textarea'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'required'>
}

/** A set in each line, its words between commas, of whichever sort a keyboard writes. */
function SetsField({ value, change, control }: SetsFieldProps) {
  const { t } = useTranslation('management')
  const [text, setText] = useState(() => value.map((words) => words.join(t('settings.word_comma'))).join('\n'))

  return (
    <TextArea
      {...control}
      rows={16}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        change(setsIn(target.value))
      }}
    />
  )
}

function setsIn(text: string): string[][] {
  const lines = text.split('\n').map((line) => line.split(/[,，、;；]/).map((word) => word.trim()))
  return lines.map((words) => words.filter((word) => word !== '')).filter((words) => words.length > 0)
}
