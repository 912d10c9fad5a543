import type { Answer } from '@atrium/contract/calls'
import type { Language } from '@atrium/contract/languages'

type Resources = Answer<'GET /api/resources'>

/** What few people took may be anything: it waits in the small rows until more did, unless the vendor made it. */
const enoughDownloads = 20

/**
 * The large place is for what every reader of the page can judge: written in their language, and made by the vendor or
 * taken by people already. Where nothing is, the newest leads. The others stay in the order of their publication.
 */
export function withLead({ list, total }: Resources, language: Language, shown: number): Resources {
  const lead = list.find((one) => one.language === language && (one.official || one.download_count >= enoughDownloads))
  const ordered = lead ? [lead, ...list.filter((one) => one !== lead)] : list
  return { list: ordered.slice(0, shown), total }
}
