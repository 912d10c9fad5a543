import type { ReportedProblem } from '@atrium/contract/item/problems'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller, quietCaller } from '../../platform/api/browser-caller.ts'

export function collect(resource_id: number) {
  return ask(browserCaller(), 'PUT /api/resources/{resource_id}/collection', { params: { resource_id } })
}

export function forget(resource_id: number) {
  return ask(browserCaller(), 'DELETE /api/resources/{resource_id}/collection', { params: { resource_id } })
}

export function rate(resource_id: number, body: { stars: number; text: string }) {
  return ask(quietCaller(), 'PUT /api/resources/{resource_id}/rating', { params: { resource_id }, body })
}

export function removeRating(resource_id: number) {
  return ask(quietCaller(), 'DELETE /api/resources/{resource_id}/rating', { params: { resource_id } })
}

export function report(resource_id: number, body: { problem: ReportedProblem; text: string }) {
  return ask(quietCaller(), 'POST /api/resources/{resource_id}/reports', { params: { resource_id }, body })
}
