import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { remark } from './common.ts'
import { choice, line, moment, money, number } from './fields.ts'

const title = text('收购过磅单', '收購過磅單', 'Weighbridge ticket')

const head = [
  line('ticket*', text('磅单号', '磅單號碼', 'Ticket')),
  line('seller*', text('交售人', '交售人', 'Seller')),
  choice('goods*', text('品种', '品項', 'Goods'), {
    rice: text('稻谷', '稻穀', 'Paddy rice'),
    maize: text('玉米', '玉米', 'Maize'),
    soybean: text('大豆', '大豆', 'Soybeans'),
    peanut: text('花生', '花生', 'Peanuts'),
  }),
  line('plate', text('车号', '車號', 'Vehicle'), { rules: { maxLength: 12 } }),
]
const weights = [
  number('gross*', text('毛重（公斤）', '毛重（公斤）', 'Gross, kg')),
  number('tare*', text('皮重（公斤）', '皮重（公斤）', 'Tare, kg')),
  number('deduction', text('扣杂（%）', '扣雜（%）', 'Deduction, %'), { rules: { maximum: 30 } }),
  number('net', text('净重（公斤）', '淨重（公斤）', 'Net, kg'), {
    computed: 'round((gross - tare) * (1 - deduction / 100), 1)',
  }),
  money('price*', text('单价（元/公斤）', '單價（元／公斤）', 'Price per kg')),
  money('amount', text('金额', '金額', 'Amount'), { computed: 'round(net * price, 2)' }),
  line('amount_in_words', text('金额大写', '金額大寫', 'Amount in characters'), { computed: 'capital(amount)' }),
]
const weighed = [
  moment('gross_at*', text('过毛重时间', '過毛重時間', 'Weighed full')),
  moment('tare_at', text('过皮重时间', '過皮重時間', 'Weighed empty')),
  line('weigher*', text('司磅员', '司磅員', 'Weighed by')),
]

const filled = {
  ticket: 'GB-1107-023',
  seller: '河西合作社',
  goods: 'rice',
  gross: 18_460,
  tare: 6_240,
  deduction: 2,
  price: 2.86,
  gross_at: '2026-11-07T10:12:00+08:00',
  tare_at: '2026-11-07T10:41:00+08:00',
  weigher: '青禾',
}

export const weighbridgeTicket1: FormPlan = { title, fields: [...head, ...weights, ...weighed, remark], sample: filled }

/** Moisture is measured at the gate; what is above the limit is taken off as well. */
export const weighbridgeTicket: FormPlan = {
  title,
  fields: [
    ...head,
    number('moisture*', text('水分（%）', '水分（%）', 'Moisture, %'), { rules: { maximum: 40 } }),
    number('moisture_limit*', text('标准水分（%）', '標準水分（%）', 'Moisture allowed, %'), {
      rules: { maximum: 40 },
    }),
    number('moisture_deduction', text('扣水（%）', '扣水（%）', 'Off for moisture, %'), {
      computed: 'highest(0, moisture - moisture_limit)',
    }),
    ...weights.map((one) =>
      one.name === 'net'
        ? { ...one, computed: 'round((gross - tare) * (1 - (deduction + moisture_deduction) / 100), 1)' }
        : one,
    ),
    ...weighed,
    remark,
  ],
  sample: { ...filled, moisture: 15.2, moisture_limit: 13.5 },
  samples: {
    'zh-TW': { seller: '河西合作社' },
    en: { seller: 'Hexi Cooperative', weigher: 'Qinghe' },
  },
}
