import type { DemoName, DemoVideo } from '../kinds.ts'
import { text } from './text.ts'
import { contractApproval } from './videos/contract-approval.ts'
import { countersigning } from './videos/countersigning.ts'
import { deadlines } from './videos/deadlines.ts'
import { departmentHome } from './videos/department-home.ts'
import { fourCrewRota } from './videos/four-crew-rota.ts'
import { linkedRules } from './videos/linked-rules.ts'
import { oneDocumentStyle } from './videos/one-document-style.ts'
import { redLetterhead } from './videos/red-letterhead.ts'
import { signInPage } from './videos/sign-in-page.ts'

export const videoCategories: DemoName[] = [
  { code: 'flow-engine', name: text('流程引擎', '流程引擎', 'Flow engine') },
  { code: 'form-design', name: text('表单设计', '表單設計', 'Form design') },
  { code: 'portal', name: text('门户', '入口網站', 'Portals') },
  { code: 'official-documents', name: text('公文', '公文', 'Official documents') },
  { code: 'schedule', name: text('日程', '日程', 'Schedules') },
  { code: 'sign-in-page', name: text('登录页', '登入頁', 'Sign-in pages') },
  { code: 'document-style', name: text('文档样式', '文件樣式', 'Document styles') },
]

/** Lessons that are best seen one after another. */
export const videoSeries: DemoName[] = [
  { code: 'flow-to-release', name: text('流程：从设计到上线', '流程：從設計到上線', 'Flows, from design to release') },
  { code: 'department-does-it', name: text('部门自己动手', '部門自己動手', 'What a department can do itself') },
  { code: 'one-look', name: text('统一公司形象', '統一公司形象', 'One look for the company') },
]

/** The first three, newest first, stand on the home page. */
export const videos: DemoVideo[] = [
  countersigning,
  linkedRules,
  departmentHome,
  contractApproval,
  redLetterhead,
  fourCrewRota,
  signInPage,
  oneDocumentStyle,
  deadlines,
]
