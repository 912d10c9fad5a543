import { expect, test } from 'vitest'
import { openPlaces } from './places.ts'

const { countryOf } = openPlaces()

test.for([
  ['114.114.114.114', 'CN'],
  ['240c::6666', 'CN'],
  ['168.95.1.1', 'TW'],
  ['2001:b000:168::1', 'TW'],
  ['202.45.84.58', 'HK'],
  ['202.175.3.3', 'MO'],
  ['165.21.83.88', 'SG'],
  ['8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['::ffff:114.114.114.114', 'CN'],
] as const)('%s lies in %s', ([ip, country]) => {
  expect(countryOf(ip)).toBe(country)
})

test.for([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.1.1',
  '100.64.0.1',
  '203.0.113.9',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  '2001:db8::1',
  '::ffff:192.168.1.1',
  '::ffff:10.0.0.1',
  '',
  'nonsense',
  '999.1.1.1',
  '1.1.1.1.1',
  '1.1.1',
  'unknown',
  '::ffff:',
  "1.1.1.1' or true",
])('the location of %j is unknown', (ip) => {
  expect(countryOf(ip)).toBeNull()
})
