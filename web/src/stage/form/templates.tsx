import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldErrorProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  UiSchema,
} from '@rjsf/utils'
import { buttonId, errorId, getTemplate, getUiOptions, titleId } from '@rjsf/utils'
import styles from './form.module.css'
import { isWide } from './wide-field.ts'

/** Fields in two columns; what needs room takes both. */
export function Fields({
  title,
  properties,
  fieldPathId,
  registry,
  required,
  schema,
  uiSchema,
}: ObjectFieldTemplateProps) {
  const Title = getTemplate('TitleFieldTemplate', registry, getUiOptions(uiSchema))
  const isWhole = fieldPathId.path.length === 0
  const isLine = typeof fieldPathId.path.at(-1) === 'number'
  return (
    <fieldset id={fieldPathId.$id} className={styles.group}>
      {title && isWhole && <legend className={styles.title}>{title}</legend>}
      {title && !isWhole && !isLine && (
        <Title
          id={titleId(fieldPathId)}
          title={title}
          schema={schema}
          registry={registry}
          required={required ?? false}
          uiSchema={uiSchema ?? {}}
        />
      )}
      <div className={styles.fields} data-line={isLine}>
        {properties.map(({ name, content, hidden }) => {
          const { schema: field, uiSchema: ui } = content.props as { schema?: RJSFSchema; uiSchema?: UiSchema }
          return (
            <div key={name} data-wide={isWide(field, ui)} hidden={hidden}>
              {content}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A detail table: its lines, and a button for one more. */
export function Lines({
  title,
  items,
  canAdd,
  onAddClick,
  disabled,
  readonly,
  fieldPathId,
  registry,
  uiSchema,
}: ArrayFieldTemplateProps) {
  const { AddButton } = registry.templates.ButtonTemplates
  return (
    <fieldset id={fieldPathId.$id} className={styles.lines}>
      {title && <legend>{title}</legend>}
      {items}
      {canAdd && !readonly && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          disabled={disabled ?? false}
          onClick={onAddClick}
          registry={registry}
          uiSchema={uiSchema ?? {}}
        />
      )}
    </fieldset>
  )
}

export function OneLine({ children, buttonsProps, hasToolbar, registry, uiSchema }: ArrayFieldItemTemplateProps) {
  const Buttons = getTemplate('ArrayFieldItemButtonsTemplate', registry, getUiOptions(uiSchema))
  return (
    <div className={styles.line}>
      <div>{children}</div>
      {hasToolbar && (
        <div className={styles.tools}>
          <Buttons {...buttonsProps} />
        </div>
      )}
    </div>
  )
}

/** What is wrong with a field, said when it becomes wrong. */
export function Problems({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null
  return (
    <div id={errorId(fieldPathId)} role="alert">
      {errors.map((error) => (
        <div key={String(error)}>{error}</div>
      ))}
    </div>
  )
}
