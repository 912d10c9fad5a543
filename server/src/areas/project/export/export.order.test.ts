import { expect, test } from 'vitest'
import { installOrder, type OrderNode } from './export.order.ts'

const node = (id: string, resource_type: OrderNode['resource_type'], ...refers_to: string[]): OrderNode => ({
  id,
  kind: 'resource',
  resource_type,
  refers_to,
})
const ids = (nodes: OrderNode[]) => nodes.map(({ id }) => id)

test('what others need is installed first, otherwise forms before flows before portals', () => {
  const { order, circles } = installOrder([
    node('home', 'portal', 'approval'),
    node('approval', 'flow', 'sheet', 'letter'),
    node('sheet', 'form', 'choices'),
    node('letter', 'document-template'),
    node('choices', 'schedule'),
  ])

  expect(ids(order)).toEqual(['choices', 'sheet', 'letter', 'approval', 'home'])
  expect(circles).toEqual([])
})

test('what needs each other is named as a circle, and everything still has its place', () => {
  const { order, circles } = installOrder([
    node('flow', 'flow', 'form'),
    node('form', 'form', 'template'),
    node('template', 'document-template', 'flow'),
    node('alone', 'portal', 'flow'),
    node('itself', 'form', 'itself'),
  ])

  expect(circles.map((circle) => ids(circle).toSorted())).toEqual([['flow', 'form', 'template'], ['itself']])
  expect(ids(order).toSorted()).toEqual(['alone', 'flow', 'form', 'itself', 'template'])
  expect(order.findIndex(({ id }) => id === 'alone')).toBeGreaterThan(order.findIndex(({ id }) => id === 'flow'))
})

test('a reference to what is not there is no obstacle', () => {
  expect(ids(installOrder([node('flow', 'flow', 'nowhere')]).order)).toEqual(['flow'])
})
