import { type RJSFSchema, type RJSFValidationError, toErrorSchema, type ValidatorType } from '@rjsf/utils'
import { errorWords } from './error-words.ts'
import { findErrors } from './find-errors.ts'

/** RJSF asks; @cfworker/json-schema answers, because the portal's policy lets nothing be run that was made from text. */
export function createValidator(t: Parameters<typeof errorWords>[1]): ValidatorType {
  const errorsOf = (schema: RJSFSchema, data: unknown): RJSFValidationError[] =>
    findErrors(schema, data ?? {}).map((found) => {
      const message = errorWords(found, t)
      return { name: found.keyword, property: `.${found.path.join('.')}`, message, stack: message }
    })

  return {
    validateFormData: (data, schema) => {
      const errors = errorsOf(schema, data)
      return { errors, errorSchema: toErrorSchema(errors) }
    },
    isValid: (schema, data, root) => {
      try {
        const { $defs, definitions } = root
        return findErrors({ ...(typeof schema === 'object' && schema), $defs, definitions }, data).length === 0
      } catch {
        // A schema that cannot be understood fits nothing.
        return false
      }
    },
    rawValidation: (schema, data) => ({ errors: findErrors(schema, data) as never[] }),
  }
}
