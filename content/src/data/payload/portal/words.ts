import { text } from '../../text.ts'
import type { WidgetLine } from './widgets.ts'

/** Words that stand on most portals. */
export const today = text('今天', '今天', 'Today')
export const yesterday = text('昨天', '昨天', 'Yesterday')
export const tasks = text('待办', '待辦', 'Tasks')
export const usual = text('常用', '常用', 'Shortcuts')
export const news = text('公告', '公告', 'Notices')
export const thisWeek = text('本周日程', '本週行程', 'This week')
export const everyone = { id: 'staff', name: text('员工', '員工', 'Staff') }
export const manager = { id: 'manager', name: text('负责人', '主管', 'Manager') }

export const leave = text('请假', '請假', 'Leave')
export const expenses = text('报销', '報支', 'Expenses')
export const seals = text('用印', '用印', 'Seals')
export const cars = text('用车', '用車', 'Cars')
export const meetings = text('会议', '會議', 'Meetings')
export const buying = text('采购', '採購', 'Purchasing')
export const repairs = text('报修', '報修', 'Repairs')
export const proofs = text('证明', '證明', 'Certificates')

const monthNames = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

export const months = ['4', '5', '6', '7', '8', '9', '10', '11'].map((month) =>
  text(`${month} 月`, `${month} 月`, monthNames[Number(month) - 4] ?? ''),
)

export const usualTasks: WidgetLine[] = [
  [text('合同审批：肥料采购', '合約簽核：肥料採購', 'Contract: fertiliser'), today],
  [text('报销：11 月差旅', '報支：11 月差旅', 'Expenses: November travel'), today],
  [text('用印：土地流转合同', '用印：農地租賃合約', 'Seal: farmland lease'), yesterday],
  [text('请假：临溪 1 天', '請假：臨溪 1 天', 'Leave: Linxi, 1 day'), yesterday],
]

export const usualNotices: WidgetLine[] = [
  [text('关于印发《差旅管理办法》的通知', '關於印發《差旅管理辦法》的通知', 'New rules for business travel'), '11-14'],
  [text('冬季用电安全提示', '冬季用電安全提示', 'Electrical safety in winter'), '11-12'],
  [text('年度体检安排', '年度健檢安排', 'Annual health check'), '11-10'],
]
