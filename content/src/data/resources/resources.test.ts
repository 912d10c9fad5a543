import { expect, test } from 'vitest'
import { apps } from '../apps.ts'
import { industries } from '../cases.ts'
import { resources } from '../resources.ts'
import { scenes } from '../scenes.ts'
import { tags } from '../tags.ts'
import { flows } from './flow.ts'
import { forms } from './form.ts'

const slugs = resources.map(({ slug }) => slug)

test.each(resources)('$slug: version numbers rise', ({ versions }) => {
  const numbers = versions.map(({ version }) => version)

  expect(numbers).toEqual(numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each(resources)('$slug: scene, trades and tags are known', (resource) => {
  expect(scenes.map(({ code }) => code)).toContain(resource.scene)
  expect(industries.map(({ code }) => code)).toEqual(expect.arrayContaining(resource.industries))
  expect(tags.map(({ code }) => code)).toEqual(expect.arrayContaining(resource.tags))
})

test.each(resources)('$slug: what it depends on is there', ({ slug, depends_on = [] }) => {
  for (const { kind, slug: wanted } of depends_on) {
    expect(kind === 'app' ? apps.map((app) => app.slug) : slugs).toContain(wanted)
    expect(wanted).not.toBe(slug)
  }
})

test.each(flows)('$slug: the form it runs on came first', ({ depends_on = [], versions }) => {
  const [form, ...others] = forms.filter(({ slug }) => depends_on.some((one) => one.slug === slug))

  expect(others).toEqual([])
  expect(form?.versions[0]?.days_ago).toBeGreaterThanOrEqual(versions[0]?.days_ago ?? 0)
})
