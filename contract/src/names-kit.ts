import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from './kit.ts'
import { languages } from './languages.ts'
import type { ManagementScreen } from './management.ts'
import { keyword, reason, seenAt, used } from './management-kit.ts'
import { textPerLanguage } from './resource/package.ts'

/** A text in as many languages as it is written in, and in none at all. */
export const anyTexts = z.partialRecord(z.enum(languages), z.string().max(4_000))

/** Among its like; smaller numbers come first. */
export const position = z.number().int().min(0).max(1_000_000)

export const named = z.object({ name: textPerLanguage, position })

interface NameEndpoints<Screen, Plural, Key> {
  screen: Screen
  plural: Plural
  key: Key
  /** For the reference: 'Industries', 'an industry'. */
  all: string
  one: string
}

/**
 * The calls about names that items are filed under, in three languages and in an order: industries, demands, categories.
 * What carries a name is not lost with it: a name is joined with another one, or removed when nothing carries it.
 */
export function nameCalls<
  const Screen extends ManagementScreen,
  const Plural extends string,
  const Key extends string,
>({ screen, plural, key, all, one }: NameEndpoints<Screen, Plural, Key>) {
  const shape = { [key]: id } as Record<Key, typeof id>
  const params = z.object(shape)
  const access = { screen }

  return {
    list: endpoint({
      method: 'GET',
      path: `/api/management/${plural}` as const,
      access,
      summary: `${all} in their order, and how much is filed under each`,
      query: managedListQuery(z.object({ keyword, used }), ['position', 'name', 'use_count', 'updated_at']),
      data: managedPage(
        z.object({
          ...shape,
          name: z.string(),
          position,
          /** Counted to 1,000 of a kind at most: larger ones are not merged manually. */
          use_count: z.number().int().nonnegative(),
          updated_at: instant,
        }),
      ),
    }),
    read: endpoint({
      method: 'GET',
      path: `/api/management/${plural}/{${key}}` as const,
      access,
      summary: `${one} as staff work on it`,
      params,
      data: named.extend({ ...shape, updated_at: instant }),
    }),
    create: endpoint({
      method: 'POST',
      path: `/api/management/${plural}` as const,
      access,
      summary: `Add ${one}`,
      body: named,
      data: params,
    }),
    save: endpoint({
      method: 'PUT',
      path: `/api/management/${plural}/{${key}}` as const,
      access,
      summary: `Rename ${one}, or move it among the others`,
      params,
      body: named.extend({ seen_at: seenAt }),
      data: nothing,
    }),
    join: endpoint({
      method: 'POST',
      path: `/api/management/${plural}/{${key}}/joining` as const,
      access,
      summary: `File everything of ${one} under another one, which stays`,
      params,
      body: z.object({ into_id: id, reason }),
      data: nothing,
    }),
    remove: endpoint({
      method: 'POST',
      path: `/api/management/${plural}/{${key}}/removal` as const,
      access,
      summary: `Remove ${one} under which nothing is filed`,
      params,
      body: z.object({ reason }),
      data: nothing,
    }),
  }
}
