import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'

/** Uses of the operator's secret. Each has a key of its own, derived from it. */
export interface Secret {
  /** A keyed hash: without the secret six digits cannot be guessed from it. */
  hash(use: string, text: string): Buffer
  /** For what must lie in the database and be read again: for minutes, or as long as the operator keeps the secret. */
  seal(value: unknown): Buffer
  unseal(sealed: Buffer): unknown
  /** A key for a library that signs by itself. */
  keyFor(use: string): string
}

const ivLength = 12
const tagLength = 16

export function openSecret({ SECRET_KEY }: Pick<Config, 'SECRET_KEY'>): Secret {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', SECRET_KEY, '', `atrium:${use}`, 32))
  const sealing = derive('seal')

  return {
    hash: (use, text) => createHmac('sha256', derive(use)).update(text).digest(),

    seal(value) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv)
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text])
    },

    unseal(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, ivLength))
      decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
      const text = Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()])
      return JSON.parse(text.toString('utf8'))
    },

    keyFor: (use) => derive(use).toString('hex'),
  }
}
