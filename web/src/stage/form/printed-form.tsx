import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type PrintedField, type PrintedTable, printLines } from './print-lines.ts'
import styles from './printed-form.module.css'
import type { ReadForm } from './read-form.ts'
import { createValidator } from './validator.ts'

/** The form as it comes out of a printer, with what is entered just now. */
export function PrintedForm({ form, data }: { form: ReadForm; data: Record<string, unknown> }) {
  const { t } = useTranslation('resource')
  const fields = useMemo(() => {
    const words = { yes: t('stage_form.word.yes'), no: t('stage_form.word.no') }
    return printLines(form, data, createValidator(t), words)
  }, [form, data, t])

  return (
    <article className={styles.paper} aria-label={t('stage_form.view.print')}>
      <h2>{form.schema.title}</h2>
      <Cells fields={fields} />
    </article>
  )
}

function Cells({ fields }: { fields: PrintedField[] }) {
  return (
    <dl className={styles.cells}>
      {withoutGaps(fields).map(({ name, title, isWide, content }) => (
        <div key={name} data-wide={isWide} data-holds={typeof content === 'string' ? 'text' : 'more'}>
          <dt>{title}</dt>
          <dd>{isText(content) ? content : isGroup(content) ? <Cells fields={content} /> : <Lines {...content} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A field that would stand alone in its line takes all of it: a printed table has no holes. */
function withoutGaps(fields: PrintedField[]): PrintedField[] {
  let isOpen = false
  return fields.map((field, place) => {
    const isAlone = !isOpen && !field.isWide && (fields[place + 1]?.isWide ?? true)
    isOpen = !isOpen && !field.isWide && !isAlone
    return isAlone ? { ...field, isWide: true } : field
  })
}

function Lines({ columns, rows }: PrintedTable) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {columns.map(({ name, title }) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
          <tr key={place}>
            {columns.map(({ name }) => (
              <td key={name}>{row[name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function isText(content: PrintedField['content']): content is string {
  return typeof content === 'string'
}

function isGroup(content: PrintedField['content']): content is PrintedField[] {
  return Array.isArray(content)
}
