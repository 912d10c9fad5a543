import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, querySql } from '../../../drill/portal.ts'
import { startProgram } from '../portal.ts'
import {
  copyRows,
  createPeerDatabase,
  flatColumns,
  flatNames,
  flatOrder,
  indexRows,
  installProject,
  type Peer,
  peerEnvironment,
  run,
} from './peer.ts'

const fieldTypes: Record<string, string> = {
  industry_id: 'number',
  download_count: 'number',
  released_at: 'date',
  official: 'checkbox',
  size: 'number',
  rating: 'number',
  rating_count: 'number',
}
const fields = flatNames.map((name) => ({ name, type: fieldTypes[name] ?? 'text' }))

/** One Next.js application: Payload's calls, and a page of Next.js alone that draws the same list. */
const files = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: {
      '@payloadcms/db-postgres': '3.90.2',
      '@payloadcms/next': '3.90.2',
      graphql: '16.12.0',
      next: '16.4.6',
      payload: '3.90.2',
      pg: '8.23.1',
      react: '19.2.0',
      'react-dom': '19.2.0',
    },
  }),
  'jsconfig.json': JSON.stringify({
    compilerOptions: { baseUrl: '.', paths: { '@payload-config': ['./payload.config.js'] } },
  }),
  'next.config.js': `import { withPayload } from '@payloadcms/next/withPayload'
export default withPayload({})
`,
  'payload.config.js': `import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
export default buildConfig({
  secret: 'bench',
  telemetry: false,
  db: postgresAdapter({ push: false, pool: { connectionString: process.env.DATABASE_URL, max: 10 } }),
  collections: [
    { slug: 'resources', access: { read: () => true }, fields: ${JSON.stringify(fields)} },
  ],
})
`,
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="zh-CN"><body>{children}</body></html>
}
`,
  'app/api/[...slug]/route.js': `import config from '@payload-config'
import { REST_GET } from '@payloadcms/next/routes'
export const GET = REST_GET(config)
`,
  'app/list/[type]/page.jsx': `import pg from 'pg'
export const dynamic = 'force-dynamic'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const text = 'select *, count(*) over () as total from resources where resource_type = $1 and industry_id = $2 order by download_count desc, id desc limit 20'
export default async function List({ params, searchParams }) {
  const { type } = await params
  const { industry } = await searchParams
  const { rows } = await pool.query({ name: 'list', text, values: [type, industry] })
  return (
    <main>
      <nav>{['form', 'flow', 'login', 'document-template', 'document-style', 'schedule', 'portal'].map((one) => <a key={one} href={'/list/' + one}>{one}</a>)}</nav>
      <aside>{Array.from({ length: 40 }, (_, n) => <a key={n} href={'?industry=' + n}>{'industry ' + n}</a>)}</aside>
      <p>{rows[0]?.total ?? 0}</p>
      {rows.map((row) => (
        <article key={row.id}>
          <a href={'/list/' + type + '/' + row.id}><img src={'/covers/' + row.id} alt={row.title} width={280} height={160} loading="lazy" /></a>
          <h3><a href={'/list/' + type + '/' + row.id}>{row.title}</a></h3>
          <p>{row.summary}</p>
          <p><span>{row.download_count}</span> <span>{row.rating}</span> <time>{row.released_at.toISOString()}</time></p>
        </article>
      ))}
    </main>
  )
}
`,
}

async function startApplication(url: string) {
  const folder = await installProject('payload', files)
  const databaseUrl = await createPeerDatabase(url, 'payload')
  await querySql(
    databaseUrl,
    `create table resources (id serial primary key, ${flatColumns},
      updated_at timestamptz(3) not null default now(), created_at timestamptz(3) not null default now())`,
  )
  await copyRows(url, databaseUrl)
  await querySql(
    databaseUrl,
    `insert into resources (id, ${flatNames.join(', ')}) select id, ${flatNames.join(', ')} from flat_resource`,
  )
  await indexRows(databaseUrl, 'resources')
  const environment = { ...peerEnvironment, DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1' }
  const program = join(folder, 'node_modules/next/dist/bin/next')
  if (!existsSync(join(folder, '.next/BUILD_ID'))) {
    await run(process.execPath, [program, 'build'], {
      cwd: folder,
      env: environment,
      maxBuffer: 100_000_000,
    })
  }
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const server = await startProgram({
    parameters: [program, 'start', '-H', '127.0.0.1', '-p', String(port)],
    folder,
    environment,
    readyAddress: `${base}/list/form?industry=1`,
  })
  return { ...server, base, databaseUrl }
}

export const payload: Peer = {
  name: 'Payload',
  async start(url) {
    return {
      ...(await startApplication(url)),
      listAddress: ({ type, industry_id, order, size }) =>
        `/api/resources?${new URLSearchParams({
          'where[resource_type][equals]': type,
          'where[industry_id][equals]': String(industry_id),
          sort: `-${flatOrder[order]},-id`,
          limit: String(size),
          depth: '0',
        })}`,
      detailAddress: (resource_id) => `/api/resources/${resource_id}?depth=0`,
      pageAddress: ({ type, industry_id }) => `/list/${type}?industry=${industry_id}`,
      isRight(body) {
        const { docs, totalDocs } = JSON.parse(body.toString())
        return docs.length >= 10 && totalDocs >= docs.length
      },
    }
  },
}
