import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { area, choice, date, line, moment, several, table, whole } from './fields.ts'

const title = text('病区交接班记录', '病房交班紀錄', 'Ward handover record')

const figures = [
  date('shift_on*', text('日期', '日期', 'Date')),
  choice('shift*', text('交班班次', '交班班別', 'Shift ending'), {
    day: text('白班', '白班', 'Day'),
    evening: text('小夜', '小夜', 'Evening'),
    night: text('大夜', '大夜', 'Night'),
  }),
  line('ward*', text('病区', '病房', 'Ward')),
  line('nurse_out*', text('交班护士', '交班護理師', 'Handing over')),
  line('nurse_in*', text('接班护士', '接班護理師', 'Taking over')),
  whole('total*', text('在院人数', '住院人數', 'Patients')),
  whole('admitted', text('入院', '入院', 'Admitted')),
  whole('discharged', text('出院', '出院', 'Discharged')),
  whole('critical*', text('危重人数', '危重人數', 'Critical')),
]
const patients = (structured: boolean) =>
  table('patients*', text('重点病人', '重點病人', 'Patients to watch'), [
    line('bed*', text('床号', '床號', 'Bed'), { rules: { maxLength: 8 } }),
    ...(structured
      ? [
          line('situation*', text('现状', '現況', 'Situation')),
          line('background', text('背景', '背景', 'Background')),
          line('assessment', text('评估', '評估', 'Assessment')),
          line('recommendation*', text('建议与待办', '建議與待辦', 'Recommendation')),
        ]
      : [line('situation*', text('病情与处置', '病情與處置', 'Condition and care'))]),
  ])
const checks = several('checked*', text('床旁核对', '床邊核對', 'Checked at the bedside'), {
  identity: text('身份腕带', '手圈身分', 'Wristband'),
  lines: text('管路与输液', '管路與輸液', 'Lines and infusions'),
  skin: text('皮肤', '皮膚', 'Skin'),
  drugs: text('毒麻药品与急救车', '管制藥品與急救車', 'Controlled drugs and crash cart'),
})
const filled = {
  shift_on: '2026-11-16',
  shift: 'night',
  ward: '二病区',
  nurse_out: '半夏',
  nurse_in: '南枝',
  total: 38,
  admitted: 3,
  discharged: 1,
  critical: 2,
}

/** One line for each patient: how he is and what was done. */
export const wardHandover1: FormPlan = {
  title,
  fields: [...figures, patients(false), checks],
  sample: {
    ...filled,
    patients: [{ bed: '12', situation: '术后第一天，引流液 120 毫升，疼痛可控' }],
    checked: ['identity', 'lines', 'skin', 'drugs'],
  },
}

/** Situation, background, assessment, recommendation: the order in which wards hand over. */
export const wardHandover: FormPlan = {
  title,
  fields: [
    ...figures,
    patients(true),
    checks,
    area('notes', text('物品与环境', '物品與環境', 'Equipment and room')),
    moment('signed_at*', text('双方签字时间', '雙方簽名時間', 'Signed by both at')),
  ],
  sample: {
    ...filled,
    patients: [
      {
        bed: '12',
        situation: '术后第一天，体温 37.8 度',
        background: '胆囊切除，青霉素过敏',
        assessment: '引流 120 毫升，色淡红',
        recommendation: '四小时复测体温，关注引流',
      },
      {
        bed: '27',
        situation: '血氧 91%，鼻导管吸氧',
        background: '慢阻肺',
        assessment: '呼吸 24 次，痰多',
        recommendation: '两小时翻身拍背，低于 90% 呼叫医生',
      },
    ],
    checked: ['identity', 'lines', 'skin', 'drugs'],
    notes: '三号监护仪报修，已借用备用机。',
    signed_at: '2026-11-16T07:58:00+08:00',
  },
  samples: {
    'zh-TW': {
      ward: '二病房',
      patients: [
        {
          situation: '術後第一天，體溫 37.8 度',
          background: '膽囊切除，盤尼西林過敏',
          assessment: '引流 120 毫升，色淡紅',
          recommendation: '四小時後再測體溫，留意引流',
        },
        {
          situation: '血氧 91%，鼻導管給氧',
          background: '慢性阻塞性肺病',
          assessment: '呼吸 24 次，痰多',
          recommendation: '每兩小時翻身拍背，低於 90% 通知醫師',
        },
      ],
      notes: '三號監視器報修，已借用備用機。',
    },
    en: {
      ward: 'Ward two',
      nurse_out: 'Banxia',
      nurse_in: 'Nanzhi',
      patients: [
        {
          situation: 'First day after surgery, 37.8 °C',
          background: 'Gall bladder removed; penicillin allergy',
          assessment: 'Drain 120 ml, light red',
          recommendation: 'Temperature again in four hours, watch the drain',
        },
        {
          situation: 'Oxygen 91%, nasal cannula',
          background: 'COPD',
          assessment: '24 breaths, much sputum',
          recommendation: 'Turn every two hours; call the doctor below 90%',
        },
      ],
      notes: 'Monitor three is out for repair; the spare one is in use.',
    },
  },
}
