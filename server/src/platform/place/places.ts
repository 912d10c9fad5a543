import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** The country of a network address from an offline table: no data about a visitor is sent out. */
export interface GeoLocator {
  /** ISO 3166 code, or null for private and unregistered networks. */
  countryOf(ip: string): string | null
}

const require = createRequire(import.meta.url)

export function openPlaces(): GeoLocator {
  const table = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  const reader = new Reader<CountryResponse>(readFileSync(table))

  return {
    countryOf(ip) {
      const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
      if (isIP(address) === 0 || isNowhere(address)) return null
      // The table is flatter than the types of the reader know.
      const found = reader.get(address) as { country_code?: string } | null
      return found?.country_code ?? null
    },
  }
}

/** Networks that lie in no country. The table gives some of them one all the same: that of the registry. */
const nowhere = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001:db8::/32',
  '3fff::/20',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]
const nowhereList = new BlockList()
for (const network of nowhere) {
  const [address = '', prefix] = network.split('/')
  nowhereList.addSubnet(address, Number(prefix), familyOf(address))
}

function isNowhere(address: string) {
  return nowhereList.check(address, familyOf(address))
}

function familyOf(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
