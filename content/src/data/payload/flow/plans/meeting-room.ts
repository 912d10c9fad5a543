import { text } from '../../../text.ts'
import { meetingRoomBooking } from '../../form/meeting-room-booking.ts'
import { chain, decide, end, type FlowPlan, send, service, start, user, wait, way } from '../plan.ts'

/** People only choose; looking for clashes, telling and freeing are done by the system. */
export const meetingRoom: FlowPlan = {
  id: 'meeting_room',
  name: text('会议室预定与变更', '會議室預約與異動', 'Meeting room booking and changes'),
  form: meetingRoomBooking,
  lanes: [
    { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
    { id: 'system', name: text('系统', '系統', 'System') },
    { id: 'office', name: text('行政', '行政', 'Office') },
  ],
  nodes: [
    start(['applicant', 0]),
    user('fill', ['applicant', 1], text('填写预定单', '填寫預約單', 'Fill in the booking'), { role: 'applicant' }),
    service('clash', ['system', 1], text('检查时间冲突', '檢查時間衝突', 'Look for clashes')),
    decide('free', ['system', 2]),
    service('hold', ['system', 3], text('锁定会议室', '鎖定會議室', 'Hold the room')),
    decide('service', ['system', 4], text('会务需求', '會務需求', 'Service')),
    user('prepare', ['office', 5], text('准备设备与茶水', '準備設備與茶水', 'Prepare the room'), {
      role: 'office_clerk',
      deadline: 'PT4H',
      rights: { read: ['equipment', 'people', 'starts'], hidden: ['attendees'] },
    }),
    send('notify', ['system', 6], text('通知参会人', '通知與會者', 'Tell the attendees')),
    wait('over', ['system', 7], text('会议结束', '會議結束', 'Meeting ends'), 'PT2H'),
    service('release', ['system', 8], text('自动释放会议室', '自動釋出會議室', 'Free the room')),
    end('done', ['applicant', 8], text('办结', '結案', 'Done')),
  ],
  ways: [
    ...chain('start', 'fill', 'clash', 'free'),
    way('free', 'fill', { name: text('有冲突', '有衝突', 'Clash'), when: "outcome == 'clash'" }),
    way('free', 'hold', { name: text('无冲突', '無衝突', 'Free'), otherwise: true }),
    way('hold', 'service'),
    way('service', 'prepare', {
      name: text('需要', '需要', 'Wanted'),
      when: 'count(equipment) > 0 or outside_guests == true',
    }),
    way('service', 'notify', { name: text('不需要', '不需要', 'None'), otherwise: true }),
    way('prepare', 'notify', { out: 'right', into: 'bottom' }),
    ...chain('notify', 'over', 'release', 'done'),
  ],
}
