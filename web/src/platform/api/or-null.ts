/** For pages of several parts: each may fail alone, and the rest of the page stands. */
export async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer
  } catch {
    return null
  }
}
