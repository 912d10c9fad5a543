import { text } from '../../../text.ts'
import { dutyLog } from '../../form/duty-log.ts'
import { approve, chain, decide, end, type FlowPlan, start, user, way } from '../plan.ts'
import { isReturned, returned } from '../words.ts'

/** What happens on duty is written down, goes up when it is serious, and is handed over signed. */
export const dutyFlow: FlowPlan = {
  id: 'duty',
  name: text('值班信息报告与交接', '值班通報與交接', 'Duty report and handover'),
  form: dutyLog,
  lanes: [
    { id: 'duty', name: text('值班室', '值班室', 'Duty desk') },
    { id: 'leader', name: text('带班领导', '帶班主管', 'Duty manager') },
    { id: 'units', name: text('承办单位', '承辦單位', 'Units') },
  ],
  nodes: [
    start(['duty', 0]),
    user('log', ['duty', 1], text('记录来电事项', '記錄來電事項', 'Log the call'), { role: 'duty_officer' }),
    decide('level', ['duty', 2], text('较大或重大', '較大或重大', 'Serious or major')),
    approve('instruct', ['leader', 3], text('带班领导批示', '帶班主管指示', 'Give instructions'), {
      role: 'duty_leader',
      deadline: 'PT30M',
      remind: 'self,superior',
      actions: ['approve', 'transfer'],
      rights: { comment: ['entries'], read: ['level', 'entries'] },
    }),
    user('handle', ['units', 4], text('现场处置', '現場處置', 'Handle it'), {
      role: 'lead_unit',
      deadline: 'PT2H',
      remind: 'self,superior',
      rights: { edit: ['entries'] },
    }),
    user('follow', ['duty', 5], text('核实与续报', '查證與續報', 'Verify and report'), {
      role: 'duty_officer',
      rights: { edit: ['entries', 'open_matters'] },
    }),
    user('handover', ['duty', 6], text('填写交接', '填寫交接', 'Write the handover'), {
      role: 'duty_officer',
      rights: { edit: ['open_matters', 'keys', 'relief', 'handed_over_at'] },
    }),
    approve('take', ['duty', 7], text('接班人确认', '接班人確認', 'Take over'), {
      role: 'duty_relief',
      deadline: 'PT30M',
      rights: { read: ['entries', 'open_matters', 'keys'] },
    }),
    decide('verdict', ['duty', 8]),
    end('done', ['duty', 9], text('已交接', '已交接', 'Handed over')),
  ],
  ways: [
    ...chain('start', 'log', 'level'),
    way('level', 'instruct', {
      name: text('是', '是', 'Yes'),
      when: "level == 'serious' or level == 'major'",
      out: 'right',
      into: 'top',
    }),
    way('level', 'handle', { name: text('否', '否', 'No'), otherwise: true, out: 'bottom', into: 'left' }),
    way('instruct', 'handle', { out: 'right', into: 'top' }),
    way('handle', 'follow', { out: 'right', into: 'bottom' }),
    ...chain('follow', 'handover', 'take', 'verdict'),
    way('verdict', 'handover', { name: returned, when: isReturned }),
    way('verdict', 'done', { otherwise: true }),
  ],
}
