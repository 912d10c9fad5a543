import { addressOf } from './address-of.ts'
import { projectAddress } from './given/project.ts'
import { givenProposal } from './given/proposal.ts'
import { userIdOf } from './people.ts'

/** Every page a person can open today, signed out or in. A new area adds its addresses here. */
export const publicPages = [
  '/',
  '/download',
  '/download/server',
  '/download/server/9.8.12',
  '/app-store',
  '/resource',
  '/resource/flow',
  '/resource/document-template',
  '/resource/kits',
  '/resource/kits/hospital-it',
  '/knowledge',
  '/knowledge/detail/1',
  '/case',
  '/video',
  '/search',
  '/search?q=合同',
  '/login',
  '/login?type=register',
  '/login?type=password',
  '/login?way=code',
  '/agreement/terms',
  '/agreement/privacy',
  '/errors',
  '/errors/not-allow',
  '/errors/not-exsist-resource',
]

/** One of each kind that has pages of its own, by its name in the demo content: a case, an article, a video, an app. */
export const publicItems = ['chengyu-contracts', 'first-flow', 'contract-approval-import', 'app-a2']

export async function everyPublicPage(): Promise<string[]> {
  const author = `/resource/author/${await userIdOf('common')}`
  return [...publicPages, author, ...(await Promise.all(publicItems.map(addressOf)))]
}

/** Besides those with the portal's header the welcome, which has none; a project and a proposal of the administrator. */
export async function everySignedInPage(): Promise<string[]> {
  const proposal_id = await givenProposal(await userIdOf('administrator'), '超时怎么办')
  const project = await projectAddress('expense-policy')
  return [...signedInPages, '/login/welcome', project, `/knowledge/proposal/${proposal_id}`]
}

export const signedInPages = [
  '/app-store/submit',
  '/project',
  '/upload-center',
  '/person-center',
  '/person-center/person-collection',
  '/person-center/person-load',
  '/person-center/person-feedback',
  '/person-center/person-notice',
  '/person-center/person-notice/settings',
  '/person-center/person-info',
  '/management',
  '/authorization',
]
