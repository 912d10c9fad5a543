import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { withDb } from '../portal.ts'

interface JourneySubmission {
  state: 'draft' | 'in_review' | 'changes_asked' | 'published' | 'withdrawn'
  title: string
  type?: string
  version?: string
}

export const someOfEach: JourneySubmission[] = [
  { state: 'changes_asked', title: '农忙季轮班表' },
  { state: 'in_review', title: '农资采购联审' },
  { state: 'in_review', title: '农机调度' },
  { state: 'published', title: '收购过磅单' },
  { state: 'published', title: '土地流转合同' },
  { state: 'withdrawn', title: '四季登录页' },
  { state: 'draft', title: '验收报告' },
  { state: 'draft', title: '巡田记录' },
]

/** What somebody uploaded and what became of it, the first one changed last. Of the files only the names are there. */
export async function givenSubmissions(user_id: number, given: JourneySubmission[]): Promise<void> {
  await withDb(async (db) => {
    for (const one of given.toReversed()) await givenSubmission(db, user_id, one)
  })
}

async function givenSubmission(
  db: Db,
  user_id: number,
  { state, title, type = 'flow', version = '1.0.0' }: JourneySubmission,
) {
  const { blob_id } = await db
    .insertInto('blob')
    .values({
      user_id,
      object_key: `blob/${randomUUID()}`,
      size: 10,
      sha256: randomBytes(32),
      content_type: 'application/octet-stream',
      state: 'ready',
      about: '{}',
    })
    .returning('blob_id')
    .executeTakeFirstOrThrow()
  const { file_id } = await db
    .insertInto('file')
    .values({ user_id, blob_id, file_name: `${title}.bpmn`, kind: 'resource', claimed_at: sql`now()` })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  const named = JSON.stringify({ 'zh-CN': title })
  const isOut = state === 'published' || state === 'withdrawn'
  const item_id = isOut ? await givenItem(db, user_id, named, type) : null
  const { rows } = await sql<{ version_id: number }>`
    insert into resource_version (user_id, item_id, file_id, type, state, version, described, manifest, submitted_at, published_at)
    values (${user_id}, ${item_id}, ${file_id}, ${type}, ${state}, ${isOut ? version : null},
      jsonb_build_object('title', ${named}::jsonb, 'version', ${version}::text), '{}', clock_timestamp(),
      ${isOut ? sql`clock_timestamp()` : null})
    returning version_id`.execute(db)
  if (state === 'changes_asked') await askChanges(db, rows[0]?.version_id ?? 0)
}

/** In nobody else's lists: others count what is there. */
async function givenItem(db: Db, user_id: number, named: string, type: string): Promise<number> {
  const { rows } = await sql<{ item_id: number }>`
    insert into item (kind, type, title, summary, state, published_at, owner_id)
    values ('resource', ${type}, ${named}, '{}', 'withdrawn', now(), ${user_id}) returning item_id`.execute(db)
  const item_id = rows[0]?.item_id ?? 0
  await sql`insert into resource (item_id, description) values (${item_id}, '{}') on conflict do nothing`.execute(db)
  return item_id
}

async function askChanges(db: Db, version_id: number) {
  const text = '第 2 张截图里有真实手机号，请遮住后再提交；说明里请补一句“适用于两班制还是三班制”。'
  await sql`insert into review_decision (version_id, decision, reason, text, decided_by)
    select ${version_id}, 'ask_changes', 'private_data', ${text}, user_id from account
    where email = 'beichuang@example.com'`.execute(db)
}
