import { menus } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { withDb } from '../portal.ts'

export const everyId = [...Object.values(menus), ...Object.values(managementScreens)]

/** A person whose own list holds just these ids. */
export async function givenStaff(own_menus: number[]): Promise<number> {
  return withDb(async (db) => {
    const { rows } = await sql<{ user_id: number }>`
      with made as (
        insert into account (user_name, own_menus) values ('值班员', ${own_menus}) returning user_id
      )
      insert into account_role (user_id, role_id) select user_id, 2 from made
      returning user_id`.execute(db)
    return rows[0]?.user_id ?? 0
  })
}
