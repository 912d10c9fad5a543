import type { Language } from '@atrium/contract/languages'
import { Form } from '@rjsf/antd'
import type { FormProps } from '@rjsf/core'
import {
  ariaDescribedByIds,
  englishStringTranslator,
  getTemplate,
  TranslatableString,
  type WidgetProps,
} from '@rjsf/utils'
import { ConfigProvider, Radio } from 'antd'
import en from 'antd/locale/en_US'
import simplified from 'antd/locale/zh_CN'
import traditional from 'antd/locale/zh_TW'
import { type Ref, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNonce } from '../../platform/page/nonce.ts'
import { currentTheme, type Theme } from '../../platform/theme/theme.ts'
import { antdTheme } from './antd-theme.ts'
import { ButtonTemplates } from './buttons.tsx'
import { FileWidget } from './file-widget.tsx'
import styles from './form.module.css'
import { MomentWidget } from './moment-widget.tsx'
import { fillComputed, type ReadForm } from './read-form.ts'
import { Fields, Lines, OneLine, Problems } from './templates.tsx'
import { createValidator } from './validator.ts'

const locales = { 'zh-CN': simplified, 'zh-TW': traditional, en }
const templates = {
  ObjectFieldTemplate: Fields,
  ArrayFieldTemplate: Lines,
  ArrayFieldItemTemplate: OneLine,
  FieldErrorTemplate: Problems,
  ButtonTemplates,
}
const noAnswers = { constAsDefaults: 'never' } as const
const widgets = { RadioWidget: ChoiceWidget, FileWidget, DateTimeWidget: MomentWidget, TextWidget: LineWidget }

type LiveFormData = Record<string, unknown>

interface LiveFormProps {
  form: ReadForm
  language: Language
  data: LiveFormData
  onChange?: (data: LiveFormData) => void
  /** The path of the field that is worked on: `items[].amount`. */
  onField?: (path: string) => void
  readOnly?: boolean
  checker?: Ref<{ validateForm: () => boolean }>
}

/** The form itself, from its schema. What is typed stays in this page. */
export default function LiveForm({ form, language, data, onChange, onField, readOnly, checker }: LiveFormProps) {
  const { t } = useTranslation('resource')
  const nonce = useNonce()
  const isDark = useTheme() === 'dark'
  const validator = useMemo(() => createValidator(t), [t])
  const theme = useMemo(() => antdTheme(isDark), [isDark])
  const computed = useMemo(() => fillComputed(form, data), [form, data])
  const translateString: FormProps['translateString'] = (text, values) =>
    words[text] ? t(`stage_form.word.${words[text]}`) : englishStringTranslator(text, values)

  return (
    <ConfigProvider csp={{ nonce: nonce ?? '' }} theme={theme} locale={locales[language]}>
      <div className={styles.form}>
        <Form
          ref={checker as never}
          schema={form.schema}
          uiSchema={form.uiSchema}
          formData={computed}
          formContext={{ data: computed }}
          validator={validator}
          templates={templates}
          widgets={widgets}
          idSeparator="."
          // An option is chosen by people: the first one is not the answer because it is the first.
          experimental_defaultFormStateBehavior={noAnswers}
          liveValidate="onChange"
          showErrorList={false}
          noHtml5Validate
          readonly={readOnly ?? false}
          translateString={translateString}
          onChange={({ formData }) => onChange?.(formData ?? {})}
          onFocus={(id) => onField?.(pathOf(id))}
        >
          {/* No button to send: nothing ever leaves the page. */}
          <span hidden />
        </Form>
      </div>
    </ConfigProvider>
  )
}

/** `root.items.0.amount` → `items[].amount`. */
function pathOf(id: string): string {
  return id
    .split('.')
    .slice(1)
    .join('.')
    .replaceAll(/\.\d+(?=\.|$)/g, '[]')
}

const words: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.ArrayItemTitle]: 'line',
  [TranslatableString.YesLabel]: 'yes',
  [TranslatableString.NoLabel]: 'no',
  [TranslatableString.AddButton]: 'add',
  [TranslatableString.AddItemButton]: 'add',
  [TranslatableString.CopyButton]: 'copy',
  [TranslatableString.MoveDownButton]: 'down',
  [TranslatableString.MoveUpButton]: 'up',
  [TranslatableString.RemoveButton]: 'remove',
}

/** A few choices side by side, to be clicked. */
function ChoiceWidget({ id, value, disabled, readonly, options, label, onChange, onFocus }: WidgetProps) {
  const choices = options.enumOptions ?? []
  return (
    <Radio.Group
      id={id}
      aria-label={label}
      aria-describedby={ariaDescribedByIds(id)}
      optionType="button"
      buttonStyle="solid"
      disabled={Boolean(disabled || readonly)}
      // Values may be true or false, which no attribute can hold: their places can.
      value={choices.findIndex((choice) => choice.value === value)}
      options={choices.map((choice, place) => ({ label: choice.label, value: place }))}
      onChange={({ target }) => onChange(choices[target.value]?.value)}
      onFocus={() => onFocus(id, value)}
    />
  )
}

/** One line to type in; what is left of a whole that another field names (`balanceOf`) is a bar. */
function LineWidget(props: WidgetProps) {
  const { options, registry, value, label, id } = props
  const whole = wholeOf(props)
  if (whole !== null && typeof value === 'number') return <Balance id={id} label={label} value={value} whole={whole} />

  const Input = getTemplate('BaseInputTemplate', registry, options)
  return <Input {...props} />
}

function wholeOf({ options, registry }: WidgetProps): number | null {
  const { data } = registry.formContext as { data?: Record<string, unknown> }
  const whole = typeof options.balanceOf === 'string' ? data?.[options.balanceOf] : undefined
  return typeof whole === 'number' && whole > 0 ? whole : null
}

function Balance({ id, label, value, whole }: { id: string; label: string; value: number; whole: number }) {
  const { t } = useTranslation('resource')
  const words = t('stage_form.balance', { left: value, whole })
  return (
    <div className={styles.balance}>
      <meter id={id} aria-label={label} min={0} max={whole} value={value}>
        {words}
      </meter>
      <span aria-hidden="true">{words}</span>
    </div>
  )
}

/** The current theme, for a library that needs it as a value. */
function useTheme(): Theme {
  return useSyncExternalStore(watch, currentTheme, () => 'light')
}

function watch(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
