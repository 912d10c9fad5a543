import { join } from 'node:path'
import { freePort, querySql } from '../../../drill/portal.ts'
import { startProgram } from '../portal.ts'
import {
  copyRows,
  createPeerDatabase,
  flatNames,
  flatOrder,
  indexRows,
  installProject,
  type Peer,
  peerEnvironment,
} from './peer.ts'

const fieldTypes: Record<string, string> = {
  industry_id: 'integer',
  download_count: 'integer',
  released_at: 'datetime',
  official: 'boolean',
  size: 'integer',
  rating: 'float',
  rating_count: 'integer',
}
const api = 'api::resource.resource'
const factory = (kind: string) => `module.exports = require('@strapi/strapi').factories.createCore${kind}('${api}')\n`

const files = {
  'package.json': JSON.stringify({
    private: true,
    dependencies: { '@strapi/strapi': '5.54.0', '@strapi/plugin-users-permissions': '5.54.0', pg: '8.23.1' },
    strapi: { uuid: false },
  }),
  'config/database.js': `module.exports = () => ({ connection: { client: 'postgres', connection: process.env.DATABASE_URL, pool: { min: 2, max: 10 } } })\n`,
  'config/server.js': `module.exports = () => ({ host: '127.0.0.1', port: Number(process.env.PORT), app: { keys: ['bench'] }, logger: { startup: { enabled: false } } })\n`,
  'config/admin.js': `module.exports = () => ({ serveAdminPanel: false, auth: { secret: 'bench' }, apiToken: { salt: 'bench' }, transfer: { token: { salt: 'bench' } }, secrets: { encryptionKey: 'bench' } })\n`,
  'config/plugins.js': `module.exports = () => ({ 'users-permissions': { config: { jwtSecret: 'bench' } } })\n`,
  'config/middlewares.js': `module.exports = ['strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public']\n`,
  'config/api.js': `module.exports = { rest: { defaultLimit: 20, maxLimit: 100, withCount: true } }\n`,
  'src/api/resource/content-types/resource/schema.json': JSON.stringify({
    kind: 'collectionType',
    collectionName: 'resources',
    info: { singularName: 'resource', pluralName: 'resources', displayName: 'Resource' },
    options: { draftAndPublish: false },
    attributes: Object.fromEntries(flatNames.map((name) => [name, { type: fieldTypes[name] ?? 'string' }])),
  }),
  'src/api/resource/controllers/resource.js': factory('Controller'),
  'src/api/resource/services/resource.js': factory('Service'),
  'src/api/resource/routes/resource.js': factory('Router'),
  'src/index.js': `module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } })
    for (const action of ['${api}.find', '${api}.findOne']) {
      await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } })
    }
  },
}
`,
  'public/uploads/.gitkeep': '',
  'favicon.png': '',
}

/** Strapi names a document by a text of its own; here it follows from the portal's id. */
const documentId = (resource_id: number) => `resource${String(resource_id).padStart(16, '0')}`

export const strapi: Peer = {
  name: 'Strapi',
  async start(url) {
    const folder = await installProject('strapi', files)
    const databaseUrl = await createPeerDatabase(url, 'strapi')
    const port = await freePort()
    const base = `http://127.0.0.1:${port}`
    const server = await startProgram({
      parameters: [join(folder, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
      folder,
      environment: {
        ...peerEnvironment,
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
      readyAddress: `${base}/_health`,
    })
    await copyRows(url, databaseUrl)
    await querySql(
      databaseUrl,
      `insert into resources (id, document_id, ${flatNames.join(', ')}, created_at, updated_at, published_at)
      select id, 'resource' || lpad(id::text, 16, '0'), ${flatNames.join(', ')}, released_at, released_at, released_at
      from flat_resource`,
    )
    await indexRows(databaseUrl, 'resources')
    return {
      ...server,
      base,
      databaseUrl,
      listAddress: ({ type, industry_id, order, size }) =>
        `/api/resources?${new URLSearchParams({
          'filters[resource_type][$eq]': type,
          'filters[industry_id][$eq]': String(industry_id),
          'sort[0]': `${flatOrder[order]}:desc`,
          'sort[1]': 'id:desc',
          'pagination[pageSize]': String(size),
        })}`,
      detailAddress: (resource_id) => `/api/resources/${documentId(resource_id)}`,
      isRight(body) {
        const { data, meta } = JSON.parse(body.toString())
        return data.length >= 10 && meta.pagination.total >= data.length
      },
    }
  },
}
