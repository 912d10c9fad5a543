/** Reads the values of one facet from the query of an address; unknown values are ignored. */
interface FacetReader<Value> {
  (fields: URLSearchParams): Value[]
  /** Its name in the address. */
  parameter: string
}

/** The facets chosen in an address, in the form a list endpoint takes; a facet without a value is left out. */
export function readFacets<Readers extends Record<string, FacetReader<unknown>>>(
  fields: URLSearchParams,
  readers: Readers,
) {
  const facets = Object.entries(readers).map(([name, read]) => [name, read(fields)] as const)
  const chosen = facets.filter(([, values]) => values.length > 0)
  return Object.fromEntries(chosen) as { [Name in keyof Readers]?: ReturnType<Readers[Name]> }
}

/** The names of some facets in the address, for the `parameters` of a page. */
export function facetParameters(readers: Record<string, FacetReader<unknown>>): string[] {
  return Object.values(readers).map(({ parameter }) => parameter)
}

function facetReader<Value>(parameter: string, read: (fields: URLSearchParams) => Value[]): FacetReader<Value> {
  return Object.assign(read, { parameter })
}

/** Ids, one field each: `?scene=3&scene=5`. */
export function idFacet(name: string): FacetReader<number> {
  return facetReader(name, (fields) => fields.getAll(name).map(Number).filter(isId).slice(0, 40))
}

/** Ids in one JSON array: `?industry_ids=[7]`. */
export function idArrayFacet(name: string): FacetReader<number> {
  return facetReader(name, (fields) => {
    try {
      const ids: unknown = JSON.parse(fields.get(name) ?? '[]')
      return Array.isArray(ids) ? ids.filter(isId).slice(0, 20) : []
    } catch {
      return []
    }
  })
}

/** Values of a fixed list, one field each: `?size=small&size=large`. */
export function valueFacet<const Value extends string>(name: string, values: readonly Value[]): FacetReader<Value> {
  return facetReader(name, (fields) => values.filter((value) => fields.getAll(name).includes(value)))
}

/** Short names, one field each: `?kit=hospital-it`. Which of them exist is known to the server. */
export function nameFacet(name: string): FacetReader<string> {
  return facetReader(name, (fields) =>
    fields
      .getAll(name)
      .filter((value) => value.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
      .slice(0, 40),
  )
}

/** The words of a list's search field. */
export function readKeyword(fields: URLSearchParams): { keyword?: string } {
  const keyword = fields.get('q')?.trim().slice(0, 60)
  return keyword ? { keyword } : {}
}

function isId(id: unknown): id is number {
  return Number.isSafeInteger(id) && Number(id) > 0
}
