import type { StageExample } from '../stage-example.ts'

const both = (simplified: string, english: string) => ({ 'zh-CN': simplified, en: english })
const today = both('今天', 'Today')
const yesterday = both('昨天', 'Yesterday')

const widgets = [
  {
    id: 'banner',
    kind: 'hero',
    title: both('头条', 'Headline'),
    roles: [],
    data: { text: both('秋收总结会定于本周五', 'The harvest review is on Friday') },
  },
  {
    id: 'todo',
    kind: 'todo',
    title: both('待办', 'To do'),
    roles: [],
    data: {
      count: 7,
      items: [
        { text: both('合同审批：肥料采购', 'Contract: fertiliser'), note: today },
        { text: both('报销：11 月差旅', 'Expenses: November travel'), note: today },
        { text: both('用印：土地流转合同', 'Seal: land lease'), note: yesterday },
        { text: both('请假：临溪 1 天', 'Leave: Linxi, 1 day'), note: yesterday },
      ],
    },
  },
  {
    id: 'often',
    kind: 'shortcuts',
    title: both('常用', 'Often used'),
    roles: [],
    data: {
      items: [
        both('请假', 'Leave'),
        both('报销', 'Expenses'),
        both('用印', 'Seal'),
        both('用车', 'Car'),
        both('会议', 'Meeting'),
        both('采购', 'Purchase'),
      ],
    },
  },
  {
    id: 'notices',
    kind: 'notices',
    title: both('公告', 'Notices'),
    roles: [],
    data: {
      items: [
        both('关于印发《差旅管理办法》的通知', 'New rules for business travel'),
        both('冬季用电安全提示', 'Using electricity safely in winter'),
        both('年度体检安排', 'Yearly health check'),
      ],
    },
  },
  {
    id: 'yield',
    kind: 'chart',
    title: both('本月产量', 'Yield this month'),
    roles: ['manager'],
    data: { values: [30, 44, 38, 58, 52, 70, 64, 80], labels: ['4', '5', '6', '7', '8', '9', '10', '11'], unit: 't' },
  },
  { id: 'weather', kind: 'weather', title: both('农时天气', 'Weather for farming'), roles: ['staff'], data: {} },
]

const portal = {
  title: both('禾岸农业', 'Riverbank Farms'),
  widgets,
  widths: [
    { name: 'wide', columns: 12, from: 1100 },
    { name: 'middle', columns: 8, from: 700 },
    { name: 'phone', columns: 4, from: 0 },
  ],
  layouts: {
    wide: [
      { i: 'banner', x: 0, y: 0, w: 8, h: 5 },
      { i: 'todo', x: 8, y: 0, w: 4, h: 5 },
      { i: 'often', x: 0, y: 5, w: 4, h: 4 },
      { i: 'notices', x: 4, y: 5, w: 4, h: 4 },
      { i: 'yield', x: 8, y: 5, w: 4, h: 4 },
      { i: 'weather', x: 8, y: 5, w: 4, h: 4 },
    ],
    middle: [
      { i: 'banner', x: 0, y: 0, w: 8, h: 5 },
      { i: 'todo', x: 0, y: 5, w: 4, h: 5 },
      { i: 'notices', x: 4, y: 5, w: 4, h: 5 },
      { i: 'often', x: 0, y: 10, w: 4, h: 4 },
      { i: 'yield', x: 4, y: 10, w: 4, h: 4 },
      { i: 'weather', x: 4, y: 10, w: 4, h: 4 },
    ],
    phone: [
      { i: 'banner', x: 0, y: 0, w: 4, h: 4 },
      { i: 'often', x: 0, y: 4, w: 4, h: 4 },
      { i: 'todo', x: 0, y: 8, w: 4, h: 5 },
      { i: 'notices', x: 0, y: 13, w: 4, h: 4 },
      { i: 'yield', x: 0, y: 17, w: 4, h: 4 },
      { i: 'weather', x: 0, y: 17, w: 4, h: 3 },
    ],
  },
  theme: { accent: '#0d8398', accentTint: '#dceef2', deep: '#003943', background: '#f2f7f8' },
  roles: [
    { id: 'manager', name: both('场长', 'Farm manager') },
    { id: 'staff', name: both('员工', 'Staff') },
  ],
  apps: [],
}

export default {
  inside: {
    type: 'portal',
    widgets: widgets.map(({ id, kind, title, roles }) => ({ id, kind, title, roles, known: kind !== 'weather' })),
    widths: portal.widths,
    roles: portal.roles.map(({ id }) => id),
    apps: [],
  },
  payload: { entry: 'portal.json', text: JSON.stringify(portal), sample: null, beside: {} },
} satisfies StageExample
