import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './seal-page.ts'

const seal = { mark: 'MARK', key: 'key of the process' }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('scripts of the portal are allowed by their hashes, and the mark is gone from the page', () => {
  const { html, scripts } = sealPage(
    '<link rel="modulepreload" href="/a.js" nonce="MARK"/><script nonce="MARK">one()</script>' +
      '<script nonce="MARK" type="module" async="">two()\n</script><script nonce="MARK" src="/a.js"></script>',
    seal,
  )

  expect(html).toBe(
    '<link rel="modulepreload" href="/a.js"/><script>one()</script>' +
      '<script type="module" async="">two()\n</script><script src="/a.js"></script>',
  )
  expect(scripts).toEqual([hashOf('one()'), hashOf('two()\n')])
})

test('a script that came in with a text has no hash, whatever nonce it claims', () => {
  const planted = '<script>steal()</script><script nonce="guess">steal()</script><style nonce="guess">a{}</style>'

  const { html, scripts, styles } = sealPage(`${planted}<script nonce="MARK">ours()</script>${planted}`, seal)

  expect(html).toBe(`${planted}<script>ours()</script>${planted}`)
  expect(scripts).toEqual([hashOf('ours()')])
  expect(styles).not.toContain("'nonce-guess'")
})

test('the nonce of styles changes with every letter of the page, so no text of it can name it', () => {
  const withText = (text: string) => sealPage(`<style nonce="MARK">a{}</style><p>${text}</p>`, seal)

  const [before, after] = [withText('hello'), withText('hello <style nonce="…">')]

  const nonce = before.styles[0]?.slice("'nonce-".length, -1)
  expect(nonce).toMatch(/^[\w-]{24}$/)
  expect(before.html).toBe(`<style nonce="${nonce}">a{}</style><p>hello</p>`)
  expect(after.styles).not.toEqual(before.styles)
  expect(withText('hello')).toEqual(before)
  expect(sealPage('<style nonce="MARK">a{}</style><p>hello</p>', { ...seal, key: 'another' }).styles).not.toEqual(
    before.styles,
  )
})
