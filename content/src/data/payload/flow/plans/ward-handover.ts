import { text } from '../../../text.ts'
import { wardHandover } from '../../form/ward-handover.ts'
import { type DocumentPlan, fields, lines, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, service, start, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Written before, checked at the bedside, seen by the head nurse where a patient is critical. */
export const wardHandoverFlow: FlowPlan = {
  id: 'ward_handover',
  name: text('病区交接班', '病房交班', 'Ward handover'),
  form: wardHandover,
  lanes: [
    { id: 'out', name: text('交班护士', '交班護理師', 'Handing over') },
    { id: 'in', name: text('接班护士', '接班護理師', 'Taking over') },
    { id: 'head', name: text('护士长', '護理長', 'Head nurse') },
  ],
  nodes: [
    start(['out', 0]),
    user('write', ['out', 1], text('填写交班记录', '填寫交班紀錄', 'Write the record'), {
      role: 'nurse_out',
      rights: { edit: ['patients', 'critical', 'notes'] },
    }),
    approve('bedside', ['in', 2], text('床旁核对接班', '床邊核對接班', 'Check at the bedside'), {
      role: 'nurse_in',
      deadline: 'PT30M',
      remind: 'self,superior',
      rights: { edit: ['checked', 'signed_at'], read: ['patients', 'total'] },
    }),
    decide('verdict', ['in', 3]),
    decide('critical_ones', ['in', 4], text('有危重病人', '有危重病人', 'Critical patients')),
    approve('head_nurse', ['head', 5], text('护士长复核', '護理長複核', 'Head nurse reviews'), {
      role: 'head_nurse',
      deadline: 'PT1H',
      rights: { comment: ['patients'], read: ['critical', 'notes'] },
    }),
    service('file', ['in', 6], text('归入班次记录', '歸入班別紀錄', 'File with the shift')),
    end('done', ['in', 7], text('已接班', '已接班', 'Taken over')),
  ],
  ways: [
    ...chain('start', 'write', 'bedside', 'verdict'),
    way('verdict', 'write', { name: returned, when: isReturned }),
    way('verdict', 'critical_ones', { name: approved, otherwise: true }),
    way('critical_ones', 'head_nurse', { name: text('是', '是', 'Yes'), when: 'critical > 0' }),
    way('critical_ones', 'file', { name: text('否', '否', 'No'), otherwise: true, out: 'right', into: 'left' }),
    way('head_nurse', 'file', { out: 'right', into: 'bottom' }),
    way('file', 'done'),
  ],
}

export const wardHandoverSheet: DocumentPlan = {
  title: text('病区交接班记录单', '病房交班紀錄單', 'Ward handover sheet'),
  number: 'HL-2026-1116-N02',
  rows: [
    fields('shift_on', 'shift', 'ward'),
    fields('total', 'admitted', 'discharged'),
    fields('critical', 'checked'),
    lines('patients', { bed: 3, situation: 8, background: 7, assessment: 8, recommendation: 8 }),
    fields('notes'),
    fields('signed_at'),
    ...signatures('write', 'bedside', 'head_nurse'),
  ],
}
