import { z } from 'zod'

/** Stands in the address of a kit's page, and in that of a list narrowed to it. */
export const kitSlug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
