/** Timeout of a request to a provider, in seconds. */
export const patience = 5

/** For questions that change nothing: what fails or falls over at once is asked once more, within the same time. */
export async function fetchWithRetry(address: string | URL, question: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(address, question)
    if (answer.status < 500) return answer
    await answer.body?.cancel()
  } catch (error) {
    if (question.signal?.aborted) throw error
  }
  return fetch(address, question)
}
