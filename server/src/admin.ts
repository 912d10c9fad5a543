import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import {
  type AdministratorRequest,
  type AppointmentResult,
  appoint,
  describeAccount,
  dismiss,
  listAdministrators,
} from './areas/account/account.administrators.ts'
import { isSeparated, lockRights } from './areas/account/account.separation.ts'
import { openLink } from './areas/account/account.service.ts'
import { type Address, readEmail, readMobile } from './areas/proof/proof.address.ts'
import { auditedSeparation, endSeparation, listHolders, separationId } from './areas/role/role.separation.ts'
import { type Config, ConfigurationError, readConfig } from './config.ts'
import { writeAudit } from './platform/audit/audit.ts'
import { type AuditLink, type VerifyOptions, verifyAudit } from './platform/audit/audit.verify.ts'
import { type Db, openDb } from './platform/db/db.ts'
import { openPool } from './platform/db/pool.ts'
import { Failure } from './platform/http/failure.ts'
import { openLog } from './platform/log/log.ts'

const linkMinutes = 30

const usage = `Who administers the portal:
  npm run admin -- create --email who@example.com [--name 'Their name']
  npm run admin -- create --mobile +8613500000000 [--name 'Their name']
      opens an account with the administrator's role; prints a link that signs in once, within ${linkMinutes} minutes
  npm run admin -- create --email who@example.com --promote
      the same for somebody who has an account; without --promote it only shows whose it is
  npm run admin -- list
  npm run admin -- revoke --email who@example.com
      takes the role away and ends the person's sessions
Separation of duties, while which nobody is super administrator:
  npm run admin -- end-separation --email who@example.com [--name 'Their name']
      ends it, makes this person super administrator, and prints a link like create
Whether the audit log is as it was written:
  npm run admin -- verify-audit [--known POSITION:HASH] [--dropped-before 2026-01-01]
      --known names a link that an earlier run printed; --dropped-before says that older months were dropped on purpose`

class UsageError extends Error {}

interface AdminOutcome {
  said: string
  /** 0 when done, 1 when not done, 2 when not understood. */
  exit: 0 | 1 | 2
}

export async function administer(
  db: Db,
  config: Pick<Config, 'PUBLIC_ADDRESS'>,
  words: string[],
): Promise<AdminOutcome> {
  try {
    const { verb, address, name, promote, audit } = understood(words)
    if (verb === 'list') return await list(db)
    if (verb === 'verify-audit') return await verify(db, audit)
    if (!address) throw new UsageError(`${verb} needs --email or --mobile.`)
    if (verb === 'revoke') return await revoke(db, address)
    if (verb === 'end-separation') return await end(db, config, { address, name, promote: true })
    return await create(db, config, { address, name, promote })
  } catch (error) {
    if (error instanceof UsageError) return { said: `${error.message}\n\n${usage}`, exit: 2 }
    throw error
  }
}

const sentences: Record<AppointmentResult, string> = {
  created: 'is new, with the administrator’s role.',
  promoted: 'is an administrator now.',
  was_already: 'is an administrator already.',
  has_account: 'is no administrator. If this is whom you mean, add --promote.',
  closed: 'cannot sign in any more.',
}

async function create(
  db: Db,
  { PUBLIC_ADDRESS }: Pick<Config, 'PUBLIC_ADDRESS'>,
  wanted: AdministratorRequest,
): Promise<AdminOutcome> {
  return db.transaction().execute(async (tx) => {
    await lockRights(tx)
    if (await isSeparated(tx)) return { said: separated, exit: 1 }
    const [appointed, user_id] = await appoint(tx, wanted)
    const output = `${await describeAccount(tx, user_id)} ${sentences[appointed]}`
    if (appointed === 'has_account' || appointed === 'closed') return { said: output, exit: 1 }

    return { said: `${output}\n${await linkFor(tx, PUBLIC_ADDRESS, user_id)}`, exit: 0 }
  })
}

const separated =
  'Duties are separated: nobody is super administrator. The security administrator gives roles; end-separation ends it.'

/** Nobody is left without a way back: it ends together with the appointment of a super administrator, or not at all. */
async function end(
  db: Db,
  { PUBLIC_ADDRESS }: Pick<Config, 'PUBLIC_ADDRESS'>,
  wanted: AdministratorRequest,
): Promise<AdminOutcome> {
  return db.transaction().execute(async (tx) => {
    const before = await auditedSeparation(tx)
    if (!(await endSeparation(tx))) return { said: 'Duties are not separated.', exit: 1 }

    const [appointed, user_id] = await appoint(tx, wanted)
    const person = await describeAccount(tx, user_id)
    if (appointed === 'closed') throw new UsageError(`${person} ${sentences.closed}`)
    await writeAudit(tx, {
      user_id,
      screen: 'roles',
      call: 'npm run admin -- end-separation',
      subject: 'separation',
      subject_id: separationId,
      before,
      after: await auditedSeparation(tx),
      reason: null,
      origin: { network: 'command line', country: null, user_agent: 'npm run admin' },
      request_id: randomUUID(),
    })
    const link = await linkFor(tx, PUBLIC_ADDRESS, user_id)
    return { said: `Duties are not separated any more. ${person} is super administrator.\n${link}`, exit: 0 }
  })
}

async function linkFor(tx: Db, address: string, user_id: number): Promise<string> {
  const link = `${address}/?token=${await openLink(tx, user_id, linkMinutes)}`
  return `This link signs in once, within ${linkMinutes} minutes:\n${link}`
}

async function revoke(db: Db, address: Address): Promise<AdminOutcome> {
  const user_id = await db.transaction().execute((tx) => dismiss(tx, address))
  if (user_id === null) return { said: `No administrator has ${address.text}.`, exit: 1 }
  const output = `${await describeAccount(db, user_id)} is no administrator any more and is signed out everywhere.`
  return { said: output, exit: 0 }
}

async function list(db: Db): Promise<AdminOutcome> {
  const people = await Promise.all((await listAdministrators(db)).map((user_id) => describeAccount(db, user_id)))
  if (await isSeparated(db)) {
    const held = (await listHolders(db)).map(
      async ({ user_id, duty }) => `${duty}: ${await describeAccount(db, user_id)}`,
    )
    return { said: `Duties are separated.\n${(await Promise.all(held)).join('\n')}`, exit: 0 }
  }
  return { said: people.join('\n') || 'Nobody administers the portal yet.', exit: 0 }
}

async function verify(db: Db, options: VerifyOptions): Promise<AdminOutcome> {
  const { fault, newest, waiting } = await verifyAudit(db, options)
  const link = `${newest.position}:${newest.hash}`
  if (fault) return { said: `The audit log is not as it was written. ${fault}\nRight up to ${link}`, exit: 1 }
  const older = waiting > 0 ? ` ${waiting} older rows are not in the chain yet: log.chain adds them.` : ''
  return { said: `The audit log is as it was written.${older}\nKeep the newest link elsewhere: ${link}`, exit: 0 }
}

function understood(words: string[]) {
  const { positionals, values } = parsed(words)
  const [verb = '', ...more] = positionals
  if (!['create', 'list', 'revoke', 'end-separation', 'verify-audit'].includes(verb) || more.length > 0)
    throw new UsageError(positionals.length > 0 ? `'${positionals.join(' ')}' is nothing to do.` : 'Say what to do.')

  const { email, mobile, name, promote = false } = values
  if (email !== undefined && mobile !== undefined) throw new UsageError('--email or --mobile, not both.')
  if (name !== undefined && (name.trim() === '' || name.length > 40))
    throw new UsageError('A name has 1 to 40 characters.')
  const audit = { known: linkIn(values.known), droppedBefore: dayIn(values['dropped-before']) }
  return { verb, address: addressIn(email, mobile), name: name?.trim(), promote, audit }
}

function parsed(words: string[]) {
  const text = { type: 'string' } as const
  const people = { email: text, mobile: text, name: text, promote: { type: 'boolean' } } as const
  const options = { ...people, known: text, 'dropped-before': text } as const
  try {
    return parseArgs({ args: words, allowPositionals: true, options })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function linkIn(text: string | undefined): AuditLink | undefined {
  if (text === undefined) return undefined
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!position || !hash) throw new UsageError('--known is a position, a colon and 64 hexadecimal digits.')
  return { position: Number(position), hash }
}

function dayIn(text: string | undefined): string | undefined {
  if (text !== undefined && (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))))
    throw new UsageError('--dropped-before is a day like 2026-01-31.')
  return text
}

function addressIn(email: string | undefined, mobile: string | undefined): Address | null {
  try {
    if (email !== undefined) return readEmail(email)
    return mobile === undefined ? null : readMobile(mobile)
  } catch (error) {
    if (error instanceof Failure) throw new UsageError(`'${email ?? mobile}' is none that could be reached.`)
    throw error
  }
}

async function main() {
  const config = readConfig(process.env)
  const pool = openPool(config, openLog({ LOG_LEVEL: 'silent' }))
  try {
    const { said: output, exit } = await administer(openDb(pool), config, process.argv.slice(2))
    const stream = exit === 0 ? process.stdout : process.stderr
    stream.write(`${output}\n`)
    process.exitCode = exit
  } finally {
    await pool.end()
  }
}

if (import.meta.main) {
  main().catch((error) => {
    const empty = error.code === '42P01' && 'The database has no tables yet. Start the portal once: it makes them.'
    process.stderr.write(`${empty || (error instanceof ConfigurationError ? error.message : error.stack)}\n`)
    process.exit(1)
  })
}
