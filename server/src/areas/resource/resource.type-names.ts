import type { ResourceType } from '@atrium/contract/resource-types'

/** Names of each type in all languages: 合同审批流程 also finds flows whose titles do not say so. */
export const typeNames: Record<ResourceType, readonly string[]> = {
  form: ['表单', 'Form'],
  flow: ['流程', 'Flow'],
  login: ['登录页', '登入頁', 'Sign-in page'],
  'document-template': ['文档模板', '文件範本', 'Document template'],
  'document-style': ['文档样式', '文件樣式', 'Document style'],
  schedule: ['日程', 'Schedule'],
  portal: ['门户', '入口網站', 'Portal'],
}
