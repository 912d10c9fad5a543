import { type Language, languages } from '@atrium/contract/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../page/language-names.ts'
import { Select } from '../../ui/form/select.tsx'
import { Choices } from '../browser/choices.tsx'
import { CannotShow } from '../cannot-show.ts'
import { Frame } from '../frame.tsx'
import { useOpened } from '../use-payload.ts'
import type { StageContent } from '../widget.ts'
import { OwnInputs } from './own-inputs.tsx'
import { type FrameSize, PageFrame } from './page-frame.tsx'
import { AssetTable, TextTable } from './slot-tables.tsx'
import { type SlotInputs, slotsHash, slotValues } from './slots.ts'

/** The page itself in a drawn browser: at three sizes, in three languages, with one's own logo and title. */
export default function LoginStage({ resource_id, version, inside, language: own_language }: StageContent<'login'>) {
  const { t } = useTranslation('resource')
  const { page } = useOpened({ resource_id, version })
  if (page === null) throw new CannotShow('no_second_address')

  const [view, setView] = useState('preview')
  const [size, setSize] = useState<FrameSize>(isNarrow() ? 'phone' : 'desktop')
  const [language, setLanguage] = useState<Language>(own_language)
  const [own, setOwn] = useState<SlotInputs>({})
  const { slots, assets } = inside
  const texts = slots.filter(({ kind }) => kind === 'text')

  const views = [
    { id: 'preview', name: t('stage_login.view.preview') },
    { id: 'texts', name: t('stage_login.view.texts'), count: texts.length },
    { id: 'assets', name: t('stage_login.view.assets'), count: assets.length },
  ]
  const actions = (
    <>
      <Select
        size="small"
        aria-label={t('stage_login.language')}
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        options={languages.map((one) => ({ value: one, name: languageNames[one] }))}
      />
      <Choices
        label={t('stage.width.label')}
        choices={(['desktop', 'tablet', 'phone'] as const).map((id) => ({ id, name: t(`stage_login.size_of.${id}`) }))}
        current={size}
        onChange={(id) => setSize(id as FrameSize)}
        wideOnly
      />
    </>
  )

  return (
    <Frame
      type="login"
      views={views}
      view={view}
      onView={setView}
      actions={view === 'preview' ? actions : undefined}
      ground={view === 'preview' ? 'sheet' : 'bare'}
      trial="inspector"
      inspector={view === 'preview' && <OwnInputs slots={slots} own={own} onChange={setOwn} />}
    >
      {view === 'preview' && <PageFrame page={page} hash={slotsHash(slotValues(slots, language, own))} size={size} />}
      {view === 'texts' && <TextTable slots={texts} />}
      {view === 'assets' && <AssetTable assets={assets} slots={slots} />}
    </Frame>
  )
}

function isNarrow() {
  return matchMedia('(width < 768px)').matches
}
