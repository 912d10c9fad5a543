import type { Page } from '@playwright/test'
import { projectAddress, sharedAddress } from '../given/project.ts'
import { alive, headerOf } from '../journey.ts'
import type { Person } from '../people.ts'
import {
  addPicture,
  askForApp,
  beginApp,
  failingFeedback,
  failingPanel,
  failingSearch,
  focusCard,
  hover,
  knowledge,
  leaveOutAmounts,
  meetConflict,
  openAuthor,
  openBell,
  openBox,
  openFeedback,
  openFilm,
  openFirst,
  openHandbook,
  openOutcomes,
  openPopover,
  openProposal,
  openReturnedDraft,
  openThread,
  openTrialDocument,
  openUploadCentre,
  openUploads,
  showMeant,
  shown,
  showPopular,
  tick,
  typeWords,
  waitingPanel,
  writeFeedback,
} from './acts.ts'

/** Screens without a drawing of their own: each is laid out as the users' list is. */
const managementScreens = [
  'releases',
  'products',
  'download-log',
  'resources',
  'categories',
  'tags',
  'ratings',
  'knowledge-types',
  'articles',
  'article-history',
  'article-votes',
  'cases',
  'industries',
  'demands',
  'videos',
  'video-categories',
  'transcoding',
  'projects',
  'share-project',
  'apps',
  'app-review',
  'app-categories',
  'app-publishers',
  'roles',
  'feedback',
  'sms-log',
  'email-log',
  'wechat-users',
  'sign-in-log',
  'reports',
  'import-log',
  'export-log',
  'home-page',
  'announcements',
  'settings',
  'audit-log',
  'health',
  'dead-jobs',
]

/** One thing to photograph. A new area adds its addresses here and nothing else. */
export interface Shot {
  name: string
  path: string
  /** What is shown there, by its name in the demo content: its id is known only once it was loaded. */
  slug?: string
  /** The drawing it is laid beside: a file of `docs/design/pictures`, without its ending. */
  drawing?: string
  /** Who opens it, where that needs an account. */
  person?: Person
  /** A named state: a panel open, an empty list, a failing call. Of all pictures it has those of fewer widths. */
  state?: { person?: Person; widths?: number[]; act: (page: Page) => Promise<void> }
}

const resource = /^(资源|資源|Resources)/
const cases = /^(案例|Cases)/
const countersigning = 'countersign-any-in-turn'

/** One of each type. */
const resourceDetails: Shot[] = [
  { type: 'form', slug: 'leave-request', drawing: '05b-detail-stages' },
  { type: 'flow', slug: 'hetong-7', drawing: '04-detail-flow' },
  { type: 'login', slug: 'colonnade-sign-in', drawing: '05b-detail-stages' },
  { type: 'document-template', slug: 'meeting-minutes', drawing: '05-detail-document-template' },
  { type: 'document-style', slug: 'policy-styles', drawing: '05b-detail-stages' },
  { type: 'schedule', slug: 'meeting-room-week', drawing: '05b-detail-stages' },
  { type: 'portal', slug: 'team-home', drawing: '05b-detail-stages' },
].map(({ type, ...shown }) => ({
  name: `resource-detail-${type}`,
  path: `/resource/${type}/{resource_id}`,
  ...shown,
}))

/** The states of one flow that is tried: its address holds them all but the two that are chosen on the page. */
const flowStates: Shot[] = [
  { name: 'flow-trial-fill', path: '?trial=fill', drawing: '03a-flow-try-fill' },
  { name: 'flow-trial-errors', path: '?trial=fill', drawing: '15-states', state: { act: leaveOutAmounts } },
  { name: 'flow-trial-run', path: '?trial=run', drawing: '03b-flow-try-run' },
  {
    name: 'flow-trial-document',
    path: '?trial=run',
    drawing: '03c-flow-try-document',
    state: { act: openTrialDocument },
  },
  { name: 'flow-outcomes', path: '', drawing: '04-flow-every-way', state: { act: openOutcomes } },
  { name: 'flow-comparison', path: '?from=1.4.0&to=2.0.0', drawing: '14-compare-versions' },
].map(({ path, ...shown }) => ({ ...shown, path: `/resource/flow/{resource_id}${path}`, slug: 'f02' }))

export const shots: Shot[] = [
  { name: 'home', path: '/', drawing: '01-home' },
  { name: 'home-leave', path: '/?try=leave', drawing: '01-home' },
  {
    name: 'home-panel-resource',
    path: '/',
    drawing: '02a-header-resource',
    state: { widths: [1440], act: hover(resource) },
  },
  { name: 'home-panel-case', path: '/', drawing: '02b-header-case', state: { widths: [1680], act: hover(cases) } },
  {
    name: 'home-panel-knowledge',
    path: '/',
    drawing: '02d-header-knowledge',
    state: { widths: [1680], act: hover(knowledge) },
  },
  {
    name: 'home-panel-more',
    path: '/',
    drawing: '02e-header-more-1280',
    state: {
      person: 'common',
      widths: [1280],
      act: async (page) => {
        await alive(page)
        await headerOf(page).more.hover()
        await headerOf(page).panel.getByRole('link').first().waitFor()
      },
    },
  },
  {
    name: 'home-popover',
    path: '/',
    drawing: '02c-header-avatar',
    state: { person: 'administrator', widths: [1440], act: openPopover },
  },
  {
    name: 'home-popover-official',
    path: '/',
    drawing: '02f-header-avatar-official',
    state: { person: 'official', widths: [1440], act: openPopover },
  },
  { name: 'home-panel-failing', path: '/', state: { widths: [1680], act: failingPanel } },
  { name: 'home-panel-waiting', path: '/', state: { widths: [1680], act: waitingPanel } },
  {
    name: 'home-feedback',
    path: '/',
    drawing: '14-feedback-modal',
    state: { person: 'common', widths: [1440], act: openFeedback },
  },
  { name: 'feedback-visitor', path: '/case', drawing: '14-feedback-modal', state: { act: writeFeedback } },
  {
    name: 'feedback-picture',
    path: '/case',
    drawing: '14-feedback-modal',
    state: { person: 'common', act: addPicture },
  },
  {
    name: 'feedback-failing',
    path: '/case',
    drawing: '14-feedback-modal',
    state: { person: 'common', act: failingFeedback },
  },
  {
    name: 'home-phone-menu',
    path: '/',
    state: {
      widths: [390],
      act: async (page) => {
        await alive(page)
        await page.getByRole('button', { name: /^(菜单|選單|Menu)$/ }).click()
        await page.getByRole('dialog').getByRole('link').first().waitFor()
      },
    },
  },
  { name: 'not-allow', path: '/errors/not-allow', drawing: '17a-not-allow' },
  { name: 'not-exsist-resource', path: '/errors/not-exsist-resource', drawing: '17b-not-exsist-resource' },
  { name: 'errors', path: '/errors', drawing: '17c-404' },
  { name: 'missing-resource', path: '/resource/flow/999999', drawing: '17b-not-exsist-resource' },
  { name: 'missing-kit', path: '/resource/kits/nowhere', drawing: '17b-not-exsist-resource' },
  { name: 'missing-case', path: '/case/999999', drawing: '17b-not-exsist-resource' },
  { name: 'resource', path: '/resource', drawing: '02-resource-list' },
  { name: 'resource-flow', path: '/resource/flow', drawing: '02-resource-list' },
  { name: 'resource-chosen', path: '/resource?kit=hospital-it&trial=run', drawing: '02-resource-list' },
  { name: 'resource-card', path: '/resource', drawing: '15-states', state: { widths: [1440], act: focusCard } },
  { name: 'resource-empty', path: '/resource/flow?page=90', drawing: '21a-list-empty' },
  { name: 'resource-nothing', path: '/resource/login?q=%E8%AF%B7%E5%81%87', drawing: '13b-list-nothing' },
  ...resourceDetails,
  ...flowStates,
  { name: 'kits', path: '/resource/kits' },
  { name: 'kit', path: '/resource/kits/hospital-it', drawing: '06-shelf-hospital-it' },
  {
    name: 'management-kit',
    path: '/management/home-page',
    state: {
      person: 'administrator',
      widths: [1440],
      act: async (page) => {
        await page.getByRole('link', { name: /^(医院信息科|Hospital IT)$/ }).click()
        await page.getByRole('dialog').getByRole('radio').first().waitFor()
      },
    },
  },
  { name: 'knowledge', path: '/knowledge', drawing: '06-knowledge-detail' },
  { name: 'knowledge-type', path: '/knowledge/detail/1', drawing: '06-knowledge-detail' },
  {
    name: 'knowledge-article',
    path: '/knowledge/article/{article_id}',
    slug: countersigning,
    drawing: '06-knowledge-detail',
  },
  { name: 'knowledge-history', path: '/knowledge/article/{article_id}/history', slug: countersigning },
  {
    name: 'knowledge-edit',
    path: '/knowledge/article/{article_id}/edit',
    slug: countersigning,
    state: {
      person: 'administrator',
      act: async (page) => {
        await page.getByRole('toolbar').waitFor()
      },
    },
  },
  { name: 'case', path: '/case', drawing: '07a-case-list' },
  { name: 'case-chosen', path: '/case?industry_ids=[1,2]&demand_ids=[1,9]', drawing: '07a-case-list' },
  { name: 'case-empty', path: '/case?industry_ids=[14]&demand_ids=[1]', drawing: '21a-list-empty' },
  { name: 'case-detail', path: '/case/{case_id}', slug: 'chengyu-contracts', drawing: '07b-case-detail' },
  { name: 'case-anonymous', path: '/case/{case_id}', slug: 'shuoyu-vehicles', drawing: '07b-case-detail' },
  { name: 'video', path: '/video', drawing: '08a-video-list' },
  { name: 'video-empty', path: '/video?q=%E6%97%A0%E6%AD%A4%E5%86%85%E5%AE%B9', drawing: '21a-list-empty' },
  { name: 'video-player', path: '/video', drawing: '08b-video-player', state: { person: 'common', act: openFilm } },
  { name: 'download', path: '/download', drawing: '09-download' },
  { name: 'download-server', path: '/download/server?system=kylin&processor=arm64', drawing: '09-download' },
  { name: 'download-release', path: '/download/desktop/6.2.2', drawing: '09-download' },
  { name: 'app-store', path: '/app-store', drawing: '10-app-store' },
  { name: 'app-store-app', path: '/app-store/{app_id}', slug: 'app-a2', drawing: '10-app-store' },
  { name: 'app-store-empty', path: '/app-store?q=zzz', drawing: '21a-list-empty' },
  { name: 'app-store-ask', path: '/app-store/{app_id}', slug: 'app-a2', state: { person: 'common', act: askForApp } },
  { name: 'app-store-submit', path: '/app-store/submit', state: { person: 'official', act: beginApp } },
  { name: 'project', path: '/project', drawing: '11-project', person: 'common' },
  {
    name: 'project-detail',
    path: '/project',
    drawing: '11-project',
    state: {
      person: 'common',
      act: async (page) => {
        await page.goto(await projectAddress('contract-lifecycle'))
        await page.getByRole('checkbox').first().waitFor()
      },
    },
  },
  {
    name: 'project-shared',
    path: '/project',
    drawing: '11-project',
    state: {
      person: 'common',
      act: async (page) => {
        await page.goto(await sharedAddress(page, 'contract-lifecycle'))
      },
    },
  },
  {
    name: 'project-add-to',
    path: '/resource/flow/{resource_id}',
    slug: 'hetong-7',
    state: {
      person: 'common',
      act: async (page) => {
        await alive(page)
        await page.getByRole('button', { name: /^(加入项目|加入專案|Add to a project)$/ }).click()
        await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      },
    },
  },
  {
    name: 'management-overview',
    path: '/management',
    drawing: '15a-management-dashboard',
    state: { person: 'administrator', act: shown },
  },
  {
    name: 'management-users',
    path: '/management/users',
    drawing: '15d-management-users-table',
    state: { person: 'administrator', act: shown },
  },
  {
    name: 'management-user',
    path: '/management/users',
    drawing: '15b-management-users',
    state: { person: 'administrator', act: openFirst },
  },
  {
    name: 'management-review',
    path: '/management/review',
    drawing: '15c-management-review',
    state: { person: 'administrator', act: shown },
  },
  ...managementScreens.map((screen) => ({
    name: `management-${screen}`,
    path: `/management/${screen}`,
    state: { person: 'administrator' as const, act: shown },
  })),
  { name: 'person-center', path: '/person-center', drawing: '12-person-center', person: 'common' },
  {
    name: 'upload-center',
    path: '/upload-center',
    drawing: '11a-upload-centre',
    state: { person: 'common', act: openUploadCentre },
  },
  { name: 'draft', path: '/upload-center', drawing: '11b-draft', state: { person: 'common', act: openReturnedDraft } },
  {
    name: 'draft-conflict',
    path: '/upload-center',
    drawing: '15-states',
    state: { person: 'common', act: meetConflict },
  },
  { name: 'article-proposal', path: '/knowledge', state: { person: 'common', act: openProposal } },
  { name: 'author', path: '/resource', state: { act: openAuthor } },
  { name: 'welcome', path: '/login/welcome', drawing: '13b-register', person: 'common' },
  {
    name: 'upload-modal',
    path: '/person-center',
    drawing: '14b-upload-modal',
    state: {
      person: 'common',
      act: async (page) => {
        await alive(page)
        await page.getByRole('button', { name: /^(上传资源|上傳資源|Upload)$/ }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
  },
  {
    name: 'person-upload-states',
    path: '/person-center',
    drawing: '12-person-center',
    state: { person: 'common', act: openUploads },
  },
  {
    name: 'person-upload-ticked',
    path: '/person-center',
    drawing: '12-person-center',
    state: { person: 'common', act: tick(0) },
  },
  {
    name: 'person-collection-ticked',
    path: '/person-center/person-collection',
    drawing: '12-person-center',
    state: { person: 'common', act: tick(1) },
  },
  {
    name: 'person-load-history',
    path: '/person-center/person-load',
    drawing: '12-person-center',
    state: {
      person: 'common',
      act: async (page) => {
        await page.getByRole('row').nth(1).waitFor()
      },
    },
  },
  {
    name: 'person-collection',
    path: '/person-center/person-collection',
    drawing: '12-person-center',
    person: 'common',
  },
  { name: 'person-load', path: '/person-center/person-load', drawing: '12-person-center', person: 'common' },
  { name: 'person-feedback', path: '/person-center/person-feedback', drawing: '12-person-center', person: 'common' },
  {
    name: 'person-feedback-thread',
    path: '/person-center/person-feedback',
    drawing: '12-person-center',
    state: { person: 'common', act: openThread },
  },
  { name: 'person-notice', path: '/person-center/person-notice', drawing: '12-person-center', person: 'common' },
  {
    name: 'notice-settings',
    path: '/person-center/person-notice/settings',
    drawing: '12-person-center',
    person: 'common',
  },
  { name: 'notice-panel', path: '/', state: { person: 'common', act: openBell } },
  { name: 'unsubscribe', path: '/unsubscribe?ticket=incomplete' },
  { name: 'person-info', path: '/person-center/person-info', drawing: '12-person-center', person: 'common' },
  { name: 'pdf-view', path: '/', state: { act: openHandbook } },
  { name: 'search', path: '/search?q=%E5%90%88%E5%90%8C%E5%AE%A1%E6%89%B9', drawing: '13a-search' },
  { name: 'search-kind', path: '/search?q=%E5%90%88%E5%90%8C&kind=resource&type=flow', drawing: '16-search' },
  { name: 'search-start', path: '/search', state: { act: showPopular } },
  { name: 'search-nothing', path: '/search?q=%E6%9C%88%E7%90%83%E8%BD%A6', drawing: '21a-list-empty' },
  { name: 'search-meant', path: '/search?q=qingjia', state: { act: showMeant } },
  { name: 'search-meant-nothing', path: '/search?q=%E4%BC%9A%E6%84%8F%E5%AE%A4', state: { act: showMeant } },
  { name: 'search-suggestions', path: '/search', state: { act: typeWords } },
  { name: 'search-recent', path: '/', state: { act: openBox } },
  {
    name: 'search-failing',
    path: '/search?q=%E5%90%88%E5%90%8C',
    drawing: '21c-list-failure',
    state: { person: 'common', act: failingSearch },
  },
  { name: 'login', path: '/login', drawing: '13a-login' },
  { name: 'register', path: '/login?type=register', drawing: '13b-register' },
]
