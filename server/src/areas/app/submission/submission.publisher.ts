import type { readMyPublisher as readContract, saveMyPublisher as saveContract } from '@atrium/contract/app-submission'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'

type MyPublisher = NonNullable<z.output<typeof readContract.data>>

export async function readMyPublisher(db: Db, { user_id }: Viewer): Promise<MyPublisher | null> {
  const found = await db
    .selectFrom('publisher')
    .select(['name', 'about', 'website'])
    .where('user_id', '=', user_id)
    .$narrowType<MyPublisher>()
    .executeTakeFirst()
  return found ?? null
}

export async function saveMyPublisher(db: Db, { user_id }: Viewer, input: z.output<typeof saveContract.body>) {
  const values = { name: JSON.stringify(input.name), about: JSON.stringify(input.about), website: input.website }
  await db
    .insertInto('publisher')
    .values({ user_id, ...values })
    .onConflict((same) => same.column('user_id').doUpdateSet(values))
    .execute()
  return null
}
