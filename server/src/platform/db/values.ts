import pg from 'pg'

const int8Array = 1016

/** One form from column to component: numbers stay numbers, moments are ISO 8601 text in UTC. */
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [int8Array]: (text) => JSON.parse(`[${text.slice(1, -1).toLowerCase()}]`),
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z'),
}

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[id]) ||
    pg.types.getTypeParser(id, format)) as pg.CustomTypesConfig['getTypeParser'],
}
