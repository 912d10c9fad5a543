import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { publishOfficialArticle } from './revision/revision.official.ts'

const knowledgeTypeIdRow = z.object({ knowledge_type_id: z.number() })

export async function givenType(db: Db, name: string, parent_id: number | null = null, position = 0): Promise<number> {
  const { rows } = await typedSql(knowledgeTypeIdRow)`
    insert into knowledge_type (code, name, description, mark, parent_id, position)
    values (${name}, jsonb_build_object('zh-CN', ${name}::text), '{"zh-CN": "说明"}',
      jsonb_build_object('zh-CN', left(${name}, 1)), ${parent_id}, ${position})
    returning knowledge_type_id`.execute(db)
  return rows[0]?.knowledge_type_id ?? 0
}

type ArticleFixture = Parameters<typeof publishOfficialArticle>[1]

let made = 0

/** An article that tests are about: published today in Chinese, unless they say otherwise. */
export async function givenArticle(
  db: Db,
  knowledge_type_id: number,
  fixture: Partial<ArticleFixture> = {},
): Promise<number> {
  const { item_id } = await db.transaction().execute((tx) =>
    publishOfficialArticle(tx, {
      slug: `article-${++made}`,
      knowledge_type_id,
      title: { 'zh-CN': '会签、或签与依次审批' },
      summary: { 'zh-CN': '先决定一件事：要等所有人，还是等到一个人就够。' },
      body: { 'zh-CN': '## 三种方式的区别\n\n会签要等所有人。\n' },
      position: 0,
      fits: '10.0',
      fits_until: '10.2',
      verify_by: null,
      related_ids: [],
      owner_id: null,
      published_at: new Date(),
      ...fixture,
    }),
  )
  return item_id
}
