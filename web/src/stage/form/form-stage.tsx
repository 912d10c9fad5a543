import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'
import { FormTables } from '../alternative/form.tsx'
import { CannotShow } from '../cannot-show.ts'
import { Frame } from '../frame.tsx'
import type { FrameWidth } from '../frame-tools.tsx'
import { SpotContext } from '../spot.ts'
import { usePayload } from '../use-payload.ts'
import type { StageContent } from '../widget.ts'
import { FieldInspector } from './field-inspector.tsx'
import { focusField } from './focus-field.ts'
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
  const views = [
    { id: 'fill', name: t('stage_form.view.fill') },
    { id: 'fields', name: t('stage_form.view.fields'), count: inside.fields.length },
    { id: 'print', name: t('stage_form.view.print') },
  ]
  const showSample = (on: boolean) => {
    setWithSample(on)
    setData(on ? form.sample : {})
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
      width={{ current: width, onChange: setWidth }}
      actions={
        <>
          <Switch checked={withSample} onChange={(event) => showSample(event.target.checked)}>
            {t('stage_form.sample')}
          </Switch>
          <Button size="small" onClick={() => checker.current?.validateForm()}>
            <CheckIcon size={16} />
            {t('stage_form.check')}
          </Button>
        </>
      }
      inspector={<FieldInspector inside={inside} path={path} language={language} />}
    >
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
