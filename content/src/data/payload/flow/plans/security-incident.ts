import { text } from '../../../text.ts'
import { securityIncidentReport, securityIncidentReport1 } from '../../form/security-incident-report.ts'
import { approve, chain, decide, end, type FlowPlan, send, start, timer, user, way } from '../plan.ts'

const handle = user('handle', ['security', 4], text('处置与取证', '處置與取證', 'Contain, keep evidence'), {
  role: 'security_officer',
  deadline: 'PT4H',
  remind: 'self,superior',
  rights: { edit: ['measures', 'evidence_kept'], read: ['story', 'systems'] },
})

/** Severity decides who is woken up; a missed deadline climbs by itself. */
export const securityIncident: FlowPlan = {
  id: 'security_incident',
  name: text('信息安全事件上报', '資安事件通報', 'Security incident report'),
  form: securityIncidentReport,
  lanes: [
    { id: 'reporter', name: text('发现人', '發現人', 'Reporter') },
    { id: 'security', name: text('信息安全', '資訊安全', 'Security'), rows: 2 },
    { id: 'management', name: text('应急领导小组', '應變小組', 'Emergency team') },
  ],
  nodes: [
    start(['reporter', 0]),
    user('fill', ['reporter', 1], text('填写事件报告', '填寫通報單', 'Report it'), { role: 'applicant' }),
    approve('triage', ['security', 2], text('核实定级', '查證定級', 'Verify and grade'), {
      role: 'security_officer',
      deadline: 'PT1H',
      remind: 'self,superior',
      rights: { edit: ['level', 'kind'], read: ['story', 'systems', 'hours_to_report'] },
    }),
    decide('level', ['security', 3], text('事件等级', '事件等級', 'Severity')),
    handle,
    timer('handle_overdue', handle, text('4 小时', '4 小時', '4 hours'), 'PT4H'),
    send('escalate', ['security', 5, 1], text('超时升级通报', '逾時升級通報', 'Escalate')),
    end('escalated', ['security', 6, 1], text('已升级', '已升級', 'Escalated')),
    approve('emergency', ['management', 4], text('启动应急响应', '啟動應變', 'Start the response'), {
      role: 'security_head',
      deadline: 'PT1H',
      passes: 'any',
      rights: { read: ['story', 'people', 'systems'], edit: ['measures'] },
    }),
    user('recover', ['security', 7], text('恢复与验证', '復原與驗證', 'Recover and verify'), {
      role: 'security_officer',
      deadline: 'P1D',
      rights: { edit: ['timeline'], read: ['measures'] },
    }),
    decide('privacy', ['security', 8], text('涉及个人信息', '涉及個人資料', 'Personal data?')),
    user('authority', ['management', 9], text('报告主管部门', '通報主管機關', 'Tell the authority'), {
      role: 'security_head',
      deadline: 'P3D',
      rights: { edit: ['authority_told'], read: ['records'] },
    }),
    user('review', ['security', 10], text('复盘与改进', '檢討與改善', 'Review'), {
      role: 'security_head',
      deadline: 'P7D',
      rights: { edit: ['cause', 'improvement'], read: ['timeline'] },
    }),
    end('done', ['reporter', 10], text('结案通报', '結案通報', 'Closed'), 'message'),
  ],
  ways: [
    ...chain('start', 'fill'),
    way('fill', 'triage', { out: 'right', into: 'top' }),
    way('triage', 'level'),
    way('level', 'handle', { name: text('三、四级', '一、二級', 'Low, medium'), otherwise: true }),
    way('level', 'emergency', {
      name: text('一、二级', '三、四級', 'High, critical'),
      when: "level == 'high' or level == 'critical'",
    }),
    ...chain('handle_overdue', 'escalate', 'escalated'),
    way('handle', 'recover'),
    way('emergency', 'recover', { out: 'right', into: 'bottom' }),
    way('recover', 'privacy'),
    way('privacy', 'authority', { name: text('是', '是', 'Yes'), when: 'personal_data == true' }),
    way('privacy', 'review', { name: text('否', '否', 'No'), otherwise: true }),
    way('authority', 'review', { out: 'right', into: 'bottom' }),
    way('review', 'done'),
  ],
}

/** Without the timer that climbs, and without a review at the end. */
export const securityIncident1: FlowPlan = {
  ...securityIncident,
  form: securityIncidentReport1,
  nodes: [
    ...securityIncident.nodes.filter(({ id }) =>
      ['start', 'fill', 'triage', 'level', 'handle', 'emergency'].includes(id),
    ),
    user('recover', ['security', 6], text('恢复与验证', '復原與驗證', 'Recover and verify'), {
      role: 'security_officer',
      rights: { read: ['measures'] },
    }),
    end('done', ['reporter', 6], text('结案通报', '結案通報', 'Closed'), 'message'),
  ],
  lanes: securityIncident.lanes.map((lane) => ({ ...lane, rows: 1 })),
  ways: [
    ...securityIncident.ways.filter(({ to }) =>
      ['fill', 'triage', 'level', 'handle', 'emergency', 'recover'].includes(to),
    ),
    way('recover', 'done'),
  ],
}
