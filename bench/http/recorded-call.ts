export interface RecordedStatement {
  text: string
  values: unknown[]
}

/** What one call of the portal sent to the database, and what it answered. */
export interface RecordedCall {
  statements: RecordedStatement[]
  data: unknown
}

export interface PgbenchScript {
  text: string
  /** Values by the names that the text uses. */
  variables: Record<string, string>
}

/** A call as a script of pgbench, without a transaction around it. `-M prepared` sends the variables as parameters. */
export function pgbenchScript({ statements }: RecordedCall): PgbenchScript {
  const variables: Record<string, string> = {}
  const texts = statements.map(({ text, values }, index) => {
    const named = withoutColons(text).replaceAll(/\$(\d+)/g, (_, place) => {
      const value = asText(values[place - 1])
      // A variable cannot be null.
      if (value === null) return 'null'
      const name = `v${index}_${place}`
      variables[name] = value
      return `:${name}`
    })
    return `${named.replaceAll(/\s+/g, ' ')};\n`
  })
  return { text: texts.join(''), variables }
}

/** pgbench would take `'kind:resource'` for a text with a variable in it. */
function withoutColons(text: string): string {
  return text.replaceAll(/'((?:[^']|'')*)'/g, (literal, inner: string) =>
    /:\w/.test(inner) ? `E'${inner.replaceAll('\\', '\\\\').replaceAll(':', '\\x3A')}'` : literal,
  )
}

/** As the driver writes values for PostgreSQL. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map((each) => JSON.stringify(String(each))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
