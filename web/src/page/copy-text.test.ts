import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a secure page copies through the Clipboard API', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })

  expect(await copyText('SM3')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('SM3')
})

test('a refused permission answers that nothing was copied', async () => {
  const writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })

  expect(await copyText('SM3')).toBe(false)
})

test.each([true, false])('a page on http copies a selected field; the browser answers %s', async (isCopied) => {
  const field = { value: '', style: {}, setAttribute: vi.fn(), select: vi.fn(), remove: vi.fn() }
  const execCommand = vi.fn(() => isCopied)
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    activeElement: null,
    body: { append: vi.fn() },
    createElement: () => field,
    execCommand,
  })

  expect(await copyText('SM3')).toBe(isCopied)
  expect(field.value).toBe('SM3')
  expect(field.select).toHaveBeenCalledBefore(execCommand)
  expect(field.remove).toHaveBeenCalled()
})
