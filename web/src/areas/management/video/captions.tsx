import { type Language, languages } from '@atrium/contract/languages'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { languageNames } from '../../../page/language-names.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { TabList, TabPanel } from '../../../ui/navigation/tabs.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import styles from './captions.module.css'

/** What is said in a film, a language at a time, as WebVTT. It is saved by itself: the film needs no other change. */
export function Captions({ video_id, written }: { video_id: number; written: readonly Language[] }) {
  const { t } = useTranslation('management')
  const [language, setLanguage] = useState<Language>(written[0] ?? 'zh-CN')
  const panel = useId()

  return (
    <section className={styles.captions} aria-label={t('videos.captions.title')}>
      <h3>{t('videos.captions.title')}</h3>
      <TabList
        label={t('videos.captions.title')}
        tabs={languages.map((id) => ({ id, name: languageNames[id] }))}
        current={language}
        onChange={(id) => setLanguage(id as Language)}
        panel={panel}
      />
      <TabPanel panel={panel} current={language}>
        <OneLanguage key={language} video_id={video_id} language={language} />
      </TabPanel>
    </section>
  )
}

function OneLanguage({ video_id, language }: { video_id: number; language: Language }) {
  const { t } = useTranslation('management')
  const [typed, setTyped] = useState<string | null>(null)
  const { data, failure } = useQuery('GET /api/management/videos/{video_id}/captions/{language}', {
    params: { video_id, language },
  })
  const vtt = typed ?? data?.vtt ?? (failure && '')
  const { run, busy, error } = useRun()
  const mayChange = useMayChange()

  function save() {
    void run(async () => {
      const question = { params: { video_id, language }, body: { vtt: vtt?.trim() ? vtt : 'WEBVTT' } }
      const { cues } = await ask(quietCaller(), 'PUT /api/videos/{video_id}/captions/{language}', question)
      toast.success(t('videos.captions.saved', { count: cues }))
    })
  }

  return (
    <>
      {error && <CallOut kind="error">{error}</CallOut>}
      <TextArea
        rows={10}
        spellCheck={false}
        lang={language}
        aria-label={`${t('videos.captions.title')} · ${languageNames[language]}`}
        placeholder={'WEBVTT\n\n00:01.000 --> 00:04.000\n…'}
        disabled={vtt === null}
        readOnly={!mayChange}
        value={vtt ?? ''}
        onChange={({ target }) => setTyped(target.value)}
      />
      {mayChange && (
        <Button size="small" disabled={busy || vtt === null} onClick={save}>
          {t('videos.captions.save')}
        </Button>
      )}
    </>
  )
}
