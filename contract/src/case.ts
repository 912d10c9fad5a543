import { z } from 'zod'
import { itemSummary } from './item.ts'
import { endpoint, id, listQuery, page } from './kit.ts'

const industry = z.object({ industry_id: id, industry_name: z.string() })
const demand = z.object({ demand_id: id, demand_name: z.string() })

export const listCaseFilters = endpoint({
  method: 'GET',
  path: '/api/{product}-cases/filters',
  access: { menu: 'case' },
  summary: 'Industries and demands by which the cases of a product can be chosen',
  params: z.object({ product: z.string().max(40) }),
  data: z.object({ industry: page(industry), demand: page(demand) }),
})

const ids = z.array(id).max(20)

export const listCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  access: { menu: 'case' },
  summary: 'Customer cases of any of the industries and any of the demands, newest first',
  query: listQuery(z.object({ industry_ids: ids.optional(), demand_ids: ids.optional() }), ['published_at']),
  data: page(
    itemSummary.omit({ item_id: true }).extend({
      case_id: id,
      customer: z.string(),
      industries: z.array(industry),
      demands: z.array(demand),
      /** The figure a reader remembers: '6 天' before, '9 小时' now; or '31' with the label '个科室'. */
      figure: z.object({ before: z.string().nullable(), value: z.string(), label: z.string().nullable() }).nullable(),
    }),
  ),
})
