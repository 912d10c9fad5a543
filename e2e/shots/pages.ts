import type { Page } from '@playwright/test'
import { givenDocument } from '../given-document.ts'
import { alive, headerOf } from '../journey.ts'
import { handbook } from '../pdf-document.ts'
import type { Person } from '../people.ts'

/** One thing to photograph. A new area adds its addresses here and nothing else. */
export interface Shot {
  name: string
  path: string
  /** The drawing it is laid beside: a file of `docs/design/pictures`, without its ending. */
  drawing?: string
  /** A named state: a panel open, an empty list, a failing call. States are photographed at fewer widths. */
  state?: { person?: Person; widths?: number[]; act: (page: Page) => Promise<void> }
}

const hover = (name: RegExp) => async (page: Page) => {
  await alive(page)
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name }).first().hover()
  await headerOf(page).panel.getByRole('link').first().waitFor()
}

const resource = /^(资源|資源|Resources)/
const knowledge = /^(知识库|知識庫|Knowledge)/
const cases = /^(案例|Cases)/

export const shots: Shot[] = [
  { name: 'home', path: '/', drawing: '01-home' },
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
  { name: 'resource', path: '/resource', drawing: '03-resource-list' },
  { name: 'resource-flow', path: '/resource/flow', drawing: '03-resource-list' },
  { name: 'resource-empty', path: '/resource/flow?page=90', drawing: '21a-list-empty' },
  { name: 'knowledge', path: '/knowledge', drawing: '06-knowledge-detail' },
  { name: 'case', path: '/case', drawing: '07a-case-list' },
  { name: 'video', path: '/video', drawing: '08a-video-list' },
  { name: 'download', path: '/download', drawing: '09-download' },
  { name: 'download-server', path: '/download/server?system=kylin&processor=arm64', drawing: '09-download' },
  { name: 'download-release', path: '/download/desktop/6.2.2', drawing: '09-download' },
  { name: 'app-store', path: '/app-store', drawing: '10-app-store' },
  { name: 'project', path: '/project', drawing: '11-project' },
  { name: 'person-center', path: '/person-center', drawing: '12-person-center' },
  { name: 'upload-center', path: '/upload-center', drawing: '12-person-center' },
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
  { name: 'person-info', path: '/person-center/person-info', drawing: '12-person-center' },
  { name: 'pdf-view', path: '/', state: { act: openHandbook } },
  { name: 'management', path: '/management', drawing: '15a-management-dashboard' },
  { name: 'search', path: '/search?q=%E5%90%88%E5%90%8C', drawing: '16-search' },
  { name: 'login', path: '/login', drawing: '13a-login' },
  { name: 'register', path: '/login?type=register', drawing: '13b-register' },
]

async function openPopover(page: Page) {
  await alive(page)
  await headerOf(page).avatar.click()
  await headerOf(page).popover.getByRole('link').first().waitFor()
}

async function openFeedback(page: Page) {
  await openPopover(page)
  await headerOf(page).popover.getByRole('listitem').getByRole('button').click()
  await page.getByRole('dialog').waitFor()
}

async function openHandbook(page: Page) {
  const file_id = await givenDocument(handbook(20))
  await page.goto(`/pdf-view/${file_id}`)
  await page.locator('section[data-page="1"][data-state="drawn"]').waitFor()
}

/** The calls behind a panel are made to fail. */
async function failingPanel(page: Page) {
  await page.route('**/api/knowledges/types*', (route) => route.abort())
  await alive(page)
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: knowledge }).first().hover()
  await headerOf(page).panel.getByRole('alert').waitFor()
  await page.unroute('**/api/knowledges/types*')
}

/** Answers of the house that never come. */
async function waitingPanel(page: Page) {
  await page.route('**/api/knowledges/types*', () => new Promise(() => {}))
  await alive(page)
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: knowledge }).first().hover()
  await headerOf(page).panel.getByRole('status').waitFor()
  await page.unroute('**/api/knowledges/types*')
}
