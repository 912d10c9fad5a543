const last = new Map<string, Promise<unknown>>()

/** Within this process, whoever shares one of the names waits until those before are done. Nobody can wait in a circle. */
export async function oneByOne<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const mine = Promise.allSettled(names.map((name) => last.get(name))).then(work)
  for (const name of names) last.set(name, mine)
  try {
    return await mine
  } finally {
    for (const name of names) if (last.get(name) === mine) last.delete(name)
  }
}
