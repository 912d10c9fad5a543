import { expect, test } from 'vitest'
import { type BackupManifest, changedSettings, describeSettings } from './manifest.ts'

const environment = {
  PUBLIC_ADDRESS: 'https://portal.example.com',
  PORT: '',
  SECRET_KEY: 'never written down',
  DATABASE_URL: 'postgres://atrium:password@db/atrium',
  HOME: '/root',
}

test('a manifest holds the settings an operator has set, and no secret', () => {
  const { settings, settings_sha256 } = describeSettings(environment)

  expect(settings).toEqual({ PUBLIC_ADDRESS: 'https://portal.example.com' })
  expect(settings_sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('settings that were added, changed or removed since the backup are named', () => {
  const manifest = {
    settings: { PUBLIC_ADDRESS: 'https://old.example.com', LOG_LEVEL: 'debug' },
  } as unknown as BackupManifest

  expect(changedSettings(manifest, { ...environment, PRODUCTS: 'oa' })).toEqual([
    'LOG_LEVEL',
    'PRODUCTS',
    'PUBLIC_ADDRESS',
  ])
})
