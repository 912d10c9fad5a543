import { id } from '@atrium/contract/kit'
import { type Language, languages } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { outcomeRows, outcomeWords } from '@atrium/contract/resource/outcome-rows'
import { semanticVersion } from '@atrium/contract/resource/package'
import { readPayload } from '@atrium/contract/resource/resource'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { refusal } from '../../platform/http/access.ts'
import { Failure } from '../../platform/http/failure.ts'
import { cellOf, type SheetCell } from '../../platform/sheet/cell.ts'
import { writeXlsx } from '../../platform/sheet/write-xlsx.ts'
import { findPublishedInside } from './resource.version.ts'

const asked = z.object({ resource_id: id, version: semanticVersion, lang: z.enum(languages).default('zh-CN') })

/** The table of all outcomes as a workbook, for whoever explains a flow to others. */
export function outcomeRoutes(app: FastifyInstance, db: Db) {
  app.get<{ Params: { resource_id: string; version: string }; Querystring: { lang?: string } }>(
    '/api/resources/:resource_id/versions/:version/outcomes.xlsx',
    async (request, reply) => {
      const refused = refusal(readPayload.access, await app.identify(request))
      if (refused) throw new Failure(refused)
      const { success, data } = asked.safeParse({ ...request.params, ...request.query })
      if (!success) throw new Failure('not_found')
      const inside = await findPublishedInside(db, data.resource_id, data.version)
      if (inside.type !== 'flow' || inside.outcomes === null) throw new Failure('not_found')
      return reply
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .header('content-disposition', `attachment; filename="outcomes-${data.resource_id}-${data.version}.xlsx"`)
        .header('cache-control', 'public, max-age=300')
        .send(writeXlsx('outcomes', inOne(sheetOf(inside, data.lang))))
    },
  )
}

async function* inOne(rows: SheetCell[][]) {
  yield rows
}

function sheetOf(inside: InsideOf<'flow'>, language: Language): SheetCell[][] {
  const words = outcomeWords[language]
  const { columns, rows } = outcomeRows(inside, language)
  const lines = rows.map(({ cells, path, ends }, place) => [
    place + 1,
    ...cells.map((cell) => cell ?? words.any),
    path.join(' → '),
    words.ends[ends],
  ])
  const head = [words.number, ...columns.map(({ name }) => name), words.steps, words.result]
  return [head, ...lines].map((row) => row.map((cell) => cellOf(cell)))
}
