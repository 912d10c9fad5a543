/** `postgres://u:p@h1:5432,h2:5432/db?x=y` names several servers: one address for each. */
export function addressesOf(databaseUrl: string): [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/]+)(\/.*)$/.exec(databaseUrl) ?? []
  const addresses = hosts.split(',').map((host) => `${before}${host}${after}`)
  return addresses as [string, ...string[]]
}

/** The same server and person, another database. */
export function withDatabase(databaseUrl: string, database: string): string {
  return databaseUrl.replace(/^(\w+:\/\/[^/]+\/)[^?]*/, `$1${database}`)
}
