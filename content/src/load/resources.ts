import { productVersions } from '@atrium/contract/environment'
import type { ResourceType } from '@atrium/contract/resource-types'
import { publishOfficial } from '@atrium/server/areas/resource/submission/submission.official'
import type { Platform } from '@atrium/server/platform'
import type { Db } from '@atrium/server/platform/db/db'
import { openSigner } from '@atrium/server/platform/secret/signer'
import { anyIndustry, industries } from '../data/cases.ts'
import { houseKeeper } from '../data/people.ts'
import { ratings } from '../data/ratings.ts'
import { resources } from '../data/resources.ts'
import { scenes } from '../data/scenes.ts'
import { tags } from '../data/tags.ts'
import type { DemoPayloadFile, DemoResource, DemoVersion } from '../kinds.ts'
import { saveDays, saveItem } from './item.ts'
import { idOf, saveNames, saveTags } from './name.ts'
import { saveFigures, saveRatings } from './resource-figures.ts'

export type LoadContext = Pick<Platform, 'storage' | 'config'>

/** Every resource with all its versions, each a sealed package. Versions that are there already are left as they are. */
export async function loadResources(db: Db, { storage, config }: LoadContext, people: ReadonlyMap<string, number>) {
  const ids = {
    people,
    scenes: await saveNames(db, 'scene', scenes),
    industries: await saveNames(db, 'industry', [...industries, anyIndustry]),
    tags: await saveTags(db, tags),
  }
  const sealing = { storage, signer: openSigner(config.SIGNING_KEY) }

  for (const resource of resources) {
    const { resource_type: type, owner, versions } = resource
    const owner_id = owner ? idOf(people, owner) : null
    const category_id = idOf(ids.scenes, resource.scene)
    const { rating, ...rest } = resource
    const item_id = await saveItem(db, { ...rest, kind: 'resource', type, owner_id, category_id })

    for (const version of versions) await publishOfficial(db, sealing, await asPublished(resource, version, ids))
    await saveFigures(db, item_id, resource)
    const itsRatings = ratings.filter(({ slug }) => slug === resource.slug)
    await saveRatings(db, { item_id, noun: 'resource', rating, told: itsRatings }, people)
    await saveDays(db, item_id, resource)
  }
}

type NameIds = Record<'people' | 'scenes' | 'industries' | 'tags', ReadonlyMap<string, number>>

async function asPublished(resource: DemoResource, { version, days_ago, changes, files }: DemoVersion, ids: NameIds) {
  const { slug, title, summary, fits, owner, needs = {}, depends_on = [] } = resource
  const { description, licence, official = false } = resource
  const { entry, sample = null } = opened[resource.resource_type]
  const payload = await files()
  const paths = payload.map(({ path }) => path)
  return {
    manifest: {
      id: slug,
      type: resource.resource_type,
      version,
      title,
      summary,
      licence,
      derivedFrom: null,
      requires: [{ product: 'suite', range: `>=${fits}` }],
      dependsOn: depends_on.map(({ kind, slug: id, range }) => ({ kind, id, range })),
      entry: entry.find((path) => paths.includes(path)) ?? '',
      sample,
    },
    files: payload.map(bytesOf),
    description,
    changes,
    scene_id: idOf(ids.scenes, resource.scene),
    industry_ids: industriesOf(resource).map((code) => idOf(ids.industries, code)),
    tag_ids: resource.tags.map((code) => idOf(ids.tags, code)),
    needs: { ...needs, product_version: productVersions.filter((one) => isAtLeast(one, fits)) },
    owner_id: owner ? idOf(ids.people, owner) : null,
    official,
    kept_by: idOf(ids.people, houseKeeper),
    published_at: new Date(Date.now() - days_ago * 86_400_000),
  }
}

function industriesOf({ industries }: DemoResource) {
  return industries.length > 0 ? industries : [anyIndustry.code]
}

/** '10.0' comes after '9.8'. */
function isAtLeast(version: string, least: string): boolean {
  return version.localeCompare(least, 'en', { numeric: true }) >= 0
}

/** What the preview opens, and sample data for it, by the names that packages use. */
const opened: Record<ResourceType, { entry: string[]; sample?: string }> = {
  form: { entry: ['form.json'] },
  flow: { entry: ['flow.bpmn'] },
  login: { entry: ['index.html'], sample: 'login.json' },
  'document-template': { entry: ['document.docx'], sample: 'variables.json' },
  'document-style': { entry: ['styles.dotx', 'styles.css'] },
  schedule: { entry: ['schedule.ics'] },
  portal: { entry: ['portal.json'] },
}

function bytesOf({ path, content, about }: DemoPayloadFile) {
  return { path, bytes: Buffer.from(content), about }
}
