import { isResourceType, resourceTypes } from '@atrium/contract/resource-types'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { covers } from './covers.ts'

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 16 320 168"><g>
  <rect width="320" height="200" fill="var(--cover-0-ground)"/>
  <rect width="1" height="1" fill="var(--cover-1-half)" stroke="var(--line-strong)"/>
  <rect width="1" height="1" fill="color-mix(in oklab,var(--cover-2-deep) 55%,var(--cover-2-mid))"/></g></svg>`

async function givenHost() {
  const app = Fastify()
  await app.register(covers, {
    draw: (type) => (isResourceType(type) ? sheet : null),
    source: `${import.meta.dirname}/../..`,
  })
  onTestFinished(() => app.close())
  return app
}

test('a cover is a picture of the size that Open Graph asks for, in the colours of its type', async () => {
  const app = await givenHost()

  const { headers, rawPayload } = await app.inject('/covers/flow/hetong-7.png')
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })

  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': expect.stringContaining('immutable') })
  expect(info).toMatchObject({ width: 1200, height: 630 })
  expect([...data.subarray(0, 3)]).toEqual([0xfa, 0xe6, 0xda])
})

test.each(resourceTypes)('the style sheets have every colour that a picture of %s needs', async (type) => {
  const app = await givenHost()

  const { statusCode } = await app.inject(`/covers/${type}/1.png`)

  expect(statusCode).toBe(200)
})

test('an unknown type or id has neither drawing nor picture', async () => {
  const app = await givenHost()

  const answers = await Promise.all(
    ['/covers/chair/1.svg', '/covers/chair/1.png', `/covers/flow/${'7'.repeat(81)}.png`, '/covers/flow/%22%3E.png'].map(
      (address) => app.inject(address),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
})
