import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { attachment } from '../../platform/storage/attachment.ts'
import type { Platform } from '../../platform.ts'

const sumsSignatureRow = z.object({ sums: z.string(), signature: z.instanceof(Buffer) })

const kept = { 'cache-control': 'public, max-age=300, no-transform' }

/**
 * What files are checked against: `/file/sums/desktop/6.4.1.sums` as it was signed, byte for byte; `6.4.1.sums.sig`, the 64
 * bytes of its signature; and `/file/signing-key/{key_id}.pem`, the public half of the key, also of one of old.
 */
export function sumsServing(app: FastifyInstance, { db }: Platform) {
  app.get<{ Params: { product_code: string; file: string } }>(
    '/file/sums/:product_code/:file',
    { config: { setsNoCookie: true } },
    async ({ params: { product_code, file } }, reply) => {
      const [, version, ending] = /^(.+)\.(sums|sums\.sig)$/.exec(file) ?? []
      const signed = version === undefined ? undefined : await findSigned(db, product_code, version)
      if (!signed) return nothing(reply)
      const isText = ending === 'sums'
      return sendSums(reply, `${product_code}-${file}`, isText ? Buffer.from(signed.sums) : signed.signature)
    },
  )

  app.get<{ Params: { file: string } }>(
    '/file/signing-key/:file',
    { config: { setsNoCookie: true } },
    async ({ params: { file } }, reply) => {
      const key = await db
        .selectFrom('signing_key')
        .select('public_key')
        .where('key_id', '=', file.replace(/\.pem$/, ''))
        .executeTakeFirst()
      return key ? sendSums(reply, file, Buffer.from(key.public_key)) : nothing(reply)
    },
  )
}

async function findSigned(db: Db, product_code: string, version: string) {
  const { rows } = await typedSql(sumsSignatureRow)`
    select sums, decode(signature, 'base64') as signature
    from item join release using (item_id) join product on product_id = category_id
    where kind = 'release' and state = 'published' and product.code = ${product_code} and version = ${version}
      and sums is not null`.execute(db)
  return rows[0]
}

function sendSums(reply: FastifyReply, file_name: string, body: Buffer) {
  return reply
    .headers({ ...kept, 'content-disposition': attachment(file_name) })
    .type('application/octet-stream')
    .send(body)
}

function nothing(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').send()
}
