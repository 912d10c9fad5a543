import { text } from '../../../text.ts'
import { visitorParking } from '../../form/visitor-parking.ts'
import { approve, chain, decide, end, type FlowPlan, send, start, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Meetings need no approval; works and workshops do. The gate knows before the visitor stands there. */
export const visitorFlow: FlowPlan = {
  id: 'visitor',
  name: text('访客预约与接待', '訪客預約與接待', 'Visitors'),
  form: visitorParking,
  lanes: [
    { id: 'host', name: text('接待人', '接待人', 'Host') },
    { id: 'department', name: text('部门', '部門', 'Department') },
    { id: 'gate', name: text('门卫与前台', '警衛與櫃台', 'Gate and front desk') },
  ],
  nodes: [
    start(['host', 0]),
    user('book', ['host', 1], text('填写预约单', '填寫預約單', 'Book the visit'), { role: 'applicant' }),
    decide('kind', ['host', 2], text('施工或多人来访', '施工或多人來訪', 'Works or a large group')),
    approve('head', ['department', 3], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT8H',
      remind: 'self',
      rights: { read: ['company', 'purpose', 'visitors'], comment: ['remark'] },
    }),
    decide('verdict', ['department', 4]),
    send('invite', ['host', 5], text('发送来访码', '傳送來訪碼', 'Send the pass')),
    user('admit', ['gate', 6], text('核对放行', '核對放行', 'Check and admit'), {
      role: 'guard',
      rights: { read: ['company', 'visitors', 'gate', 'parking'], hidden: ['remark'] },
    }),
    user('meet', ['host', 7], text('接待', '接待', 'Receive'), {
      role: 'applicant',
      rights: { edit: ['leaves'], read: ['visitors'] },
    }),
    user('leave', ['gate', 8], text('登记离开', '登記離開', 'Check out'), {
      role: 'guard',
      rights: { edit: ['leaves'], read: ['visitors'] },
    }),
    end('done', ['gate', 9], text('已离开', '已離開', 'Left')),
  ],
  ways: [
    ...chain('start', 'book', 'kind'),
    way('kind', 'head', { name: text('是', '是', 'Yes'), when: "purpose == 'delivery' or people > 5" }),
    way('kind', 'invite', { name: text('否', '否', 'No'), otherwise: true, out: 'right', into: 'left' }),
    way('head', 'verdict'),
    way('verdict', 'book', { name: returned, when: isReturned, out: 'bottom', into: 'bottom' }),
    way('verdict', 'invite', { name: approved, otherwise: true, out: 'right', into: 'bottom' }),
    way('invite', 'admit', { out: 'right', into: 'top' }),
    way('admit', 'meet', { out: 'right', into: 'bottom' }),
    way('meet', 'leave', { out: 'right', into: 'top' }),
    way('leave', 'done'),
  ],
}
