import type { Answer, CallName } from '@atrium/contract/calls'
import { type RouterContextProvider, redirect } from 'react-router'
import { type ApiCaller, ask } from '../../platform/api/ask.ts'
import { createXmlResponse } from '../../platform/feed/xml.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import { siteMap } from './xml.ts'

/** Ids one site map file covers. In three languages these are up to 6,000 addresses. */
export const idsPerFile = 2_000

type AddressEndpoint = Extract<CallName, `GET /api/${string}/addresses`>
type AddressRow<Endpoint extends AddressEndpoint> = Answer<Endpoint>['list'][number]

interface RangeLoaderArgs {
  params: { file: string }
  context: Readonly<RouterContextProvider>
}

/** The loader of `/sitemap/<kind>/3.xml`: the pages of one range of ids. */
export function createRangeLoader<Endpoint extends AddressEndpoint>(
  endpoint: Endpoint,
  pagePath: (row: AddressRow<Endpoint>) => string,
) {
  return async function loader({ params, context }: RangeLoaderArgs): Promise<Response> {
    const range = parseRange(params.file)
    if (!range) throw redirect('/errors')

    const rows = await listAddresses(callerOf(context), endpoint, range)
    const entries = rows.map((row) => ({ path: pagePath(row), updated_at: row.updated_at }))
    return createXmlResponse(siteMap(context.get(pageContext), entries))
  }
}

interface SiteMapRange {
  from: number
  to: number
}

/** The ids of `3.xml`; files are numbered from 1. */
function parseRange(file: string): SiteMapRange | null {
  const number = Number(/^(\d+)\.xml$/.exec(file)?.[1])
  if (!Number.isInteger(number) || number < 1 || number > 50_000) return null
  return { from: (number - 1) * idsPerFile + 1, to: number * idsPerFile }
}

/** All address endpoints take the same range, which the compiler cannot see through a generic name. */
async function listAddresses<Endpoint extends AddressEndpoint>(
  caller: ApiCaller,
  endpoint: Endpoint,
  query: SiteMapRange,
) {
  const { list } = await ask<AddressEndpoint>(caller, endpoint, { query })
  return list as AddressRow<Endpoint>[]
}
