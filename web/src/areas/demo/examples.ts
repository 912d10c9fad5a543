import type { ResourceType } from '@atrium/contract/resource-types'

/** What the style sheet shows. The words are examples, not texts of the product. */
export const types: { type: ResourceType; name: string; count: number }[] = [
  { type: 'form', name: '表单', count: 612 },
  { type: 'flow', name: '流程', count: 538 },
  { type: 'login', name: '登录页', count: 86 },
  { type: 'document-template', name: '文档模板', count: 427 },
  { type: 'document-style', name: '文档样式', count: 164 },
  { type: 'schedule', name: '日程', count: 93 },
  { type: 'portal', name: '门户', count: 215 },
]

export const flows = [
  {
    id: 'hetong-7',
    title: '合同审批：法务与财务并行会签',
    summary: '七个串行环节改成并行会签，附超时提醒与金额分级规则。',
    download_count: 1284,
    rating: 4.8,
    version: '10.1+',
    official: true,
  },
  {
    id: 'f02',
    title: '费用报销：多级审批',
    summary: '按金额自动分级，差旅标准内置，超标需说明理由。',
    download_count: 7960,
    rating: 4.7,
    version: '9.8+',
    official: true,
  },
  {
    id: 'f03',
    title: '用印申请与归还登记',
    summary: '外借、归还、逾期三段式管理，印章去向一目了然。',
    download_count: 6233,
    rating: null,
    version: '9.8+',
    author: '临溪',
  },
]
