import { type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { type PackageRead, readPackage } from '@atrium/server/areas/resource/package/read-package'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DemoPayloadFile, DemoResource, DemoVersion, Texts } from '../kinds.ts'
import { resources } from './resources.ts'

interface BuiltPackage {
  name: string
  resource: DemoResource
  version: DemoVersion
  files: DemoPayloadFile[]
  read: PackageRead
}

const made: BuiltPackage[] = []

beforeAll(async () => {
  for (const resource of resources) {
    for (const version of resource.versions) {
      const files = await version.files()
      const entries = files.map(({ path, content }) => ({ path, bytes: Buffer.from(content) }))
      const { slug, resource_type } = resource
      const read = await readPackage({ file_name: `${slug}.zip`, resource_type, entries })
      made.push({ name: `${slug} ${version.version}`, resource, version, files, read })
    }
  }
})

describe('what the demo brings', () => {
  test.each(resourceTypes)('at least twelve of %s, a third of them in more than one version', (type) => {
    const ofType = resources.filter(({ resource_type }) => resource_type === type)
    const several = ofType.filter(({ versions }) => versions.length > 1)

    expect(ofType.length).toBeGreaterThanOrEqual(12)
    expect(several.length * 3).toBeGreaterThanOrEqual(ofType.length)
  })

  test('every package is what it says, and nothing is wrong with it', () => {
    for (const { name, resource, read } of made) {
      expect(read.type, name).toBe(resource.resource_type)
      expect(read.inside, name).not.toBeNull()
      expect(
        read.checks.filter(({ outcome }) => outcome === 'wrong'),
        name,
      ).toEqual([])
    }
  })

  test('names inside of packages are there in all three languages', () => {
    const checks = made.flatMap(({ name, read }) => read.checks.map((check) => ({ package: name, ...check })))

    expect(checks.filter((check) => check.name === 'translations' && check.outcome !== 'passed')).toEqual([])
  })

  test('people are addressed as 你, in what is said about a package and in what it holds', () => {
    for (const { name, resource, files } of made) {
      expect(JSON.stringify(resource), name).not.toContain('您')
      for (const { path, content } of files)
        expect(Buffer.from(content).toString(), `${name} ${path}`).not.toContain('您')
    }
  })

  test('versions rise, the last one came on the day of the resource, and each differs from the one before', () => {
    for (const { slug, days_ago, versions } of resources) {
      const ages = versions.map((version) => version.days_ago)
      expect(ages.at(-1), slug).toBe(days_ago)
      expect(ages, slug).toEqual(ages.toSorted((one, other) => other - one))
    }
    for (const [place, { resource, name, files }] of made.entries()) {
      const before = made[place - 1]
      if (before?.resource === resource) expect(same(before.files, files), name).toBe(false)
    }
  })

  test('made again, a package is the same to the last byte', async () => {
    for (const { name, version, files } of made) expect(same(await version.files(), files), name).toBe(true)
  })
})

describe('kinds of payload', () => {
  test('a document template holds exactly the placeholders its variables name', () => {
    for (const { name, files, read } of ofType('document-template')) {
      const placeholders = read.inside?.type === 'document-template' ? read.inside.placeholders : []
      const variables: { tag: string; title: Texts; sample: string }[] = JSON.parse(textOf(files, 'variables.json'))

      expect(placeholders.map(({ tag }) => tag).toSorted(), name).toEqual(variables.map(({ tag }) => tag).toSorted())
      expect(
        variables.filter(({ sample, title }) => !sample || !title['zh-TW'] || !title.en),
        name,
      ).toEqual([])
    }
  })

  test('a Word template holds ten to twenty-eight styles on A4', () => {
    for (const { name, read } of ofType('document-style')) {
      if (read.inside?.type !== 'document-style' || read.entry !== 'styles.dotx') continue
      expect(read.inside.styles.length, name).toBeGreaterThanOrEqual(10)
      expect(read.inside.styles.length, name).toBeLessThanOrEqual(28)
      expect(read.inside.paper, name).toBe('A4')
    }
  })

  test('a schedule comes back: its entries have rules or further dates, and every entry a group', () => {
    for (const { name, files, read } of ofType('schedule')) {
      const entries = read.inside?.type === 'schedule' ? read.inside.entries : []

      expect(textOf(files, 'schedule.ics'), name).toMatch(/^(RRULE|RDATE)/m)
      expect(
        entries.filter(({ group, title }) => !group || !title),
        name,
      ).toEqual([])
    }
  })

  test('a portal stands on wide, middle and narrow screens, with widgets the portal knows', () => {
    for (const { name, read } of ofType('portal')) {
      if (read.inside?.type !== 'portal') continue
      expect(
        read.inside.widths.map((width) => width.name),
        name,
      ).toEqual(['wide', 'middle', 'phone'])
      expect(
        read.inside.widgets.filter(({ known }) => !known),
        name,
      ).toEqual([])
    }
  })

  test('a login page takes one’s own logo, title and colour', () => {
    for (const { name, read } of ofType('login')) {
      const slots = read.inside?.type === 'login' ? read.inside.slots : []
      expect(
        slots.map((slot) => slot.name),
        name,
      ).toEqual(expect.arrayContaining(['logo', 'title', 'accent']))
    }
  })
})

function ofType(type: ResourceType) {
  return made.filter(({ resource }) => resource.resource_type === type)
}

function textOf(files: DemoPayloadFile[], path: string): string {
  return String(files.find((file) => file.path === path)?.content ?? '')
}

function same(one: DemoPayloadFile[], other: DemoPayloadFile[]): boolean {
  const bytes = (files: DemoPayloadFile[]) =>
    Buffer.concat(files.flatMap(({ path, content }) => [Buffer.from(path), Buffer.from(content)]))
  return bytes(one).equals(bytes(other))
}
