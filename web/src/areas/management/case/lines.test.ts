import { expect, test } from 'vitest'
import { chapters } from '../video/chapters.ts'
import { figures, paragraphs, timeline, way } from './lines.ts'

test('paragraphs of the languages belong together line by line, and empty lines are none', () => {
  const part = paragraphs.part({ 'zh-CN': '换班靠电话。\n\n没人知道。\n', en: 'By phone.\n\nNobody knew.' })

  expect(part).toEqual([
    { 'zh-CN': '换班靠电话。', en: 'By phone.' },
    { 'zh-CN': '没人知道。', en: 'Nobody knew.' },
  ])
  expect(paragraphs.lines(part)).toEqual({ 'zh-CN': '换班靠电话。\n没人知道。', en: 'By phone.\nNobody knew.' })
})

test('figures and moments keep the places that are left out', () => {
  const list = figures.part({ 'zh-CN': '审批 | 6 天 | 9 小时\n | | 31 | 个科室' })

  expect(list).toEqual([
    { label: { 'zh-CN': '审批' }, before: { 'zh-CN': '6 天' }, value: { 'zh-CN': '9 小时' } },
    { value: { 'zh-CN': '31' }, unit: { 'zh-CN': '个科室' } },
  ])
  expect(figures.part(figures.lines(list))).toEqual(list)
  expect(timeline.part({ en: 'Week 1 | Trial' })).toEqual([{ moment: { en: 'Week 1' }, event: { en: 'Trial' } }])
})

test('a process is a label and steps; parallel steps share a line', () => {
  const now = way.part({ 'zh-CN': '现在\n提交 | 通知\n确认' })

  expect(now).toEqual({
    label: { 'zh-CN': '现在' },
    steps: [[{ 'zh-CN': '提交' }, { 'zh-CN': '通知' }], [{ 'zh-CN': '确认' }]],
  })
  expect(way.part(way.lines(now))).toEqual(now)
  expect(way.part({})).toBeNull()
})

test('chapters stand in the order of time, and a moment is one chapter in every language', () => {
  const list = chapters.part({ 'zh-CN': '01:30 角色\n00:00 开始', en: '1:30 Roles' })

  expect(list).toEqual([
    { seconds: 0, title: { 'zh-CN': '开始' } },
    { seconds: 90, title: { 'zh-CN': '角色', en: 'Roles' } },
  ])
  expect(chapters.part(chapters.lines(list))).toEqual(list)
})
