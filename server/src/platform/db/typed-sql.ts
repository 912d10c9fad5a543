import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

const rowSchemas = new WeakMap<object, z.ZodType>()

/**
 * A statement whose rows have the shape of a schema, which comes from the contract or stands beside the statement.
 * Rows are not parsed here: tests parse each row they read and compare the schema with the columns that PostgreSQL
 * describes (server/test/sql), so that the type is no mere assertion.
 */
export function typedSql<Schema extends z.ZodType>(schema: Schema) {
  return (strings: TemplateStringsArray, ...values: unknown[]): RawBuilder<z.output<Schema>> => {
    const statement = sql<z.output<Schema>>(strings, ...values)
    rowSchemas.set(statement.toOperationNode(), schema)
    return statement
  }
}

export const totalRow = z.object({ total: z.number() })

/** For rows that are only kept or shown as they are, as in the audit log. */
export const anyRow = z.record(z.string(), z.unknown())

export function rowSchemaOf(statement: object): z.ZodType | undefined {
  return rowSchemas.get(statement)
}
