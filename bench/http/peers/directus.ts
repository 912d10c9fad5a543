import { join } from 'node:path'
import { freePort, querySql } from '../../../drill/portal.ts'
import { startProgram } from '../portal.ts'
import {
  copyRows,
  createPeerDatabase,
  flatOrder,
  indexRows,
  installProject,
  type Peer,
  peerEnvironment,
  run,
} from './peer.ts'

const files = {
  'package.json': JSON.stringify({
    private: true,
    dependencies: { directus: '12.4.0' },
    // Runs scripts of flows, which nobody asks for here, and has to be compiled.
    overrides: { 'isolated-vm': 'file:./isolated-vm' },
  }),
  'isolated-vm/package.json': JSON.stringify({ name: 'isolated-vm', version: '99.0.0', main: 'index.js' }),
  'isolated-vm/index.js': 'module.exports = {}\n',
}
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

export const directus: Peer = {
  name: 'Directus',
  async start(url) {
    const folder = await installProject('directus', files)
    const databaseUrl = await createPeerDatabase(url, 'directus')
    await copyRows(url, databaseUrl)
    await indexRows(databaseUrl, 'flat_resource')
    const port = await freePort()
    const base = `http://127.0.0.1:${port}`
    const environment = {
      ...peerEnvironment,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: base,
      DB_CLIENT: 'pg',
      DB_CONNECTION_STRING: databaseUrl,
      KEY: 'bench',
      SECRET: 'bench-secret-of-this-machine-only-1',
      ADMIN_EMAIL: 'bench@example.com',
      ADMIN_PASSWORD: 'bench-password',
      SERVE_APP: 'false',
      CACHE_ENABLED: 'false',
      RATE_LIMITER_ENABLED: 'false',
      PRESSURE_LIMITER_ENABLED: 'false',
      TELEMETRY: 'false',
      LOG_LEVEL: 'error',
    }
    const program = join(folder, 'node_modules/directus/cli.js')
    await run(process.execPath, [program, 'bootstrap'], { cwd: folder, env: environment })
    await querySql(databaseUrl, `insert into directus_collections (collection) values ('flat_resource')`)
    await querySql(
      databaseUrl,
      `insert into directus_permissions (policy, collection, action, permissions, fields)
      values ('${publicPolicy}', 'flat_resource', 'read', '{}', '*')`,
    )
    const server = await startProgram({
      parameters: [program, 'start'],
      folder,
      environment,
      readyAddress: `${base}/server/ping`,
    })
    return {
      ...server,
      base,
      databaseUrl,
      listAddress: ({ type, industry_id, order, size }) =>
        `/items/flat_resource?${new URLSearchParams({
          'filter[resource_type][_eq]': type,
          'filter[industry_id][_eq]': String(industry_id),
          sort: `-${flatOrder[order]},-id`,
          limit: String(size),
          meta: 'filter_count',
        })}`,
      detailAddress: (resource_id) => `/items/flat_resource/${resource_id}`,
      isRight(body) {
        const { data, meta } = JSON.parse(body.toString())
        return data.length >= 10 && meta.filter_count >= data.length
      },
    }
  },
}
