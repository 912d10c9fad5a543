import { solveChallengeWorkers } from 'altcha-lib'

/** More would starve the page the person is looking at. */
const mostWorkers = 4
const patience = 60_000

/** Works the challenge out away from the page, and writes the answer the way the server reads it. */
export async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text)
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }),
    timeout: patience,
  })
  if (!solution) throw new Error('The challenge was not solved in time.')
  return JSON.stringify({ challenge, solution })
}
