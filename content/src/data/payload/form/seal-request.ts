import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, attachment, department, remark, requestedOn } from './common.ts'
import { area, choice, line, moment, several, whole, yesNo } from './fields.ts'

const title = text('用印申请单', '用印申請單', 'Seal request')

const seals = {
  company: text('公章', '公司大章', 'Company seal'),
  contract: text('合同专用章', '合約專用章', 'Contract seal'),
  finance: text('财务专用章', '財務專用章', 'Finance seal'),
  invoice: text('发票专用章', '發票專用章', 'Invoice seal'),
  representative: text('法定代表人章', '負責人章', 'Seal of the legal representative'),
}
const documents = {
  contract: text('合同协议', '合約協議', 'Contract'),
  letter: text('函件证明', '函件證明', 'Letter or certificate'),
  report: text('申报材料', '申報資料', 'Filing'),
  tender: text('投标文件', '投標文件', 'Tender'),
  other: text('其他', '其他', 'Other'),
}

const fields = [
  applicant,
  department,
  requestedOn,
  several('seals*', text('使用印章', '使用印章', 'Seals'), seals),
  choice('document_kind*', text('文件类型', '文件類型', 'Kind of document'), documents),
  line('document_title*', text('文件名称', '文件名稱', 'Document')),
  line('recipient*', text('送往单位', '送往單位', 'Goes to')),
  whole('copies*', text('份数', '份數', 'Copies'), { rules: { minimum: 1, maximum: 200 } }),
  whole('pages', text('每份页数', '每份頁數', 'Pages each')),
  whole('sheets', text('用印页数合计', '用印頁數合計', 'Total pages'), { computed: 'copies * pages' }),
  yesNo('straddle', text('是否加盖骑缝章', '是否加蓋騎縫章', 'Seal across the page edges')),
  area('reason*', text('用印事由', '用印事由', 'Reason')),
  line('contract_number', text('关联合同编号', '關聯合約編號', 'Contract number')),
  attachment,
  remark,
]
const filled = {
  applicant: '知行',
  department: '市场部',
  requested_on: '2026-11-12',
  seals: ['contract'],
  document_kind: 'contract',
  document_title: '冷链运输服务合同',
  recipient: '远山物流有限公司',
  copies: 4,
  pages: 12,
  straddle: true,
  reason: '合同已完成审批，申请用印后寄送对方。',
  contract_number: 'HT-2026-0309',
}

export const sealRequest1: FormPlan = { title, fields, sample: filled }

/** Since 2.0 a seal may leave the house: who has it, until when, who is with it. */
export const sealRequest: FormPlan = {
  title,
  fields: [...fields, yesNo('lent*', text('是否外借', '是否外借', 'Taken out of the house'))],
  rules: [
    {
      when: 'lent',
      is: [true],
      fields: [
        line('place*', text('外借地点', '外借地點', 'Where to')),
        line('companion*', text('监印人', '監印人', 'Who goes with it')),
        moment('lent_at*', text('借出时间', '借出時間', 'Taken out')),
        moment('due_at*', text('应还时间', '應歸還時間', 'Due back')),
      ],
    },
  ],
  sample: {
    ...filled,
    lent: true,
    place: '市政务服务中心',
    companion: '南枝',
    lent_at: '2026-11-13T09:00:00+08:00',
    due_at: '2026-11-13T17:30:00+08:00',
  },
  samples: {
    'zh-TW': {
      department: '行銷部',
      document_title: '冷鏈運輸服務合約',
      recipient: '遠山物流有限公司',
      reason: '合約已完成簽核，申請用印後寄送對方。',
      place: '市政服務中心',
    },
    en: {
      applicant: 'Zhixing',
      department: 'Marketing',
      document_title: 'Cold-chain transport contract',
      recipient: 'Yuanshan Logistics Ltd',
      reason: 'The contract has been approved; it is to be sealed and sent to the other party.',
      place: 'City service centre',
      companion: 'Nanzhi',
    },
  },
}
