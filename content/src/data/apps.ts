import type { DemoApp, DemoName } from '../kinds.ts'
import { approvalApps } from './apps/approval.ts'
import { archiveApps } from './apps/archive.ts'
import { dataApps } from './apps/data.ts'
import { financeApps } from './apps/finance.ts'
import { identityApps } from './apps/identity.ts'
import { meetingApps } from './apps/meeting.ts'
import { messageApps } from './apps/message.ts'
import { projectApps } from './apps/project.ts'
import { text } from './text.ts'

export const appCategories: DemoName[] = [
  { code: 'approval', name: text('审批与签署', '簽核與簽署', 'Approval and signing') },
  { code: 'finance', name: text('财务与票据', '財務與票據', 'Finance and receipts') },
  { code: 'meeting', name: text('会议与日程', '會議與日程', 'Meetings and schedules') },
  { code: 'message', name: text('消息与通道', '訊息與通道', 'Messages and channels') },
  { code: 'data', name: text('数据与大屏', '資料與看板', 'Data and displays') },
  { code: 'identity', name: text('组织与身份', '組織與身分', 'Organisation and identity') },
  { code: 'archive', name: text('档案与合规', '檔案與合規', 'Archives and compliance') },
  { code: 'project', name: text('项目与工时', '專案與工時', 'Projects and time') },
]

export const apps: DemoApp[] = [
  ...approvalApps,
  ...financeApps,
  ...meetingApps,
  ...messageApps,
  ...dataApps,
  ...identityApps,
  ...archiveApps,
  ...projectApps,
]
