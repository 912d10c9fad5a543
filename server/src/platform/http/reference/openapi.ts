import { callsByNoun } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import { antiForgery } from '@atrium/contract/forgery'
import { idempotency } from '@atrium/contract/idempotency'
import type { Endpoint } from '@atrium/contract/kit'
import { written } from '@atrium/contract/written'
import { z } from 'zod'
import { describeAccess } from '../access.ts'
import { messages } from '../messages.ts'

type OpenApiSchema = Record<string, unknown>

/**
 * OpenAPI 3.1, made from the same descriptions that check input and output: of every call, or without those of management
 * screens, which are of no use to anybody else.
 */
export function describeCalls(server: string, { management }: { management: boolean }): OpenApiSchema {
  const paths: Record<string, OpenApiSchema> = {}
  for (const [noun, endpoints] of Object.entries(callsByNoun)) {
    for (const endpoint of endpoints) {
      if (!management && isForManagement(endpoint)) continue
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(noun, endpoint) }
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Atrium', version: '1', description: introduction() },
    servers: [{ url: server }],
    tags: tagsOf(paths),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Written: describedOnce(written),
        Failure: envelope({ type: 'integer', enum: Object.values(failures).map(({ code }) => code) }, {}),
      },
    },
  }
}

export function isForManagement({ access, path }: Endpoint): boolean {
  if (path.startsWith('/api/management/')) return true
  return access !== 'anyone' && (access.screen !== undefined || access.screen_in_path === true)
}

function tagsOf(paths: Record<string, OpenApiSchema>) {
  const used = Object.values(paths).flatMap((methods) => Object.values(methods as Record<string, { tags: string[] }>))
  return [...new Set(used.flatMap(({ tags }) => tags))].map((name) => ({ name }))
}

function operation(noun: string, endpoint: Endpoint): OpenApiSchema {
  const { method, path, access, summary, params, query, body, multipart, data, events, limit } = endpoint
  const facts = [describeAccess(access), ...(limit ? [`At most ${limit.per_minute} times a minute.`] : [])]
  return {
    operationId:
      `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`.replace(
        /\W/g,
        '',
      ),
    tags: [noun],
    summary,
    description: facts.join(' '),
    security: access === 'anyone' || (access.menu && !access.signed_in) ? [{}, { session: [] }] : [{ session: [] }],
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...(method === 'GET' ? [] : [header(antiForgery.header, true)]),
      ...(method === 'GET' || multipart ? [] : [header(idempotency.header, false, idempotency.pattern.source)]),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    ...(multipart && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: withFile(multipart) } } },
    }),
    responses: {
      200: events
        ? {
            description: 'Events, until either side ends it',
            content: { 'text/event-stream': { schema: schemaOf(data, 'output') } },
          }
        : json('The answer, or a failure with its code', {
            oneOf: [envelope({ const: 0 }, schemaOf(data, 'output')), { $ref: '#/components/schemas/Failure' }],
          }),
      default: json('A failure of the transport or of the house', { $ref: '#/components/schemas/Failure' }),
    },
  }
}

function header(name: string, required: boolean, pattern?: string) {
  return { name, in: 'header', required, schema: { type: 'string', ...(pattern && { pattern }) } }
}

function parametersOf(place: 'path' | 'query', fields: z.ZodObject | undefined) {
  if (!fields) return []
  const { properties = {}, required = [] } = schemaOf(fields, 'input') as {
    properties?: OpenApiSchema
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): OpenApiSchema {
  const { $schema, $defs, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: withContent })
  return withShared(described)
}

/** What holds itself is described once, under its own name, and referred to from everywhere. */
function describedOnce(schema: z.ZodType): OpenApiSchema {
  const { $schema, $defs, ...described } = z.toJSONSchema(z.array(schema), { io: 'output' })
  return withShared(($defs as Record<string, OpenApiSchema> | undefined)?.[schema.meta()?.id ?? ''] ?? described)
}

function withShared(described: OpenApiSchema): OpenApiSchema {
  return JSON.parse(JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/')) as OpenApiSchema
}

/** The file stands last: in this order it is streamed. */
function withFile(fields: z.ZodObject): OpenApiSchema {
  const {
    properties = {},
    required = [],
    ...rest
  } = schemaOf(fields, 'input') as OpenApiSchema & { required?: string[] }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { ...rest, properties: { ...(properties as OpenApiSchema), file }, required: [...required, 'file'] }
}

/** A JSON text says what stands in it. */
function withContent({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: OpenApiSchema }) {
  const { def } = zodSchema._zod as { def: { type: string; out?: z.ZodType } }
  if (def.type !== 'pipe' || jsonSchema.type !== 'string' || !(def.out instanceof z.ZodType)) return
  if (def.out instanceof z.ZodTransform) return
  Object.assign(jsonSchema, { contentMediaType: 'application/json', contentSchema: schemaOf(def.out, 'input') })
}

function envelope(code: OpenApiSchema, data: OpenApiSchema): OpenApiSchema {
  return { type: 'object', required: ['code', 'msg', 'data'], properties: { code, msg: { type: 'string' }, data } }
}

function json(description: string, schema: OpenApiSchema) {
  return { description, content: { 'application/json': { schema } } }
}

function introduction() {
  const rows = Object.entries(failures).map(
    ([name, { code, status }]) =>
      `- \`${code}\` ${name}, HTTP ${status}: ${messages[name as keyof typeof failures].en}`,
  )
  return [
    'Every answer is `{code, msg, data}`; code 0 is success. Messages follow `Accept-Language`.',
    `A call that changes something repeats the cookie \`${antiForgery.cookie}\` (under https \`${antiForgery.secureCookie}\`) ` +
      `in the header \`${antiForgery.header}\`. The cookie belongs to one session: any GET with the same token sets it.`,
    `With the header \`${idempotency.header}\` a write of somebody who is signed in is done once within 24 hours; who repeats it ` +
      `gets the first answer, with the header \`${idempotency.replayedHeader}\`.`,
    '',
    ...rows,
  ].join('\n')
}
