import type { z } from 'zod'
import * as account from './account/account.ts'
import * as identity from './account/identity.ts'
import * as identityManagement from './account/identity-management.ts'
import * as accountManagement from './account/management.ts'
import * as personalData from './account/personal-data.ts'
import * as photo from './account/photo.ts'
import * as role from './account/role-management.ts'
import * as roleView from './account/role-view.ts'
import * as separation from './account/separation.ts'
import * as session from './account/session.ts'
import * as signIn from './account/sign-in.ts'
import * as app from './app/app.ts'
import * as appManagement from './app/management.ts'
import * as appPerson from './app/person.ts'
import * as appSubmission from './app/submission.ts'
import * as cases from './case/case.ts'
import * as caseManagement from './case/management.ts'
import * as collection from './collection/collection.ts'
import * as collectionShare from './collection/share.ts'
import * as download from './download/download.ts'
import * as downloadManagement from './download/management.ts'
import * as productManagement from './download/product-management.ts'
import * as feedback from './feedback/feedback.ts'
import * as feedbackManagement from './feedback/management.ts'
import * as file from './file.ts'
import * as item from './item/item.ts'
import * as ratingManagement from './item/rating-management.ts'
import type { Endpoint } from './kit.ts'
import * as article from './knowledge/article.ts'
import * as articleDraft from './knowledge/article-draft.ts'
import * as articleManagement from './knowledge/article-management.ts'
import * as knowledge from './knowledge/knowledge.ts'
import * as knowledgeManagement from './knowledge/management.ts'
import * as proposal from './knowledge/proposal.ts'
import * as notice from './notice/notice.ts'
import * as healthManagement from './operation/health-management.ts'
import * as jobManagement from './operation/job-management.ts'
import * as logManagement from './operation/log-management.ts'
import * as overview from './overview/overview.ts'
import * as overviewRecords from './overview/records.ts'
import * as projectContents from './project/contents.ts'
import * as projectExport from './project/export.ts'
import * as kit from './project/kit.ts'
import * as kitManagement from './project/kit-management.ts'
import * as projectManagement from './project/management.ts'
import * as projectPeople from './project/people.ts'
import * as project from './project/project.ts'
import * as projectShare from './project/share.ts'
import * as report from './report/report.ts'
import * as author from './resource/author.ts'
import * as resourceFiling from './resource/filing.ts'
import * as resourceHistory from './resource/history.ts'
import * as resourceList from './resource/list.ts'
import * as resourceManagement from './resource/management.ts'
import * as resourcePerson from './resource/person.ts'
import * as resource from './resource/resource.ts'
import * as submission from './resource/submission.ts'
import * as reviewManagement from './review/management.ts'
import * as search from './search/search.ts'
import * as synonym from './search/synonym.ts'
import * as exportManagement from './transfer/export-management.ts'
import * as importManagement from './transfer/import-management.ts'
import * as viewManagement from './transfer/view-management.ts'
import * as conversionManagement from './video/conversion-management.ts'
import * as videoFiling from './video/filing.ts'
import * as videoManagement from './video/management.ts'
import * as videoPerson from './video/person.ts'
import * as video from './video/video.ts'
import * as announcementManagement from './website/announcement-management.ts'
import * as homePageManagement from './website/home-page-management.ts'
import * as websiteManagement from './website/management.ts'
import * as website from './website/website.ts'

const nouns = {
  account: { ...account, ...accountManagement },
  app: { ...app, ...appPerson, ...appSubmission, ...appManagement },
  case: { ...cases, ...caseManagement },
  collection: { ...collection, ...collectionShare },
  conversion: conversionManagement,
  download: { ...download, ...downloadManagement, ...productManagement },
  feedback: { ...feedback, ...feedbackManagement },
  file,
  identity: { ...identity, ...identityManagement },
  health: healthManagement,
  item: { ...item, ...ratingManagement },
  job: jobManagement,
  log: logManagement,
  knowledge: { ...knowledge, ...article, ...articleDraft, ...knowledgeManagement, ...articleManagement, ...proposal },
  notice,
  overview: { ...overview, ...overviewRecords },
  'personal-data': personalData,
  photo,
  project: {
    ...project,
    ...projectContents,
    ...projectPeople,
    ...projectShare,
    ...projectExport,
    ...projectManagement,
    ...kit,
    ...kitManagement,
  },
  report,
  resource: {
    ...resourceList,
    ...resource,
    ...author,
    ...resourcePerson,
    ...resourceHistory,
    ...resourceManagement,
    ...resourceFiling,
  },
  role: { ...role, ...roleView, ...separation },
  review: reviewManagement,
  search: { ...search, ...synonym },
  session,
  'sign-in': signIn,
  submission,
  transfer: { ...exportManagement, ...importManagement, ...viewManagement },
  website: { ...website, ...websiteManagement, ...homePageManagement, ...announcementManagement },
  video: { ...video, ...videoPerson, ...videoFiling, ...videoManagement },
}

/** Every call of the product by noun: the server proves it serves each one, and the reference is made from it. */
export const callsByNoun: Record<string, Endpoint[]> = Object.fromEntries(
  Object.entries(nouns).map(([noun, exported]) => [noun, Object.values(exported).filter(isEndpoint)]),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

type EndpointModule = (typeof nouns)[keyof typeof nouns]
type EndpointsOf<Exports> = Exports extends unknown ? Extract<Exports[keyof Exports], Endpoint> : never
type EndpointUnion = EndpointsOf<EndpointModule>
type NameOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never

/**
 * Browser code names a call by its text, `'GET /api/resources'`, and imports only types from here:
 * the compiler knows what goes in and what comes out, and no schema library travels to visitors.
 */
export type CallName = NameOf<EndpointUnion>
type CallNamed<Name extends CallName> = CallsByName[Name]
/** Looked up by name: going through all of them for each one would cost their square. */
type CallsByName = { [E in EndpointUnion as NameOf<E>]: E }

export type Answer<Name extends CallName> = z.output<CallNamed<Name>['data']>

/** What a caller gives: objects and numbers; `ask` writes them as the text the address needs. */
export type CallInput<Name extends CallName> = CallPart<'params', Name> & CallPart<'query', Name> & CallBody<Name>

type CallBody<Name extends CallName> =
  CallNamed<Name> extends { multipart: z.ZodType } ? { body: FormData } : CallPart<'body', Name>

type CallPart<Key extends 'params' | 'query' | 'body', Name extends CallName> =
  CallNamed<Name> extends { [K in Key]: infer Schema extends z.ZodType }
    ? InputOf<Key, Schema> extends infer G
      ? Record<never, never> extends G
        ? { [K in Key]?: G }
        : { [K in Key]: G }
      : never
    : { [K in Key]?: never }

type InputOf<Key, Schema extends z.ZodType> = Key extends 'body'
  ? z.input<Schema>
  : Key extends 'params'
    ? z.output<Schema>
    : OptionalWhereInputIs<z.input<Schema>, z.output<Schema>>

type OptionalWhereInputIs<Input, Output> = {
  [K in keyof Output as K extends keyof Input ? (undefined extends Input[K] ? never : K) : K]: Output[K]
} & { [K in keyof Output as K extends keyof Input ? (undefined extends Input[K] ? K : never) : never]?: Output[K] }
