import { text } from '../../../text.ts'
import { shiftChange } from '../../form/shift-change.ts'
import { type DocumentPlan, fields, lines, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, send, service, start, together, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** The stand-in agrees while the rota is checked; too little rest or too many nights is for the nursing office. */
export const shiftChangeFlow: FlowPlan = {
  id: 'shift_change',
  name: text('护理换班', '護理換班', 'Nursing shift change'),
  form: shiftChange,
  lanes: [
    { id: 'nurse', name: text('申请护士', '申請護理師', 'Nurse') },
    { id: 'ward', name: text('科室', '科別', 'Ward'), rows: 2 },
    { id: 'nursing', name: text('护理部', '護理部', 'Nursing office') },
  ],
  nodes: [
    start(['nurse', 0]),
    user('fill', ['nurse', 1], text('填写换班单', '填寫換班單', 'Fill in the request'), { role: 'applicant' }),
    together('fork', ['ward', 1, 0.5]),
    approve('agree', ['ward', 2], text('替班人确认', '代班人確認', 'Stand-in agrees'), {
      role: 'stand_in',
      deadline: 'PT12H',
      passes: 'all',
      rights: { read: ['changes', 'handover'] },
    }),
    approve('staffing', ['ward', 2, 1], text('核对排班', '核對班表', 'Check the rota'), {
      role: 'rota_clerk',
      deadline: 'PT12H',
      passes: 'all',
      rights: { edit: ['rest_hours', 'nights'], read: ['changes', 'same_grade'] },
    }),
    together('join', ['ward', 3, 0.5]),
    approve('head', ['ward', 4, 0.5], text('护士长审批', '護理長核准', 'Head nurse'), {
      role: 'head_nurse',
      deadline: 'PT12H',
      remind: 'self',
      rights: { read: ['changes', 'same_grade', 'reason'] },
    }),
    decide('verdict', ['ward', 5, 0.5]),
    decide('limit', ['ward', 6, 0.5], text('超出排班上限', '超出排班上限', 'Beyond the limits')),
    approve('nursing', ['nursing', 7], text('护理部审批', '護理部核准', 'Nursing office'), {
      role: 'nursing_office',
      deadline: 'PT24H',
      rights: { read: ['rest_hours', 'nights', 'same_grade', 'reason'] },
    }),
    service('update', ['ward', 8, 0.5], text('更新排班表', '更新班表', 'Update the rota')),
    send('inform', ['ward', 9, 0.5], text('通知双方与科室', '通知雙方與科別', 'Inform everyone')),
    end('done', ['nurse', 9], text('换班生效', '換班生效', 'Shifts changed')),
  ],
  ways: [
    ...chain('start', 'fill', 'fork'),
    way('fork', 'agree', { out: 'right', into: 'left', bend: 28 }),
    way('fork', 'staffing', { out: 'right', into: 'left', bend: 28 }),
    way('agree', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('staffing', 'join', { out: 'right', into: 'left', bend: 24 }),
    ...chain('join', 'head', 'verdict'),
    way('verdict', 'fill', { name: returned, when: isReturned }),
    way('verdict', 'limit', { name: approved, otherwise: true }),
    way('limit', 'nursing', {
      name: text('是', '是', 'Yes'),
      when: 'rest_hours < 11 or nights >= 8 or same_grade == false',
    }),
    way('limit', 'update', { name: text('否', '否', 'No'), otherwise: true }),
    way('nursing', 'update', { out: 'right', into: 'bottom' }),
    ...chain('update', 'inform', 'done'),
  ],
}

export const shiftChangeDocument: DocumentPlan = {
  title: text('护理换班单', '護理換班單', 'Nursing shift change'),
  number: 'HB-2026-1114-001',
  rows: [
    fields('applicant', 'ward', 'requested_on'),
    fields('kind', 'stand_in'),
    lines('changes', { person: 10, day: 8, before: 8, after: 8 }),
    fields('rest_hours', 'nights', 'same_grade'),
    fields('reason'),
    fields('handover'),
    ...signatures('agree', 'staffing', 'head', 'nursing'),
  ],
}
