import type { TFunction } from 'i18next'
import type { z } from 'zod'

type Errors = Record<string, string>

/** What the contract has against the values, each in words at its field. */
export function errorsOf(schema: z.ZodType, values: unknown, t: TFunction<'management'>): Errors {
  const { error } = schema.safeParse(values)
  const errors: Errors = {}
  for (const issue of error?.issues ?? []) errors[String(issue.path[0] ?? '')] ??= describeError(issue, t)
  return errors
}

function describeError(issue: z.core.$ZodIssue, t: TFunction<'management'>): string {
  if (issue.code === 'too_small') return t('form.error.needed')
  if (issue.code === 'too_big') return t('form.error.too_long', { count: Number(issue.maximum) })
  if (issue.code === 'custom') return t('form.error.needed')
  return t('form.error.wrong')
}
