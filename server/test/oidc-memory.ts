import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/** What the other house remembers, for as long as it stands. Its library has such a memory, but warns of it aloud. */
export function openMemory(): AdapterFactory {
  const all = new Map<string, AdapterPayload>()
  const find = (wanted: (payload: AdapterPayload) => boolean) => [...all.values()].find(wanted)

  return (kind: string): Adapter => {
    const keyOf = (id: string) => `${kind}:${id}`
    return {
      upsert: async (id, payload) => void all.set(keyOf(id), payload),
      find: async (id) => all.get(keyOf(id)),
      findByUid: async (uid) => find((payload) => payload.kind === kind && payload.uid === uid),
      findByUserCode: async (userCode) => find((payload) => payload.kind === kind && payload.userCode === userCode),
      destroy: async (id) => void all.delete(keyOf(id)),
      async consume(id) {
        const payload = all.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of all) if (payload.grantId === grantId) all.delete(key)
      },
    }
  }
}
