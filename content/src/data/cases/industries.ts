import type { DemoName } from '../../kinds.ts'
import { text } from '../text.ts'

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
