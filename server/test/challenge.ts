import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { giveChallenge } from '../src/areas/proof/proof.challenge.ts'
import type { Platform } from '../src/platform.ts'

/** Solves a challenge as a browser does: `post(url, { ...body, solution: await solve(data.challenge) })`. */
export async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}

/** A solution that took no time, for tests about what comes after: the house gave this network a very easy challenge. */
export async function easySolution({ secret }: Pick<Platform, 'secret'>, network = '127.0.0.1'): Promise<string> {
  return solve(await giveChallenge(secret, network, 1))
}
