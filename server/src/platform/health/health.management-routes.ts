import * as contract from '@atrium/contract/operation/health-management'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform.ts'
import { serve } from '../http/serve.ts'
import { reportHealth } from './health.report.ts'

export function healthManagementRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, contract.readHealth, () => reportHealth(platform))
}
