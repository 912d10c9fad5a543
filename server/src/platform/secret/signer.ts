import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

/** Signs with the portal's own Ed25519 key. The private key never leaves the settings. */
export interface Signer {
  /** The same key always has the same name: the beginning of its public half's hash. */
  key_id: string
  /** PEM. */
  public_key: string
  /** Over the exact bytes of the text, base64. */
  sign(text: string): string
}

/** From a PEM, also with its line ends written as \n, or from the base64 of the DER form. Throws when it is another key. */
export function openSigner(text: string): Signer {
  const key = readKey(text)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key')
  return { ...named(createPublicKey(key)), sign: (text) => sign(null, Buffer.from(text), key).toString('base64') }
}

/** The public key of another portal, from base64 DER. Throws for another type of key. */
export function readPublicKey(text: string): Pick<Signer, 'key_id' | 'public_key'> {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key')
  return named(key)
}

function named(shared: KeyObject): Pick<Signer, 'key_id' | 'public_key'> {
  const der = shared.export({ type: 'spki', format: 'der' })
  return {
    key_id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    public_key: shared.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

function readKey(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPrivateKey(text.replaceAll('\\n', '\n'))
  return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
}
