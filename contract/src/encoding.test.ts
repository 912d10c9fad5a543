import { expect, test } from 'vitest'
import { acceptedEncoding } from './encoding.ts'

test('brotli is preferred to gzip, and neither is sent to a client that does not name it', () => {
  expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(acceptedEncoding('GZIP;q=1.0, identity; q=0.5')).toBe('gzip')
  expect(acceptedEncoding('deflate')).toBe('identity')
  expect(acceptedEncoding(undefined)).toBe('identity')
})

test('an encoding with weight zero is refused', () => {
  expect(acceptedEncoding('br;q=0, gzip;q=0.001')).toBe('gzip')
  expect(acceptedEncoding('br; q=0.0, gzip;q=0')).toBe('identity')
})
