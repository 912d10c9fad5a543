import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { attachment, department } from './common.ts'
import { area, choice, date, line, money, number, table, whole } from './fields.ts'

export const projectCharter: FormPlan = {
  title: text('项目立项申请表', '專案立案申請表', 'Project charter'),
  fields: [
    line('project*', text('项目名称', '專案名稱', 'Project')),
    line('project_code', text('项目编号', '專案編號', 'Code'), { rules: { pattern: '^[A-Z]{2,4}-\\d{2,4}$' } }),
    line('lead*', text('项目负责人', '專案負責人', 'Lead')),
    department,
    choice('class*', text('项目级别', '專案等級', 'Class'), {
      company: text('公司级', '公司級', 'Company'),
      department: text('部门级', '部門級', 'Department'),
    }),
    date('starts_on*', text('计划开始', '預計開始', 'Planned start')),
    date('ends_on*', text('计划结束', '預計結束', 'Planned end')),
    whole('days', text('工期（天）', '工期（天）', 'Days'), { computed: 'days(starts_on, ends_on)' }),
    area('goal*', text('目标', '目標', 'Goal')),
    area('scope', text('范围与边界', '範圍與邊界', 'Scope and limits')),
    table('milestones*', text('里程碑', '里程碑', 'Milestones'), [
      line('milestone*', text('里程碑', '里程碑', 'Milestone')),
      date('due_on*', text('完成日期', '完成日期', 'Due')),
      line('result*', text('交付成果', '交付成果', 'Result')),
    ]),
    table('budget*', text('预算', '預算', 'Budget'), [
      line('item*', text('科目', '科目', 'Item')),
      money('amount*', text('金额', '金額', 'Amount')),
    ]),
    money('budget_total', text('预算合计', '預算合計', 'Total budget'), { computed: 'sum(budget[].amount)' }),
    area('risks', text('主要风险与对策', '主要風險與對策', 'Risks and answers')),
    table('scores', text('立项评分', '立案評分', 'Scores'), [
      line('aspect*', text('评分项', '評分項目', 'Aspect')),
      number('score*', text('得分', '得分', 'Score'), { rules: { maximum: 10 } }),
      line('comment', text('意见', '意見', 'Comment')),
    ]),
    number('score', text('平均得分', '平均得分', 'Average score'), { computed: 'mean(scores[].score)' }),
    attachment,
  ],
  sample: {
    project: '河西基地烘干房节能改造',
    project_code: 'HX-2026',
    lead: '南枝',
    department: '基建部',
    class: 'company',
    starts_on: '2026-12-01',
    ends_on: '2027-04-30',
    goal: '单位能耗降低 20%，烘干周期由 26 小时缩短到 22 小时以内。',
    scope: '含热泵机组、风道与控制系统；不含厂房土建。',
    milestones: [
      { milestone: '方案评审', due_on: '2026-12-20', result: '评审通过的技术方案' },
      { milestone: '设备到货', due_on: '2027-02-10', result: '到货验收单' },
      { milestone: '联调验收', due_on: '2027-04-20', result: '能耗测试报告' },
    ],
    budget: [
      { item: '设备', amount: 680_000 },
      { item: '安装调试', amount: 96_000 },
      { item: '不可预见费', amount: 38_800 },
    ],
    risks: '春节前物流紧张，设备订单在 12 月 10 日前下达。',
    scores: [
      { aspect: '战略契合', score: 9 },
      { aspect: '投入产出', score: 8, comment: '回收期约 2.6 年' },
      { aspect: '实施可行', score: 8 },
    ],
  },
  samples: {
    'zh-TW': {
      project: '河西基地烘乾房節能改造',
      department: '工務部',
      goal: '單位能耗降低 20%，烘乾週期由 26 小時縮短到 22 小時以內。',
      scope: '含熱泵機組、風道與控制系統；不含廠房土建。',
      milestones: [
        { milestone: '方案評審', result: '評審通過的技術方案' },
        { milestone: '設備到貨', result: '到貨驗收單' },
        { milestone: '聯調驗收', result: '能耗測試報告' },
      ],
      budget: [{ item: '設備' }, { item: '安裝調校' }, { item: '預備費' }],
      risks: '春節前物流吃緊，設備訂單須在 12 月 10 日前下達。',
      scores: [{ aspect: '策略契合' }, { aspect: '投入產出', comment: '回收期約 2.6 年' }, { aspect: '執行可行' }],
    },
    en: {
      project: 'Energy-saving rebuild of the Hexi drying house',
      lead: 'Nanzhi',
      department: 'Construction',
      goal: '20% less energy per unit; drying time down from 26 hours to 22 or less.',
      scope: 'Heat pumps, air ducts and controls. Building work is not included.',
      milestones: [
        { milestone: 'Design review', result: 'Approved technical design' },
        { milestone: 'Equipment delivered', result: 'Goods-receipt note' },
        { milestone: 'Commissioning', result: 'Energy test report' },
      ],
      budget: [{ item: 'Equipment' }, { item: 'Installation' }, { item: 'Contingency' }],
      risks: 'Transport is tight before Spring Festival; order the equipment by 10 December.',
      scores: [
        { aspect: 'Fits the strategy' },
        { aspect: 'Return on investment', comment: 'Pays for itself in about 2.6 years' },
        { aspect: 'Feasibility' },
      ],
    },
  },
}
