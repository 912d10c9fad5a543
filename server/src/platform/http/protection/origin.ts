import type { FastifyRequest } from 'fastify'
import type { GeoLocator } from '../../place/places.ts'
import { networkOf } from './limit.ts'

/** The origin of a request, for the account's owner and for rate limits. */
export interface RequestOrigin {
  /** One household or office, as limits count it. */
  network: string
  country: string | null
  user_agent: string | null
}

export function originOf(request: FastifyRequest, places: GeoLocator): RequestOrigin {
  return {
    network: networkOf(request),
    country: places.countryOf(request.ip),
    user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  }
}
