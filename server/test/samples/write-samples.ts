import type { Portal } from '../portal.ts'
import { accountSamples } from './account.ts'
import { appSamples } from './app.ts'
import { caseSamples } from './case.ts'
import { collectionSamples } from './collection.ts'
import { conversionSamples } from './conversion.ts'
import { downloadSamples } from './download.ts'
import { feedbackSamples } from './feedback.ts'
import { fileSamples } from './file.ts'
import { identitySamples } from './identity.ts'
import { itemSamples } from './item.ts'
import { jobSamples } from './job.ts'
import { articleSamples, knowledgeSamples } from './knowledge.ts'
import { nameSamples } from './names.ts'
import { noticeSamples } from './notice.ts'
import { projectSamples } from './project.ts'
import { resourceSamples } from './resource.ts'
import { reviewSamples } from './review.ts'
import { roleSamples } from './role.ts'
import { addressOf, type CallSamples } from './samples.ts'
import { searchSamples } from './search.ts'
import { signInSamples } from './sign-in.ts'
import { submissionSamples } from './submission.ts'
import { transferSamples } from './transfer.ts'
import { videoSamples } from './video.ts'
import { websiteSamples } from './website.ts'

/** A valid request for each write of the contract; each noun keeps its own. */
export const writeSamples: CallSamples = {
  ...accountSamples,
  ...appSamples,
  ...caseSamples,
  ...collectionSamples,
  ...conversionSamples,
  ...downloadSamples,
  ...feedbackSamples,
  ...fileSamples,
  ...identitySamples,
  ...itemSamples,
  ...jobSamples,
  ...knowledgeSamples,
  ...articleSamples,
  ...nameSamples,
  ...noticeSamples,
  ...projectSamples,
  ...resourceSamples,
  ...reviewSamples,
  ...roleSamples,
  ...searchSamples,
  ...signInSamples,
  ...submissionSamples,
  ...transferSamples,
  ...videoSamples,
  ...websiteSamples,
}

/** Sends the sample of a call, 'POST /api/projects', and returns the whole response. */
export async function performWrite(portal: Portal, call: string) {
  const sample = await writeSamples[call]?.(portal)
  if (!sample) throw new Error(`no sample for ${call}`)
  const [method = '', path = ''] = call.split(' ')
  const { payload = {}, headers = {} } = sample
  return portal.send({ method: method as 'POST', url: addressOf(path, sample), payload, headers })
}
