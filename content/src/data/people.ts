import type { DemoPerson } from '../kinds.ts'

/** Somebody of the vendor, in whose storage the packages lie that ship with the portal. */
export const houseKeeper = 'yunqi@example.com'

export const people: DemoPerson[] = [
  { email: 'qinghe@example.com', user_name: '青禾', user_type: 'common_user' },
  { email: 'beichuang@example.com', user_name: '北窗', user_type: 'common_user', administrator: true },
  { email: 'yunqi@example.com', user_name: '云岐', user_type: 'common_user', is_weaver: true },
  { email: 'banxia@example.com', user_name: '半夏', user_type: 'wechat_user' },
  { email: 'linxi@example.com', user_name: '临溪', user_type: 'common_user' },
  { email: 'nanzhi@example.com', user_name: '南枝', user_type: 'common_user' },
  { email: 'zhixing@example.com', user_name: '知行', user_type: 'common_user' },
  { email: 'shiquan@example.com', user_name: '石泉', user_type: 'common_user' },
]
