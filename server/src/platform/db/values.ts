import pg from 'pg'
import { convertMarked } from '../language/marked-text.ts'

const { builtins } = pg.types
/** For values with localised text; the driver has no type name for text arrays. */
const textArray = 1009
const typesOfTexts: number[] = [builtins.TEXT, builtins.JSON, builtins.JSONB, textArray]

const int8Array = 1016

/** One form from column to component: numbers stay numbers, moments are ISO 8601 text in UTC. */
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [int8Array]: (text) => JSON.parse(`[${text.slice(1, -1).toLowerCase()}]`),
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z'),
  ...Object.fromEntries(typesOfTexts.map((id) => [id, parserOfTexts(id)])),
}

function parserOfTexts(id: number): (raw: string) => unknown {
  const parse: (raw: string) => unknown = pg.types.getTypeParser(id)
  return (raw) => parse(convertMarked(raw))
}

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[id]) ||
    pg.types.getTypeParser(id, format)) as pg.CustomTypesConfig['getTypeParser'],
}
