import { expect, test } from 'vitest'
import { deviceOf, fileFor } from './device.ts'

const chrome = (inside: string) => `Mozilla/5.0 (${inside}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0`

test.each([
  [chrome('Windows NT 10.0; Win64; x64'), 'windows', 'x64'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 'macos', null],
  [chrome('X11; Linux x86_64'), 'linux', 'x64'],
  [chrome('X11; Linux aarch64; Kylin V10'), 'kylin', 'arm64'],
  [chrome('X11; Linux loongarch64; UOS 20'), 'uos', 'loongarch'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'ios', null],
  ['Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 Mobile', 'android', null],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile', 'harmonyos', null],
] as const)('%s is %s, %s', (userAgent, platform, architecture) => {
  expect(deviceOf({ userAgent, maxTouchPoints: 0 })).toEqual({ platform, architecture })
})

test('client hints reveal what the user agent hides, and an iPad that claims to be a Mac is recognised by touch', () => {
  const windows = chrome('Windows NT 10.0; Win64; x64')
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15'
  const linux = { platform: 'Linux', architecture: 'arm' }

  expect(
    deviceOf({ userAgent: windows, maxTouchPoints: 0, hints: { platform: 'Windows', architecture: 'arm' } }),
  ).toEqual({ platform: 'windows', architecture: 'arm64' })
  expect(deviceOf({ userAgent: chrome('X11; Linux; Kylin'), maxTouchPoints: 0, hints: linux })?.platform).toBe('kylin')
  expect(deviceOf({ userAgent: mac, maxTouchPoints: 5 })?.platform).toBe('ipados')
  expect(deviceOf({ userAgent: 'curl/8.9', maxTouchPoints: 0 })).toBeNull()
})

test('a machine gets the file of its architecture, otherwise the first of its platform, and none of another', () => {
  const files = [
    { platform_code: 'windows', architecture: 'x64' },
    { platform_code: 'windows', architecture: 'arm64' },
    { platform_code: 'macos', architecture: 'universal' },
  ] as const

  expect(fileFor(files, { platform: 'windows', architecture: 'arm64' })).toBe(files[1])
  expect(fileFor(files, { platform: 'windows', architecture: null })).toBe(files[0])
  expect(fileFor(files, { platform: 'macos', architecture: 'arm64' })).toBe(files[2])
  expect(fileFor(files, { platform: 'android', architecture: null })).toBeUndefined()
  expect(fileFor(files, null)).toBeUndefined()
})
