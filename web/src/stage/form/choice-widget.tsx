import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Radio } from 'antd'

/** A few choices side by side, to be clicked. */
export function ChoiceWidget({ id, value, disabled, readonly, options, label, onChange, onFocus }: WidgetProps) {
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
