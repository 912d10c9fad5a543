import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, remark, requestedOn } from './common.ts'
import { area, choice, date, line, number, table, whole, yesNo } from './fields.ts'

const shifts = {
  early: text('白班', '白班', 'Early'),
  late: text('小夜班', '小夜班', 'Late'),
  night: text('大夜班', '大夜班', 'Night'),
  off: text('休息', '休假', 'Off'),
}

export const shiftChange: FormPlan = {
  title: text('换班申请单', '換班申請單', 'Shift change request'),
  fields: [
    applicant,
    line('ward*', text('科室', '科別', 'Ward')),
    requestedOn,
    choice('kind*', text('换班方式', '換班方式', 'Kind of change'), {
      swap: text('互换', '互換', 'Swap'),
      cover: text('代班', '代班', 'Cover'),
    }),
    line('stand_in*', text('替班人', '代班人', 'Who takes the shift')),
    table('changes*', text('班次调整', '班別異動', 'Shifts that change'), [
      line('person*', text('姓名', '姓名', 'Name')),
      date('day*', text('日期', '日期', 'Date')),
      choice('before*', text('原班次', '原班別', 'Was'), shifts),
      choice('after*', text('调整后', '異動後', 'Becomes'), shifts),
    ]),
    number('rest_hours*', text('两班最短间隔（小时）', '兩班最短間隔（小時）', 'Shortest rest, hours'), {
      rules: { maximum: 240 },
    }),
    whole('nights*', text('替班人本月夜班数', '代班人本月夜班數', 'Nights of the stand-in this month'), {
      rules: { maximum: 31 },
    }),
    yesNo('same_grade*', text('能级是否相当', '能力層級是否相當', 'Same grade')),
    area('reason*', text('换班原因', '換班原因', 'Reason')),
    area('handover', text('交接事项', '交接事項', 'Handover notes')),
    remark,
  ],
  sample: {
    applicant: '晚晴',
    ward: '心内科二病区',
    requested_on: '2026-11-14',
    kind: 'swap',
    stand_in: '竹西',
    changes: [
      { person: '晚晴', day: '2026-11-20', before: 'night', after: 'off' },
      { person: '竹西', day: '2026-11-20', before: 'off', after: 'night' },
      { person: '晚晴', day: '2026-11-22', before: 'off', after: 'late' },
      { person: '竹西', day: '2026-11-22', before: 'late', after: 'off' },
    ],
    rest_hours: 16,
    nights: 5,
    same_grade: true,
    reason: '二十日参加专科护士考核，考场在外地，当晚无法返回。',
    handover: '十二床术后第一天，夜间每两小时观察一次；备用泵已检查。',
  },
  samples: {
    'zh-TW': {
      ward: '心臟內科二病房',
      reason: '二十日參加專科護理師甄試，考場在外縣市，當晚無法返回。',
      handover: '十二床術後第一天，夜間每兩小時觀察一次；備用幫浦已檢查。',
    },
    en: {
      applicant: 'Wanqing',
      ward: 'Cardiology, ward 2',
      stand_in: 'Zhuxi',
      changes: [{ person: 'Wanqing' }, { person: 'Zhuxi' }, { person: 'Wanqing' }, { person: 'Zhuxi' }],
      reason: 'Examination for specialist nurses on the 20th, in another city; no way back the same evening.',
      handover: 'Bed 12, first day after surgery: check every two hours at night. The spare pump has been tested.',
    },
  },
}
