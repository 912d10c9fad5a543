import type { DemoName } from '../kinds.ts'
import { text } from './text.ts'

/** What a resource is used for; lists show them in this order. */
export const scenes: DemoName[] = [
  { code: 'contracts-seals', name: text('合同与用印', '合約與用印', 'Contracts and seals') },
  { code: 'expenses', name: text('费用与报销', '費用與報支', 'Expenses') },
  { code: 'purchasing', name: text('采购与供应链', '採購與供應鏈', 'Purchasing') },
  { code: 'people', name: text('人事', '人事', 'HR') },
  { code: 'office', name: text('行政', '行政', 'Administration') },
  { code: 'projects', name: text('项目', '專案', 'Projects') },
  { code: 'security', name: text('信息安全', '資訊安全', 'Security') },
  { code: 'official-papers', name: text('公文与制度', '公文與制度', 'Official papers') },
  { code: 'meetings', name: text('会议', '會議', 'Meetings') },
  { code: 'shifts', name: text('排班与考勤', '排班與出勤', 'Shifts and attendance') },
  { code: 'assets', name: text('资产与车辆', '資產與車輛', 'Assets and vehicles') },
  { code: 'customers', name: text('客户与销售', '客戶與銷售', 'Customers and sales') },
  { code: 'training', name: text('培训与考试', '訓練與測驗', 'Training') },
  { code: 'quality-safety', name: text('质量与安全', '品質與安全', 'Quality and safety') },
  { code: 'entrance', name: text('门户与登录', '入口與登入', 'Portals and sign-in') },
  { code: 'it-service', name: text('IT 服务', 'IT 服務', 'IT service') },
]
