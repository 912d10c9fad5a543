import type { NoticeKind } from '@atrium/contract/notice/kinds'

/** What one member of the demo was told, oldest first: notices have no words of their own. */
interface DemoNotice {
  kind: NoticeKind
  days_ago: number
  is_read?: true
  /** 'hetong-7' in its newest version, or 'hetong-7@3.1.0'. */
  item?: string
  /** By slug. */
  project?: string
  /** How a thread of feedback begins. */
  thread?: string
  /** Who did it, by address. */
  by?: string
}

export const notices: { who: string; told: DemoNotice[] } = {
  who: 'qinghe@example.com',
  told: [
    { kind: 'feedback_shipped', thread: '下载页能不能直接核对', days_ago: 30, is_read: true },
    { kind: 'project_invitation', project: 'expense-policy', by: 'beichuang@example.com', days_ago: 16, is_read: true },
    { kind: 'resource_new_version', item: 'hetong-7', days_ago: 8, is_read: true },
    { kind: 'app_new_version', item: 'app-a2', days_ago: 6, is_read: true },
    { kind: 'feedback_answered', thread: '门户预览在 1366 宽', days_ago: 5 },
    { kind: 'resource_new_version', item: 'staff-service-desk', days_ago: 2 },
    { kind: 'project_mention', project: 'expense-policy', by: 'beichuang@example.com', days_ago: 0 },
  ],
}
