import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, department, remark, requestedOn } from './common.ts'
import { area, choice, line, moment, money, number, whole, yesNo } from './fields.ts'

const title = text('用车申请单', '派車單', 'Vehicle request')

const vehicles = {
  car: text('轿车（4 座）', '轎車（4 人座）', 'Car, four seats'),
  van: text('商务车（7 座）', '廂型車（7 人座）', 'Van, seven seats'),
  bus: text('中巴（19 座）', '中型巴士（19 人座）', 'Small bus, nineteen seats'),
  truck: text('货车', '貨車', 'Truck'),
}

const fields = [
  applicant,
  department,
  requestedOn,
  choice('vehicle*', text('车型', '車種', 'Vehicle'), vehicles),
  whole('passengers*', text('乘车人数', '乘車人數', 'Passengers'), { rules: { minimum: 1, maximum: 19 } }),
  line('from*', text('出发地', '出發地', 'From')),
  line('to*', text('目的地', '目的地', 'To')),
  moment('leaves*', text('出发时间', '出發時間', 'Leaves')),
  moment('returns*', text('返回时间', '返回時間', 'Back')),
  number('hours', text('用车时长（小时）', '用車時數', 'Hours'), { computed: 'hours(leaves, returns)' }),
  yesNo('driver*', text('需要司机', '需要司機', 'Driver wanted')),
  area('reason*', text('用车事由', '用車事由', 'Reason')),
]
const filled = {
  applicant: '南枝',
  department: '基建部',
  requested_on: '2026-11-16',
  vehicle: 'van',
  passengers: 5,
  from: '总部东门',
  to: '河西三号基地',
  leaves: '2026-11-18T08:00:00+08:00',
  returns: '2026-11-18T18:30:00+08:00',
  driver: true,
  reason: '烘干房改造现场踏勘，携带测量仪器两箱。',
}

export const vehicleRequest1: FormPlan = { title, fields: [...fields, remark], sample: filled }

/** Readings before and after the trip, and what it cost. */
export const vehicleRequest: FormPlan = {
  title,
  fields: [
    ...fields,
    number('odometer_out', text('出车里程（公里）', '出車里程（公里）', 'Odometer leaving, km')),
    number('odometer_back', text('回车里程（公里）', '回車里程（公里）', 'Odometer back, km')),
    number('distance', text('行驶里程（公里）', '行駛里程（公里）', 'Distance, km'), {
      computed: 'odometer_back - odometer_out',
    }),
    money('fuel', text('油电费', '油電費', 'Fuel or power')),
    money('tolls', text('路桥停车费', '過路與停車費', 'Tolls and parking')),
    money('cost', text('费用合计', '費用合計', 'Total cost'), { computed: 'fuel + tolls' }),
    remark,
  ],
  sample: { ...filled, odometer_out: 68_214, odometer_back: 68_372, fuel: 104.5, tolls: 46 },
  samples: {
    'zh-TW': {
      department: '工務部',
      from: '總部東門',
      to: '河西三號基地',
      reason: '烘乾房改造現場勘查，攜帶測量儀器兩箱。',
    },
    en: {
      applicant: 'Nanzhi',
      department: 'Construction',
      from: 'Headquarters, east gate',
      to: 'Hexi site 3',
      reason: 'Survey for the rebuilding of the drying house, with two cases of measuring instruments.',
    },
  },
}
