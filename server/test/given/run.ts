import type { JobRun } from '../../src/platform/job/job.ts'

/** The first try of a job by a worker that goes on, unless a test says otherwise. */
export function givenRun({ attempt = 0, signal = new AbortController().signal }: Partial<JobRun> = {}): JobRun {
  return { job_id: '', attempt, signal, done: async () => {} }
}
