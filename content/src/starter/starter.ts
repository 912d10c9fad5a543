import { type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { zip } from '../data/payload/zip.ts'
import { resources } from '../data/resources.ts'
import type { Texts } from '../kinds.ts'

/** A small resource of each type that authors change into their own. */
const sources: Record<ResourceType, { slug: string; entry: string; title: Texts }> = {
  form: { slug: 'leave-request', entry: 'form.json', title: named('请假单', '請假單', 'leave form') },
  flow: { slug: 'f07', entry: 'flow.bpmn', title: named('会议室预定', '會議室預訂', 'room booking') },
  login: { slug: 'd4', entry: 'index.html', title: named('极简登录', '極簡登入', 'plain sign-in') },
  'document-template': {
    slug: 'b3',
    entry: 'document.docx',
    title: named('红头文件', '紅頭文件', 'official letterhead'),
  },
  'document-style': {
    slug: 'policy-styles',
    entry: 'styles.dotx',
    title: named('制度样式', '制度樣式', 'policy styles'),
  },
  schedule: { slug: 's9', entry: 'schedule.ics', title: named('四班三运转', '四班三運轉', 'four-shift rota') },
  portal: { slug: 'team-home', entry: 'portal.json', title: named('部门主页', '部門首頁', 'team home') },
}

interface StarterPackage {
  type: ResourceType
  bytes: Buffer
}

/** The manifest lists no files: authors change them without having to count bytes and sums. */
export async function makeStarters(): Promise<StarterPackage[]> {
  return Promise.all(
    resourceTypes.map(async (type) => {
      const { slug, entry, title } = sources[type]
      const source = resources.find((resource) => resource.slug === slug)
      const payload = await source?.versions.at(-1)?.files()
      if (!source || !payload) throw new Error(`no demo resource ${slug} for the starter package of ${type}`)
      const manifest = {
        manifestVersion: 1,
        id: `my-${type}`,
        type,
        version: '1.0.0',
        title,
        summary: source.summary,
        requires: [{ product: 'suite', range: `>=${source.fits}` }],
        dependsOn: [],
        licence: 'CC-BY-4.0',
        derivedFrom: null,
        entry,
      }
      const text = `${JSON.stringify(manifest, null, 2)}\n`
      return { type, bytes: zip([{ path: 'manifest.json', content: text }, ...payload]) }
    }),
  )
}

function named(simplified: string, traditional: string, english: string): Texts {
  return { 'zh-CN': `起步包：${simplified}`, 'zh-TW': `起步包：${traditional}`, en: `Starter: ${english}` }
}
