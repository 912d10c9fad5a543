import { type Language, languages } from '@atrium/contract/languages'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import type { ReviewCheck } from '@atrium/contract/review/review'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { pinyin } from '../../search/text/sound.ts'

/** From here on two names are taken for each other: 合同审批流程 and 合同审批流程表, not 请假单 and 请假表. */
const similar = 0.6
const named = 5

const lookAlikeSchema = z.object({ item_id: z.number(), type: z.string(), title: z.string(), sounds_same: z.boolean() })

const addresses = { resource: '/resource', app: '/app-store' }

/** Published items of a kind whose name reads or sounds like one of these. Call it inside a transaction. */
export async function lookAlikesOf(
  tx: Db,
  kind: keyof typeof addresses,
  title: TextPerLanguage,
  own_id: number | null,
): Promise<ReviewCheck[]> {
  const names = keysOf(title)
  if (names.length === 0) return []
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(similar)}, true)`.execute(tx)
  const { rows } = await typedSql(lookAlikeSchema)`
    select item.item_id, item.type, in_language(item.title, ${names[0]?.language}) as title, bool_or(same) as sounds_same
    from (
      select item_id, true as same from item_name where sound = any(${names.map(({ sound }) => sound)})
      union all
      ${sql.join(
        names.map(({ name }) => sql`select item_id, false from item_name where name % ${name}`),
        sql` union all `,
      )}
    ) as alike join item using (item_id)
    where item.state = 'published' and item.kind = ${kind} and item.item_id is distinct from ${own_id}
    group by item.item_id order by bool_or(same) desc, item.item_id limit ${named}`.execute(tx)

  return (['same_sound', 'similar'] as const).flatMap((way) => {
    const alike = rows.filter(({ sounds_same }) => sounds_same === (way === 'same_sound'))
    if (alike.length === 0) return []
    const places = alike.map(({ item_id, type, title }) => ({
      path: '',
      at: [addresses[kind], type, item_id].filter(Boolean).join('/'),
      excerpt: title,
    }))
    return {
      name: 'look_alike',
      outcome: 'confirm',
      message: `look_alike.${way}`,
      values: { count: alike.length },
      places,
    }
  })
}

/** In place of those an earlier version had. */
export async function saveNames(tx: Db, item_id: number, title: TextPerLanguage): Promise<void> {
  await tx.deleteFrom('item_name').where('item_id', '=', item_id).execute()
  const names = keysOf(title).map((key) => ({ item_id, ...key }))
  if (names.length > 0) await tx.insertInto('item_name').values(names).execute()
}

function keysOf(title: TextPerLanguage): { language: Language; name: string; sound: string }[] {
  return languages.flatMap((language) => {
    const name = fold(title[language] ?? '')
    return name === '' ? [] : { language, name, sound: soundOf(name) }
  })
}

/** Width, capitals, blanks and punctuation make no other name of it. */
function fold(title: string) {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .trim()
    .slice(0, 100)
}

function soundOf(name: string) {
  return pinyin()(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' ').replace(/\s+/g, ' ')
}
