import { hashPassword } from '@atrium/server/areas/account/account.password'
import type { Locator, Page } from '@playwright/test'
import { sql } from 'kysely'
import { givenPerson } from '../account.ts'
import { addressOf } from '../address-of.ts'
import { expect } from '../journey.ts'
import { withDb } from '../portal.ts'
import { password } from '../sign-in-page.ts'
import { givenFeedback } from './feedback.ts'
import { givenProposal } from './proposal.ts'
import { givenSubmissions } from './submissions.ts'

/** What one person has that can be written about. */
export interface OwnThings {
  user_id: number
  resource: string
  project: string
  thread: string
  submission: string
  proposal: string
}

export async function givenThings(): Promise<OwnThings> {
  const user_id = await givenPerson({ password_hash: await hashPassword(password) })
  const resource = await addressOf('seal-request')
  const { project_id } = await withDb(async (db) => {
    await sql`
      insert into resource_download (user_id, item_id, version_id)
      select ${user_id}::bigint, item_id, version_id from resource join item using (item_id) where slug = 'seal-request'`.execute(
      db,
    )
    await sql`insert into collection (user_id, item_id) select ${user_id}::bigint, item_id from item where slug = 'seal-request'`.execute(
      db,
    )
    const project = await db
      .insertInto('project')
      .values({ title: '二期上线', summary: '' })
      .returning('project_id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('project_member')
      .values({ ...project, user_id, role: 'owner' })
      .execute()
    return project
  })
  const { feedback_id } = await givenFeedback(user_id, '导出很慢')
  await givenSubmissions(user_id, [{ state: 'changes_asked', title: '轮班表', type: 'form' }])
  const { version_id } = await withDb((db) =>
    db.selectFrom('resource_version').select('version_id').where('user_id', '=', user_id).executeTakeFirstOrThrow(),
  )
  const proposal_id = await givenProposal(user_id, '排班规则')
  return {
    user_id,
    resource,
    project: `/project/${project_id}`,
    thread: `/person-center/person-feedback/${feedback_id}`,
    submission: `/upload-center?submission=${version_id}`,
    proposal: `/knowledge/proposal/${proposal_id}`,
  }
}

export interface WrittenForm {
  at: (things: OwnThings) => string
  /** Opens the form, if it is not open by itself; the field for the longest text. */
  open: (page: Page) => Promise<Locator>
  /** What must be filled in besides. */
  complete?: (page: Page) => Promise<void>
  /** How it is sent, and where the text is stored then; others save themselves. */
  send?: (page: Page) => Promise<void>
  stored?: StoredText
}

export type StoredText = readonly [table: string, column: string]

export const dialog = (page: Page) => page.getByRole('dialog')
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const submit = (page: Page) => dialog(page).locator('button[type="submit"]').click()

export const forms: Record<string, WrittenForm> = {
  feedback: {
    at: ({ resource }) => resource,
    open: async (page) => {
      await page.getByRole('contentinfo').getByRole('button', { name: '意见反馈' }).click()
      await expect(dialog(page).getByRole('toolbar')).toBeVisible()
      return dialog(page).getByRole('textbox', { name: '反馈内容' })
    },
    send: submit,
    stored: ['feedback', 'content'],
  },
  rating: {
    at: ({ resource }) => resource,
    open: async (page) => {
      await press(page, '写评价')
      return dialog(page).getByRole('textbox')
    },
    complete: (page) => dialog(page).getByRole('radio').first().check(),
    send: submit,
    stored: ['item_rating', 'text'],
  },
  report: {
    at: ({ resource }) => resource,
    open: async (page) => {
      await press(page, '报告问题')
      return dialog(page).getByRole('textbox')
    },
    complete: (page) => dialog(page).getByRole('radio').first().check(),
    send: submit,
    stored: ['item_report', 'text'],
  },
  'project note': {
    at: ({ project }) => project,
    open: async (page) => {
      await press(page, '写笔记')
      return dialog(page).getByRole('textbox').last()
    },
    complete: (page) => dialog(page).getByRole('textbox').first().fill('约定'),
    send: submit,
    stored: ['project_note', 'body'],
  },
  'project texts': {
    at: ({ project }) => project,
    open: async (page) => {
      await press(page, '修改名称和说明')
      return dialog(page).getByRole('textbox').last()
    },
    send: submit,
    stored: ['project', 'summary'],
  },
  'new project': {
    at: () => '/project',
    open: async (page) => {
      await press(page, '新建项目')
      return dialog(page).getByRole('textbox').first()
    },
    send: submit,
    stored: ['project', 'title'],
  },
  'line of the check list': {
    at: ({ project }) => project,
    open: async (page) => page.getByRole('textbox', { name: '新增一项' }),
    send: (page) => page.getByRole('button', { name: '添加', exact: true }).click(),
    stored: ['project_check', 'text'],
  },
  introduction: {
    at: () => '/person-center/person-info',
    open: async (page) => {
      await page.getByRole('group', { name: '简介', exact: true }).getByRole('button').first().click()
      return page.getByRole('textbox', { name: '简介' })
    },
    send: (page) =>
      page.getByRole('group', { name: '简介', exact: true }).getByRole('button', { name: '保存' }).click(),
    stored: ['account', 'introduction'],
  },
  'proposed article': {
    at: ({ proposal }) => proposal,
    open: async (page) => page.getByRole('textbox', { name: '摘要' }),
  },
  'reply in a feedback thread': {
    at: ({ thread }) => thread,
    open: async (page) => {
      await expect(page.getByRole('toolbar')).toBeVisible()
      return page.getByRole('textbox')
    },
    send: (page) => page.getByRole('main').locator('button[type="submit"]').click(),
    stored: ['feedback_message', 'content'],
  },
  'message to the reviewer': {
    at: ({ submission }) => submission,
    open: async (page) => page.getByRole('textbox', { name: '给审核员留言' }),
    send: (page) =>
      page
        .locator('form')
        .filter({ has: page.getByRole('textbox', { name: '给审核员留言' }) })
        .locator('button[type="submit"]')
        .click(),
    stored: ['review_message', 'text'],
  },
}
