import type { Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { area, choice, type DemoField, date, group, line, number, whole } from './fields.ts'
import { aspects } from './supplier-aspects.ts'

const reason = area('reason', text('低分理由', '低分理由', 'Why so low'), {
  hint: text('任一项低于 3 分时必填。', '任一項低於 3 分時必填。', 'Must be filled when any score is below 3.'),
})

function scored(name: string, title: Texts, items: Record<string, Texts>): DemoField {
  const scores = Object.entries(items).map(([item, about]) =>
    whole(`${item}*`, about, { rules: { minimum: 1, maximum: 5 } }),
  )
  return group(name, title, [...scores, reason], [{ when: Object.keys(items), below: 3, required: ['reason'] }])
}

const head = [
  line('supplier*', text('供应商', '供應商', 'Supplier')),
  line('goods*', text('供应品类', '供應品項', 'Goods')),
  choice('round*', text('评估轮次', '評估輪次', 'Round'), {
    papers: text('资质', '資格', 'Papers'),
    samples: text('样品', '樣品', 'Samples'),
    site: text('现场', '現場', 'Site visit'),
  }),
  line('assessor*', text('评估人', '評估人', 'Assessed by')),
  date('assessed_on*', text('评估日期', '評估日期', 'On')),
  number('pass_mark*', text('及格线', '及格線', 'Pass mark'), { rules: { maximum: 100 } }),
]
const groups = aspects.map(({ name, title, items }) => scored(name, title, items))
const weights = aspects.map(({ name, title }) =>
  number(
    `${name}_weight*`,
    text(`权重：${title['zh-CN']}（%）`, `權重：${title['zh-TW']}（%）`, `Weight: ${title.en.toLowerCase()}, %`),
    { rules: { maximum: 100 } },
  ),
)
const results = aspects.map(({ name, title, items }) =>
  number(
    `${name}_score`,
    text(`得分：${title['zh-CN']}`, `得分：${title['zh-TW']}`, `Score: ${title.en.toLowerCase()}`),
    {
      computed: `mean(${Object.keys(items)
        .map((item) => `${name}.${item}`)
        .join(', ')}) * 20`,
    },
  ),
)
const total = number('total', text('总分', '總分', 'Total'), {
  computed: `round((${aspects.map(({ name }) => `${name}_score * ${name}_weight`).join(' + ')}) / 100, 1)`,
})
const verdict = choice('verdict*', text('结论', '結論', 'Verdict'), {
  admit: text('准入', '核准', 'Admit'),
  improve: text('整改后再评', '改善後再評', 'Improve, assess again'),
  refuse: text('不准入', '不核准', 'Refuse'),
})

const filled = {
  supplier: '青屿包装有限公司',
  goods: '瓦楞纸箱',
  round: 'site',
  assessor: '临溪',
  assessed_on: '2026-10-28',
  pass_mark: 70,
  ...Object.fromEntries(aspects.map(({ name, sample }) => [name, sample])),
  verdict: 'admit',
}

const delivery = aspects.find(({ sample }) => 'reason' in sample)
const withReason = (reason: string) => (delivery ? { [delivery.name]: { ...delivery.sample, reason } } : {})
const samples: NonNullable<FormPlan['samples']> = {
  'zh-TW': {
    supplier: '青嶼包裝有限公司',
    goods: '瓦楞紙箱',
    assessor: '臨溪',
    ...withReason('成品庫存只夠三天用量，已約定在旺季前備足兩週。'),
  },
  en: {
    supplier: 'Qingyu Packaging Ltd',
    goods: 'Corrugated boxes',
    assessor: 'Linxi',
    ...withReason('Finished stock covers only three days; two weeks are agreed before the peak season.'),
  },
}

/** Every group counts the same. */
export const supplierAssessment1: FormPlan = {
  title: text('供应商准入评估表', '供應商核准評估表', 'Supplier assessment'),
  fields: [...head, ...groups, ...results, verdict],
  sample: filled,
  samples,
}

export const supplierAssessment: FormPlan = {
  title: supplierAssessment1.title,
  fields: [...head, ...weights, ...groups, ...results, total, verdict],
  sample: { ...filled, ...Object.fromEntries(aspects.map(({ name, weight }) => [`${name}_weight`, weight])) },
  samples,
}
