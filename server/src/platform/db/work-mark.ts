import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './db.ts'

/** What every transaction of a request writes down together with its work; throws where the work must not be kept. */
type WorkMark = (tx: Db) => Promise<void>

const marks = new AsyncLocalStorage<WorkMark>()

export function withWorkMark<Result>(mark: WorkMark, work: () => Promise<Result>): Promise<Result> {
  return marks.run(mark, work)
}

export function currentWorkMark(): WorkMark | undefined {
  return marks.getStore()
}
