import { administratorRole, menus } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import { openLink } from '@atrium/server/areas/account/account.service'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { loginKey } from '../people.ts'
import { basePath, withDb } from '../portal.ts'

export const everyId = [...Object.values(menus), ...Object.values(managementScreens)]

/** An administrator whose own list holds just these ids. */
export async function givenStaff(own_menus: number[]): Promise<number> {
  return withDb(async (db) => {
    const { rows } = await sql<{ user_id: number }>`
      with made as (
        insert into account (user_name, own_menus) values ('值班员', ${own_menus}) returning user_id
      )
      insert into account_role (user_id, role_id) select user_id, ${administratorRole} from made
      returning user_id`.execute(db)
    return rows[0]?.user_id ?? 0
  })
}

/** From now on this browser is that person's. Answers the token of the session. */
export async function signInAs(page: Page, user_id: number): Promise<string> {
  const link = await withDb((db) => openLink(db, user_id))
  const answer = await page.request.get(`/api/users/mine/infos?token=${link}`)
  const { data } = await answer.json()
  if (page.url() === 'about:blank') await page.goto(`${basePath}/robots.txt`)
  await page.evaluate(([key, login]) => localStorage.setItem(key, login), [loginKey, JSON.stringify(data)] as const)
  return data.token
}
