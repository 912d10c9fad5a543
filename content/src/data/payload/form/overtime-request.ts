import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, department, requestedOn } from './common.ts'
import { area, choice, line, moment, number, yesNo } from './fields.ts'

export const overtimeRequest: FormPlan = {
  title: text('加班申请单', '加班申請單', 'Overtime request'),
  fields: [
    applicant,
    department,
    requestedOn,
    choice('kind*', text('加班类型', '加班類別', 'Kind'), {
      workday: text('工作日延时', '平日延長工時', 'After hours'),
      weekend: text('休息日', '休息日', 'Day off'),
      holiday: text('法定节假日', '國定假日', 'Public holiday'),
    }),
    moment('starts*', text('开始', '開始', 'From')),
    moment('ends*', text('结束', '結束', 'To')),
    number('break_hours', text('其中休息（小时）', '其中休息（小時）', 'Breaks, hours'), { rules: { maximum: 8 } }),
    number('hours', text('加班时长（小时）', '加班時數', 'Overtime, hours'), {
      computed: 'hours(starts, ends) - break_hours',
      rules: { maximum: 12 },
      hint: text(
        '起止时间减去休息；一次不超过 12 小时。',
        '起訖時間減去休息；一次不超過 12 小時。',
        'From start to end less breaks; twelve hours at most.',
      ),
    }),
    number('month_hours', text('本月已加班（小时）', '本月已加班時數', 'This month so far, hours')),
    number('month_total', text('本月累计（小时）', '本月累計時數', 'Total this month, hours'), {
      computed: 'month_hours + hours',
    }),
    choice('compensation*', text('补偿方式', '補償方式', 'Made good by'), {
      time_off: text('调休', '補休', 'Time off'),
      pay: text('加班费', '加班費', 'Pay'),
    }),
    line('place', text('加班地点', '加班地點', 'Where')),
    yesNo('meal', text('需要工作餐', '需要便當', 'Meal wanted')),
    area('work*', text('工作内容', '工作內容', 'What is to be done')),
  ],
  rules: [
    {
      when: 'kind',
      is: ['holiday'],
      fields: [area('necessity*', text('必须在节假日进行的原因', '必須在假日進行的原因', 'Why it cannot wait'))],
    },
  ],
  sample: {
    applicant: '半夏',
    department: '信息中心',
    requested_on: '2026-11-13',
    kind: 'weekend',
    starts: '2026-11-14T09:00:00+08:00',
    ends: '2026-11-14T17:30:00+08:00',
    break_hours: 1,
    month_hours: 6,
    compensation: 'time_off',
    place: '总部机房',
    meal: true,
    work: '数据库升级与回退演练，业务停机窗口只在周六白天。',
  },
  samples: {
    'zh-TW': {
      department: '資訊中心',
      place: '總部機房',
      work: '資料庫升級與復原演練，系統停機時段只在週六白天。',
    },
    en: {
      applicant: 'Banxia',
      department: 'IT centre',
      place: 'Server room, head office',
      work: 'Database upgrade and a rehearsal of going back; the systems may stand still on Saturday during the day only.',
    },
  },
}
