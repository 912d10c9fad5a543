/** Milliseconds the measured work takes on an idle machine of the kind we develop on. */
const referenceWork = 180
/** Limits grow no further: a run has to end. */
const slowest = 5

/**
 * How many times slower this machine is just now. Measured once, by the first process of a run; its children take the
 * figure from the environment, so that a run has one set of limits.
 */
process.env.ATRIUM_SLOWNESS ??= String(measureSlowness())
const slowness = Number(process.env.ATRIUM_SLOWNESS)

/** Limits that only end what hangs: nothing waits for them while it works. Speed is measured by bench and drill. */
export const testLimits = {
  test: 180_000 * slowness,
  hook: 180_000 * slowness,
  poll: 60_000 * slowness,
  /** Until a portal is ready, with demo content that may first have to be converted. */
  start: 900_000 * slowness,
}

/** Time-outs for outside calls of a portal under test: those of production suit a machine that does nothing else. */
export const patientSettings = {
  DATABASE_CONNECT_TIMEOUT: String(10_000 * slowness),
  DATABASE_STATEMENT_TIMEOUT: String(20_000 * slowness),
  REDIS_TIMEOUT: String(5_000 * slowness),
  S3_TIMEOUT: String(10_000 * slowness),
}

function measureSlowness(): number {
  const began = performance.now()
  let sum = 0
  for (let n = 0; n < 200_000_000; n++) sum = (sum + n) | 0
  return Math.ceil(Math.min(slowest, Math.max(1, (performance.now() - began) / referenceWork)))
}
