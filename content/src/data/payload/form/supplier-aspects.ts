import type { Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'

interface SupplierAspect {
  name: string
  title: Texts
  weight: number
  items: Record<string, Texts>
  sample: Record<string, number | string>
}

/** Thirty-two scores in five groups. */
export const aspects: SupplierAspect[] = [
  {
    name: 'standing',
    title: text('企业资质', '企業資格', 'Standing'),
    weight: 15,
    items: {
      licence: text('营业资格', '營業資格', 'Business licence'),
      certificates: text('体系认证', '體系認證', 'Certificates'),
      capital: text('注册资本', '登記資本', 'Capital'),
      credit: text('信用记录', '信用紀錄', 'Credit record'),
      references: text('同类客户', '同類客戶', 'Similar customers'),
      stability: text('经营稳定', '經營穩定', 'Stability'),
    },
    sample: { licence: 5, certificates: 4, capital: 4, credit: 5, references: 4, stability: 4 },
  },
  {
    name: 'quality',
    title: text('质量保证', '品質保證', 'Quality'),
    weight: 35,
    items: {
      incoming: text('进料检验', '進料檢驗', 'Incoming checks'),
      process: text('过程控制', '製程管制', 'Process control'),
      outgoing: text('出货检验', '出貨檢驗', 'Outgoing checks'),
      traceability: text('可追溯', '可追溯', 'Traceability'),
      nonconforming: text('不合格品处理', '不良品處理', 'Rejects'),
      instruments: text('计量器具', '量測儀器', 'Instruments'),
      samples: text('样品合格率', '樣品合格率', 'Samples passed'),
    },
    sample: { incoming: 4, process: 4, outgoing: 5, traceability: 3, nonconforming: 4, instruments: 4, samples: 5 },
  },
  {
    name: 'delivery',
    title: text('交付能力', '交付能力', 'Delivery'),
    weight: 20,
    items: {
      capacity: text('产能', '產能', 'Capacity'),
      lead_time: text('交期', '交期', 'Lead time'),
      flexibility: text('急单响应', '急單因應', 'Rush orders'),
      stock: text('安全库存', '安全庫存', 'Safety stock'),
      transport: text('运输保障', '運輸保障', 'Transport'),
      packing: text('包装防护', '包裝防護', 'Packing'),
    },
    sample: {
      capacity: 4,
      lead_time: 4,
      flexibility: 3,
      stock: 2,
      transport: 4,
      packing: 4,
      reason: '成品库存只够三天用量，已约定在旺季前备足两周。',
    },
  },
  {
    name: 'cost',
    title: text('成本与商务', '成本與商務', 'Cost'),
    weight: 20,
    items: {
      price: text('价格水平', '價格水準', 'Price'),
      transparency: text('报价透明', '報價透明', 'Openness of quotes'),
      terms: text('付款条件', '付款條件', 'Terms of payment'),
      reduction: text('降本配合', '降低成本配合', 'Help in saving'),
      service: text('售后服务', '售後服務', 'After-sales service'),
      response: text('沟通响应', '溝通回應', 'Answers'),
    },
    sample: { price: 4, transparency: 4, terms: 3, reduction: 3, service: 4, response: 5 },
  },
  {
    name: 'responsibility',
    title: text('环保与责任', '環保與責任', 'Responsibility'),
    weight: 10,
    items: {
      environment: text('环境管理', '環境管理', 'Environment'),
      waste: text('废弃物处置', '廢棄物處理', 'Waste'),
      safety: text('安全生产', '職業安全', 'Safety at work'),
      labour: text('用工合规', '勞動合規', 'Labour law'),
      fire: text('消防设施', '消防設施', 'Fire protection'),
      confidentiality: text('保密承诺', '保密承諾', 'Secrecy'),
      continuity: text('应急预案', '應變計畫', 'Emergency plan'),
    },
    sample: { environment: 4, waste: 4, safety: 4, labour: 5, fire: 4, confidentiality: 4, continuity: 3 },
  },
]
