import 'dayjs/locale/zh-cn'
import 'dayjs/locale/zh-tw'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'

/** A day and a time to the minute: nobody asks for leave by the second. */
export function MomentWidget({ id, value, disabled, readonly, onChange, onFocus }: WidgetProps) {
  return (
    <DatePicker
      id={id}
      aria-describedby={ariaDescribedByIds(id)}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      style={{ width: '100%' }}
      disabled={Boolean(disabled || readonly)}
      value={value ? dayjs(value) : null}
      // What opens stays inside the frame, also when that takes the whole screen.
      getPopupContainer={(place) => place.parentElement ?? document.body}
      onChange={(moment) => onChange(moment ? moment.second(0).toISOString() : undefined)}
      onFocus={() => onFocus(id, value)}
    />
  )
}
