import { describeCalls } from '@atrium/server/platform/http/reference/openapi'
import { type Generator, generateValue, type JsonSchema } from './generate-value.ts'
import {
  encodeForRequestLine,
  encodeValue,
  hostileBodies,
  hostileForms,
  hostileJsonTexts,
  hostileSegments,
  hostileTexts,
  hostileValue,
} from './hostile-values.ts'
import type { Random } from './random.ts'
import type { HostileRequest } from './send.ts'

export type Caller = 'visitor' | 'member' | 'administrator'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: JsonSchema
}

export interface Operation {
  method: string
  path: string
  isPublic: boolean
  parameters: Parameter[]
  body: JsonSchema | null
  isForm: boolean
}

/** Calls the fuzzer must not make, and why. */
const excluded: { call: RegExp; reason: string; only?: Caller }[] = [
  { call: /^GET \/api\/notices\/live$/, reason: 'an event stream has no end to wait for' },
  { call: /^POST \/api\/logout$/, reason: 'ends the session of the fuzzer' },
  { call: /^DELETE \/api\/users\/mine\/sessions/, reason: 'ends the session of the fuzzer' },
  { call: /^POST \/api\/users\/mine\/(password|merge|erasure)$/, reason: 'ends the sessions or erases the account' },
  {
    call: /^(PUT|POST) \/api\/management\/(users\/(state|\{)|roles|wechat-users)/,
    reason: 'could disable, merge or demote the people the fuzzer calls as',
    only: 'administrator',
  },
  {
    call: /^(PUT|POST) \/api\/management\/providers/,
    reason: 'makes the server connect to the generated address; the fuzzer stays on the loopback interface',
    only: 'administrator',
  },
]

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/xml',
  '',
  'x',
]

export function readDescription() {
  const description = describeCalls('http://127.0.0.1', { management: true }) as unknown as {
    paths: Record<string, Record<string, DescribedOperation>>
    components: { schemas: Record<string, JsonSchema> }
  }
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => readOperation(method.toUpperCase(), path, described)),
  )
  return { operations, schemas: description.components.schemas }
}

interface DescribedOperation {
  security: Record<string, unknown>[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

function readOperation(method: string, path: string, described: DescribedOperation): Operation {
  const content = described.requestBody?.content ?? {}
  return {
    method,
    path,
    isPublic: described.security.some((scheme) => Object.keys(scheme).length === 0),
    parameters: described.parameters,
    body: content['application/json']?.schema ?? null,
    isForm: content['multipart/form-data'] !== undefined,
  }
}

export function isExcluded({ method, path }: Operation, caller: Caller): boolean {
  return excluded.some(({ call, only }) => call.test(`${method} ${path}`) && (only ?? caller) === caller)
}

export function pickCaller(random: Random): Caller {
  return random.pick(['visitor', 'visitor', 'member', 'member', 'administrator'])
}

/** Visitors are refused most calls before input is read: they make calls that are open to them more often. */
export function pickOperation(random: Random, operations: readonly Operation[], caller: Caller): Operation {
  const allowed = operations.filter((operation) => !isExcluded(operation, caller))
  const open = allowed.filter(({ isPublic }) => isPublic)
  return random.pick(caller === 'visitor' && random.chance(0.5) ? open : allowed)
}

export function buildCall(generator: Generator, operation: Operation, caller: Caller): HostileRequest {
  const query = buildQuery(generator, operation)
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => buildSegment(generator, operation, name))
  return {
    kind: 'call',
    name: `${operation.method} ${operation.path}`,
    caller,
    method: operation.method,
    address: encodeForRequestLine(query.length > 0 ? `${path}?${query.join('&')}` : path),
    ...buildBody(generator, operation),
  }
}

function buildSegment(generator: Generator, { parameters }: Operation, name: string): string {
  const { random, known } = generator
  const values = known.get(name)
  if (values?.length && random.chance(0.6)) return encodeValue(String(random.pick(values)))
  if (random.chance(0.4)) {
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema
    return encodeValue(generateValue({ ...generator, mutation: 0 }, schema, name))
  }
  return random.pick(hostileSegments)
}

function buildQuery(generator: Generator, { parameters }: Operation): string[] {
  const { random, mutation } = generator
  const parts: string[] = []
  for (const { name, in: place, schema } of parameters) {
    if (place !== 'query' || random.chance(0.35)) continue
    const value = schema.contentSchema
      ? buildJsonText(generator, schema.contentSchema, name)
      : random.chance(mutation + 0.1)
        ? hostileValue(random)
        : generateValue(generator, schema, name)
    parts.push(`${name}=${encodeValue(value)}`)
    if (random.chance(0.03)) parts.push(`${name}[]=${encodeValue(value)}`)
    if (random.chance(0.03)) parts.push(`${name}=${encodeValue(hostileValue(random))}`)
  }
  if (random.chance(0.04)) {
    parts.push(
      random.pick(['lang=%00', '__proto__[x]=1', 'constructor=1', `${'a'.repeat(2_000)}=1`, '=', '%', '%00=%00']),
    )
  }
  return parts
}

function buildJsonText(generator: Generator, schema: JsonSchema, name: string): string {
  const { random } = generator
  if (random.chance(0.75)) return JSON.stringify(generateValue(generator, schema, name)) ?? 'undefined'
  return random.pick(random.chance(0.5) ? hostileJsonTexts : hostileTexts)
}

function buildBody(generator: Generator, { body, isForm }: Operation): Pick<HostileRequest, 'headers' | 'body'> {
  const { random } = generator
  if (isForm) {
    const type = random.pick(['multipart/form-data; boundary=x', 'multipart/form-data', 'application/json'])
    return { headers: { 'content-type': type }, body: random.pick(hostileForms) }
  }
  if (!body) return { headers: {}, body: null }

  const type = random.chance(0.02) ? random.pick(contentTypes) : 'application/json'
  const isBroken = random.chance(0.08)
  const text = isBroken ? random.pick(hostileBodies) : (JSON.stringify(generateValue(generator, body)) ?? 'null')
  return { headers: { 'content-type': type }, body: text }
}
