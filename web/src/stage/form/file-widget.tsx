import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { UploadIcon } from '../../ui/icon/icons.tsx'
import styles from './form.module.css'

/** A file to choose. Only its name is kept: nothing is read, and nothing is sent. */
export function FileWidget({ id, value, disabled, readonly, onChange, onFocus, options }: WidgetProps) {
  const { t } = useTranslation('resource')
  const name = typeof value === 'string' ? nameIn(value) : null
  return (
    <label className={styles.file} data-disabled={disabled || readonly}>
      <UploadIcon size={16} />
      <span>{name ?? t('stage_form.choose_file')}</span>
      <input
        id={id}
        type="file"
        className="visually-hidden"
        disabled={disabled || readonly}
        accept={typeof options.accept === 'string' ? options.accept : undefined}
        onFocus={() => onFocus(id, value)}
        onChange={({ target }) => onChange(target.files?.[0] && dataUrlOf(target.files[0]))}
      />
    </label>
  )
}

function dataUrlOf({ name, type }: File) {
  return `data:${type || 'application/octet-stream'};name=${encodeURIComponent(name)};base64,`
}

export function nameIn(dataUrl: string): string | null {
  const name = /^data:[^,]*;name=([^;,]*)/.exec(dataUrl)?.[1]
  return name ? decodeURIComponent(name) : null
}
