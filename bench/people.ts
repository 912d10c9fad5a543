import { hashPassword } from '@atrium/server/areas/account/account.password'
import { querySql } from '../drill/portal.ts'

export interface Someone {
  account: string
  password: string
  /** The network the person comes from; a few share one. */
  network: string
}

const atOnce = 2
const perNetwork = 3

/** Accounts with a password each, hashed as the portal does it. */
export async function givenPeople(databaseUrl: string, count: number): Promise<Someone[]> {
  const people = Array.from({ length: count }, (_, index) => person(index))
  const hashes: string[] = []
  for (let from = 0; from < count; from += atOnce) {
    const some = people.slice(from, from + atOnce)
    hashes.push(...(await Promise.all(some.map(({ password }) => hashPassword(password)))))
  }

  await querySql(
    databaseUrl,
    `with made as (
       insert into account (user_name, email, password_hash)
       select split_part(email, '@', 1), email, hash from unnest($1::text[], $2::text[]) as one (email, hash)
       returning user_id
     )
     insert into account_role (user_id, role_id) select user_id, 2 from made`,
    [people.map(({ account }) => account), hashes],
  )
  await querySql(databaseUrl, 'analyze account')
  return people
}

function person(index: number): Someone {
  const home = Math.floor(index / perNetwork)
  return {
    account: `person-${index}@example.com`,
    password: `courtyard-${index}-a`,
    network: `10.${home >> 16}.${(home >> 8) & 255}.${home & 255}`,
  }
}
