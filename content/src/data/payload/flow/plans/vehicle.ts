import { text } from '../../../text.ts'
import { vehicleRequest, vehicleRequest1 } from '../../form/vehicle-request.ts'
import { approve, chain, decide, end, type FlowPlan, start, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Approved by the department, far or overnight trips by the director too; then a car, a driver and the log of the trip. */
export const vehicleFlow: FlowPlan = {
  id: 'vehicle',
  name: text('用车申请与派车', '派車申請與調度', 'Vehicle request and dispatch'),
  form: vehicleRequest,
  lanes: [
    { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
    { id: 'department', name: text('部门', '部門', 'Department') },
    { id: 'pool', name: text('车队', '車隊', 'Car pool') },
  ],
  nodes: [
    start(['applicant', 0]),
    user('fill', ['applicant', 1], text('填写用车单', '填寫派車單', 'Ask for a car'), { role: 'applicant' }),
    approve('head', ['department', 1], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT4H',
      remind: 'self',
      rights: { read: ['reason', 'to', 'leaves'], comment: ['remark'] },
    }),
    decide('verdict', ['department', 2]),
    decide('far', ['department', 3], text('超过 12 小时', '超過 12 小時', 'Over 12 hours')),
    approve('director', ['department', 4], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'PT8H',
      rights: { read: ['reason', 'to', 'hours', 'passengers'] },
    }),
    user('dispatch', ['pool', 5], text('安排车辆司机', '調派車輛駕駛', 'Assign car and driver'), {
      role: 'dispatcher',
      deadline: 'PT4H',
      rights: { edit: ['vehicle'], read: ['passengers', 'driver', 'leaves', 'returns'] },
    }),
    user('drive', ['pool', 6], text('出车登记', '出車登記', 'Log the start'), {
      role: 'driver',
      rights: { edit: ['odometer_out'], read: ['from', 'to', 'leaves'] },
    }),
    user('log', ['pool', 7], text('回车登记费用', '回車登記費用', 'Log return and cost'), {
      role: 'driver',
      deadline: 'PT24H',
      rights: { edit: ['odometer_back', 'fuel', 'tolls'], read: ['distance', 'cost'] },
    }),
    user('confirm', ['applicant', 8], text('确认行程', '確認行程', 'Confirm the trip'), {
      role: 'applicant',
      rights: { read: ['distance', 'cost'] },
    }),
    end('done', ['applicant', 9], text('已归档', '已歸檔', 'Filed')),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'verdict'),
    way('verdict', 'fill', { name: returned, when: isReturned }),
    way('verdict', 'far', { name: approved, otherwise: true }),
    way('far', 'director', { name: text('是', '是', 'Yes'), when: 'hours > 12' }),
    way('far', 'dispatch', { name: text('否', '否', 'No'), otherwise: true, out: 'bottom', into: 'left' }),
    way('director', 'dispatch', { out: 'right', into: 'top' }),
    ...chain('dispatch', 'drive', 'log'),
    way('log', 'confirm', { out: 'right', into: 'bottom' }),
    way('confirm', 'done'),
  ],
}

/** The first version ended with the car: nobody wrote down how far it went. */
export const vehicleFlow1: FlowPlan = {
  ...vehicleFlow,
  form: vehicleRequest1,
  nodes: vehicleFlow.nodes.flatMap((node) => {
    if (node.id === 'log' || node.id === 'confirm') return []
    if (node.id === 'drive') return [{ ...node, step: { role: 'driver', rights: { read: ['from', 'to', 'leaves'] } } }]
    return [node.id === 'done' ? { ...node, lane: 'pool', column: 7 } : node]
  }),
  ways: [
    ...vehicleFlow.ways.filter((one) => !['log', 'confirm'].some((id) => id === one.from || id === one.to)),
    ...chain('drive', 'done'),
  ],
}
