import type { DemoCase, DemoName } from '../kinds.ts'
import { beixiuRota } from './cases/beixiu-rota.ts'
import { chengyuContracts } from './cases/chengyu-contracts.ts'
import { heanPurchasing } from './cases/hean-purchasing.ts'
import { hetingItService } from './cases/heting-it-service.ts'
import { jianqiPolicies } from './cases/jianqi-policies.ts'
import { lintingSiteReports } from './cases/linting-site-reports.ts'
import { luqiaoOnboarding } from './cases/luqiao-onboarding.ts'
import { nanyuExpenses } from './cases/nanyu-expenses.ts'
import { qingcenKnowledge } from './cases/qingcen-knowledge.ts'
import { shiduDocuments } from './cases/shidu-documents.ts'
import { shuoyuVehicles } from './cases/shuoyu-vehicles.ts'
import { songwuPortal } from './cases/songwu-portal.ts'
import { tanqiuMeetings } from './cases/tanqiu-meetings.ts'
import { wuyanQuality } from './cases/wuyan-quality.ts'
import { yanpingSeals } from './cases/yanping-seals.ts'
import { yunzhuService } from './cases/yunzhu-service.ts'
import { text } from './text.ts'

/** Newest first: three stand on the home page, the first one in the header panel too. */
export const cases: DemoCase[] = [
  chengyuContracts,
  beixiuRota,
  shiduDocuments,
  heanPurchasing,
  lintingSiteReports,
  songwuPortal,
  nanyuExpenses,
  qingcenKnowledge,
  yanpingSeals,
  luqiaoOnboarding,
  hetingItService,
  tanqiuMeetings,
  wuyanQuality,
  shuoyuVehicles,
  jianqiPolicies,
  yunzhuService,
]

/** The first twenty fill the header panel, in this order. */
export const industries: DemoName[] = [
  { code: 'equipment-manufacturing', name: text('装备制造', '裝備製造', 'Equipment manufacturing') },
  { code: 'healthcare', name: text('医疗卫生', '醫療衛生', 'Healthcare') },
  { code: 'utilities', name: text('公用事业', '公用事業', 'Utilities') },
  { code: 'construction', name: text('建筑工程', '建築工程', 'Construction') },
  { code: 'retail', name: text('商贸零售', '商貿零售', 'Trade and retail') },
  { code: 'logistics', name: text('物流运输', '物流運輸', 'Logistics') },
  { code: 'higher-education', name: text('高等教育', '高等教育', 'Higher education') },
  { code: 'school-education', name: text('基础教育', '基礎教育', 'Schools') },
  { code: 'financial-services', name: text('金融服务', '金融服務', 'Financial services') },
  { code: 'energy-chemicals', name: text('能源化工', '能源化工', 'Energy and chemicals') },
  { code: 'electronics', name: text('电子信息', '電子資訊', 'Electronics and IT') },
  { code: 'food-beverage', name: text('食品饮料', '食品飲料', 'Food and beverage') },
  { code: 'agriculture', name: text('农林牧渔', '農林漁牧', 'Agriculture') },
  { code: 'media', name: text('文化传媒', '文化傳媒', 'Culture and media') },
  { code: 'hospitality', name: text('酒店餐饮', '飯店餐飲', 'Hotels and catering') },
  { code: 'professional-services', name: text('专业服务', '專業服務', 'Professional services') },
  { code: 'government', name: text('政务机构', '政府機關', 'Government') },
  { code: 'auto-parts', name: text('汽车零部件', '汽車零組件', 'Auto parts') },
  { code: 'textiles', name: text('纺织服装', '紡織成衣', 'Textiles and apparel') },
  { code: 'associations', name: text('社会组织', '社會團體', 'Associations') },
  { code: 'real-estate', name: text('房产物业', '不動產物業', 'Property') },
  { code: 'mining-metals', name: text('矿业冶金', '礦業冶金', 'Mining and metals') },
  { code: 'research-institutes', name: text('科研院所', '研究機構', 'Research institutes') },
  { code: 'travel', name: text('旅游出行', '旅遊交通', 'Travel') },
]

/** For resources that every trade can use; behind the others, because no case is told of it. */
export const anyIndustry: DemoName = { code: 'general', name: text('通用', '通用', 'Any industry') }

/** The first twenty fill the header panel, in this order. */
export const demands: DemoName[] = [
  { code: 'contract-management', name: text('合同管理', '合約管理', 'Contracts') },
  { code: 'official-documents', name: text('公文管理', '公文管理', 'Official documents') },
  { code: 'expense-claims', name: text('费用报销', '費用報支', 'Expense claims') },
  { code: 'purchasing', name: text('采购与入库', '採購與入庫', 'Purchasing and receipt') },
  { code: 'people-moves', name: text('人事入转调离', '到職、調動與離職', 'Joining, moving, leaving') },
  { code: 'shifts-attendance', name: text('排班考勤', '排班與出勤', 'Shifts and attendance') },
  { code: 'meetings', name: text('会议管理', '會議管理', 'Meetings') },
  { code: 'seals', name: text('用印管理', '用印管理', 'Seals') },
  { code: 'assets', name: text('资产管理', '資產管理', 'Assets') },
  { code: 'projects', name: text('项目管理', '專案管理', 'Projects') },
  { code: 'knowledge-management', name: text('知识管理', '知識管理', 'Knowledge') },
  { code: 'customer-service', name: text('客户服务', '客戶服務', 'Customer service') },
  { code: 'follow-up', name: text('督查督办', '列管追蹤', 'Follow-up') },
  { code: 'vehicles', name: text('车辆管理', '車輛管理', 'Vehicles') },
  { code: 'archives', name: text('档案管理', '檔案管理', 'Archives') },
  { code: 'mobile-office', name: text('移动办公', '行動辦公', 'Mobile work') },
  { code: 'unified-portal', name: text('统一门户', '單一入口', 'One portal') },
  { code: 'group-governance', name: text('集团管控', '集團治理', 'Group governance') },
  { code: 'platform-migration', name: text('信创替代', '信創替代', 'Platform migration') },
  { code: 'reports', name: text('数据报表', '資料報表', 'Reports') },
  { code: 'budget-control', name: text('预算控制', '預算控管', 'Budget control') },
  { code: 'visitors', name: text('访客管理', '訪客管理', 'Visitors') },
  { code: 'safety', name: text('安全生产', '職業安全', 'Workplace safety') },
  { code: 'quality', name: text('质量管理', '品質管理', 'Quality') },
  { code: 'training', name: text('培训考试', '訓練與測驗', 'Training') },
  { code: 'travel-booking', name: text('差旅管理', '差旅管理', 'Business travel') },
  { code: 'supplier-management', name: text('供应商管理', '供應商管理', 'Suppliers') },
  { code: 'information-security', name: text('信息安全', '資訊安全', 'Information security') },
  { code: 'policies', name: text('制度发布', '制度發布', 'Policies') },
  { code: 'it-service', name: text('IT 服务台', 'IT 服務台', 'IT service desk') },
  { code: 'system-integration', name: text('系统集成', '系統整合', 'System integration') },
]
