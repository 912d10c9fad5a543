const last = new Map<string, Promise<unknown>>()

/** Serialises work on shared names within this process, without deadlocks. */
export async function oneByOne<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const mine = Promise.allSettled(names.map((name) => last.get(name))).then(work)
  for (const name of names) last.set(name, mine)
  try {
    return await mine
  } finally {
    for (const name of names) if (last.get(name) === mine) last.delete(name)
  }
}
