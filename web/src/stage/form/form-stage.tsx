import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'
import { FormTables } from '../alternative/form.tsx'
import { CannotShow } from '../cannot-show.ts'
import { Frame } from '../frame.tsx'
import type { FrameWidth } from '../frame-tools.tsx'
import { Inspector } from '../inspector.tsx'
import { SpotContext } from '../spot.ts'
import { usePayload } from '../use-payload.ts'
import type { StageContent } from '../widget.ts'
import { CheckResult, wrongFields } from './check-result.tsx'
import { ruleWords } from './error-words.ts'
import { focusField, focusFirstField } from './focus-field.ts'
import styles from './form.module.css'
import LiveForm from './live-form.tsx'
import { PrintedForm } from './printed-form.tsx'
import { readForm } from './read-form.ts'

/** A form to fill in: rules and formulas work, nothing is sent. */
export default function FormStage({ resource_id, version, inside, language }: StageContent<'form'>) {
  const { t } = useTranslation('resource')
  const { text } = usePayload({ resource_id, version })
  if (text === null) throw new CannotShow('malformed')

  const form = useMemo(() => readForm(text, language), [text, language])
  const [view, setView] = useState('fill')
  const [width, setWidth] = useState<FrameWidth>('desktop')
  const [data, setData] = useState(form.sample)
  const [withSample, setWithSample] = useState(true)
  const { field } = use(SpotContext)
  const named = inside.fields.find((one) => one.path === field)?.path ?? null
  const [path, setPath] = useState<string | null>(named ?? firstComputed(inside))
  useEffect(() => {
    if (named) focusField(named)
  }, [named])
  const checker = useRef<{ validateForm: () => boolean }>(null)
  const [isChecked, setChecked] = useState(false)
  const check = () => {
    checker.current?.validateForm()
    setChecked(true)
    // The sentences under the fields are drawn first: they move what is below them.
    requestAnimationFrame(() => focusFirstField(wrongFields(form, data)))
  }
  const views = [
    { id: 'fill', name: t('stage_form.view.fill') },
    { id: 'fields', name: t('stage_form.view.fields'), count: inside.fields.length },
    { id: 'print', name: t('stage_form.view.print') },
  ]
  const showSample = (on: boolean) => {
    setWithSample(on)
    setData(on ? form.sample : {})
    setChecked(false)
  }

  if (view === 'fields') {
    return (
      <Frame type="form" views={views} view={view} onView={setView}>
        <FormTables inside={inside} bare />
      </Frame>
    )
  }
  if (view === 'print') {
    return (
      <Frame type="form" views={views} view={view} onView={setView} ground="sheet">
        <PrintedForm form={form} data={data} />
      </Frame>
    )
  }
  return (
    <Frame
      type="form"
      views={views}
      view={view}
      onView={setView}
      ground="sheet"
      trial="object"
      width={{ current: width, onChange: setWidth }}
      actions={
        <>
          <Switch checked={withSample} onChange={(event) => showSample(event.target.checked)}>
            {t('stage_form.sample')}
          </Switch>
          <Button size="small" onClick={check}>
            <CheckIcon size={16} />
            {t('stage_form.check')}
          </Button>
        </>
      }
      inspector={<FieldInspector inside={inside} path={path} language={language} />}
      subject={path}
    >
      <div className={styles.result} role="status">
        {isChecked && <CheckResult form={form} inside={inside} data={data} />}
      </div>
      <div className={styles.sheet} data-width={width}>
        <LiveForm
          // A form that is emptied begins anew, without what was said about the old entries.
          key={String(withSample)}
          form={form}
          language={language}
          data={data}
          onChange={setData}
          onField={setPath}
          checker={checker}
        />
      </div>
    </Frame>
  )
}

/** The inspector is not empty when the page opens: what is computed is what people ask about first. */
function firstComputed({ fields }: StageContent<'form'>['inside']): string | null {
  return (fields.find(({ computed }) => computed) ?? fields[0])?.path ?? null
}

interface FieldInspectorProps {
  inside: InsideOf<'form'>
  /** `items[].amount` */
  path: string | null
  language: Language
}

/** What the file says about the field that has the focus. */
function FieldInspector({ inside, path, language }: FieldInspectorProps) {
  const { t } = useTranslation('resource')
  const field = inside.fields.find((one) => one.path === path)
  if (!field) return <Inspector title={t('stage_form.nothing_chosen')} hint={t('stage_form.hint')} />

  return (
    <Inspector
      title={textIn(field.title, language)}
      kind={t(field.computed ? 'stage_form.computed' : `stage.field_kind.${field.kind}`)}
      facts={[
        [t('stage_form.formula'), field.computed && <code>{field.computed}</code>],
        [t('stage.table.required'), t(field.required ? 'stage.yes' : 'stage.no')],
        [t('stage.table.path'), <code key="path">{field.path}</code>],
        [t('stage.table.rules'), field.rules.map((rule) => ruleWords(rule, t)).join(' ')],
      ]}
      hint={t('stage_form.hint')}
    />
  )
}
