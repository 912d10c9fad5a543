import { gunzipSync } from 'node:zlib'
import type { BenchCall, Catalogue } from '../calls.ts'
import { openBackendClock } from '../process-cpu.ts'
import type { RunResult } from '../results.ts'
import type { Target } from '../rounds.ts'
import { httpTarget } from '../targets.ts'
import { directus } from './directus.ts'
import { payload } from './payload.ts'
import { dropPeerDatabase, type RunningPeer } from './peer.ts'
import { strapi } from './strapi.ts'

interface StartedPeers {
  targets: Target[]
  missing: RunResult['missing']
  stop(): Promise<void>
}

/** One that cannot be installed or started is named with the reason; the others are measured. */
export async function startPeers(url: string, rows: number, catalogue: Catalogue): Promise<StartedPeers> {
  const started: StartedPeers = { targets: [], missing: [], stop: async () => {} }
  const endings: (() => Promise<void>)[] = []
  for (const { name, start } of [directus, strapi, payload]) {
    try {
      const peer = await start(url)
      const database = await openBackendClock(peer.databaseUrl)
      endings.push(() => dropPeerDatabase(peer.databaseUrl), database.close, peer.stop)
      const measured = { rows, base: peer.base, pids: [peer.pid], database }
      const targets = Object.entries(peerCalls(peer, catalogue)).map(([call, asked]) =>
        httpTarget({ ...measured, server: call === 'page-drawn' ? 'Next.js' : name }, call, asked),
      )
      for (const target of targets) await target.check()
      started.targets.push(...targets)
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 400).replaceAll(/\s+/g, ' ') : String(error)
      console.log(`${name}: ${reason}`)
      started.missing.push({ server: name, reason })
    }
  }
  return {
    ...started,
    async stop() {
      for (const end of endings.reverse()) await end()
    },
  }
}

function peerCalls(peer: RunningPeer, { lists, resource_ids }: Catalogue): Record<string, BenchCall> {
  const named = (addresses: string[]) => addresses.map((address) => ({ language: 'zh-CN', address }))
  const calls: Record<string, BenchCall> = {
    list: { addresses: named(lists.map(peer.listAddress)), clients: 32, isRight: peer.isRight },
    detail: {
      addresses: named(resource_ids.map(peer.detailAddress)),
      clients: 32,
      isRight: (body) => body.includes('download_count'),
    },
  }
  if (peer.pageAddress) {
    const addresses = named(lists.map(peer.pageAddress))
    const isRight = (body: Buffer) => gunzipSync(body).includes('</html>')
    calls['page-drawn'] = { addresses, clients: 8, encoding: 'gzip', isRight }
  }
  return calls
}
