import { text } from '../../../text.ts'
import { supplierAssessment1 } from '../../form/supplier-assessment.ts'
import { approve, chain, decide, end, type FlowPlan, send, service, start, user, way } from '../plan.ts'
import { failed, passed } from '../words.ts'

const refused = "outcome == 'reject'"
const choosing = ['approve', 'reject'] as ('approve' | 'reject')[]

/** Papers, samples, site: whoever fails one round hears of it and goes no further. */
export const supplierAdmission: FlowPlan = {
  id: 'supplier_admission',
  name: text('供应商准入评估', '供應商核准評估', 'Supplier admission'),
  form: supplierAssessment1,
  lanes: [
    { id: 'purchasing', name: text('采购部', '採購部', 'Purchasing'), rows: 2 },
    { id: 'quality', name: text('质量部', '品保部', 'Quality') },
    { id: 'management', name: text('管理层', '管理階層', 'Management') },
  ],
  nodes: [
    start(['purchasing', 0, 1]),
    user('collect', ['purchasing', 1, 1], text('收集供应商资料', '蒐集供應商資料', 'Collect the papers'), {
      role: 'buyer',
      rights: { edit: ['supplier', 'goods'] },
    }),
    approve('papers', ['purchasing', 2, 1], text('资质评估', '資格評估', 'Assess the papers'), {
      role: 'purchasing_head',
      deadline: 'P3D',
      actions: choosing,
      rights: { edit: ['standing', 'cost'], read: ['pass_mark'] },
    }),
    decide('papers_passed', ['purchasing', 3, 1]),
    approve('samples', ['quality', 4], text('样品检验', '樣品檢驗', 'Test the samples'), {
      role: 'quality_engineer',
      deadline: 'P7D',
      actions: choosing,
      rights: { edit: ['quality'], read: ['goods'] },
    }),
    decide('samples_passed', ['quality', 5]),
    approve('site', ['quality', 6], text('现场评估', '現場評估', 'Visit the site'), {
      role: 'quality_engineer',
      deadline: 'P14D',
      passes: 'all',
      actions: choosing,
      rights: { edit: ['delivery', 'responsibility'], read: ['quality'] },
    }),
    decide('site_passed', ['quality', 7]),
    send('tell', ['purchasing', 8], text('通知未通过', '通知未通過', 'Say no, with reasons')),
    end('refused', ['purchasing', 9], text('未准入', '未核准', 'Not admitted')),
    approve('director', ['management', 8], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'P3D',
      rights: { edit: ['verdict'], read: ['quality_score', 'pass_mark'] },
    }),
    service('register', ['purchasing', 9, 1], text('列入合格名录', '列入合格名冊', 'Enter the register')),
    end('done', ['purchasing', 10, 1], text('准入', '核准', 'Admitted')),
  ],
  ways: [
    ...chain('start', 'collect', 'papers', 'papers_passed'),
    way('papers_passed', 'tell', { name: failed, when: refused }),
    way('papers_passed', 'samples', { name: passed, otherwise: true }),
    way('samples', 'samples_passed'),
    way('samples_passed', 'tell', { name: failed, when: refused }),
    way('samples_passed', 'site', { name: passed, otherwise: true }),
    way('site', 'site_passed'),
    way('site_passed', 'tell', { name: failed, when: refused }),
    way('site_passed', 'director', { name: passed, otherwise: true }),
    way('tell', 'refused'),
    way('director', 'register', { out: 'right', into: 'bottom' }),
    way('register', 'done'),
  ],
}

/** Two rounds: nobody went to see the place. */
export const supplierAdmission1: FlowPlan = {
  ...supplierAdmission,
  nodes: supplierAdmission.nodes
    .filter(({ id }) => id !== 'site' && id !== 'site_passed')
    .map((node) => ({ ...node, column: node.column > 5 ? node.column - 2 : node.column })),
  ways: supplierAdmission.ways
    .filter(({ from, to }) => !from.startsWith('site') && !to.startsWith('site'))
    .concat(way('samples_passed', 'director', { name: passed, otherwise: true })),
}
