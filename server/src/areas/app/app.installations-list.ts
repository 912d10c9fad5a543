import { listManagementInstallations } from '@atrium/contract/app/management'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'
import { containsPattern, inAnyLanguage } from '../../platform/list/words.ts'
import { ownerName } from '../item/item.service.ts'
import { installationColumns } from './app.installation.ts'

export const installationList = defineList(listManagementInstallations, {
  columns: ({ language }) => sql`
    ${installationColumns}, in_language(item.title, ${language}) as title, ${ownerName(language)} as user_name,
    account.company_name`,
  from: () => sql`
    app_installation as asked join app_version using (app_version_id) join item on item.item_id = asked.item_id
    join account on account.user_id = asked.user_id`,
  where: ({ keyword, state, app_id }) => [
    !!keyword &&
      sql`(${inAnyLanguage(sql`item.title`, keyword)} or account.user_name ilike ${containsPattern(keyword)}
        or account.company_name ilike ${containsPattern(keyword)})`,
    state && sql`asked.state = ${state}`,
    app_id !== undefined && sql`asked.item_id = ${app_id}`,
  ],
  orders: { requested_at: sql`asked.requested_at` },
  first: { requested_at: 'asc' },
  tie: sql`asked.installation_id`,
})
