import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** Where a network address lies, by an offline table: nothing about a visitor leaves the house. */
export interface Places {
  /** ISO 3166 code, or null for private networks and what nobody has registered. */
  countryOf(ip: string): string | null
}

const table = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

export function openPlaces(): Places {
  const path = createRequire(import.meta.url).resolve(table)
  const reader = new Reader<CountryResponse>(readFileSync(path))

  return {
    countryOf(ip) {
      // The table is flatter than the types of the reader know.
      const found = reader.get(ip.replace(/^::ffff:(?=\d+\.)/, '')) as { country_code?: string } | null
      return found?.country_code ?? null
    },
  }
}
