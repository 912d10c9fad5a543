import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { attachment, department } from './common.ts'
import { area, choice, line, moment, number, several, table, whole, yesNo } from './fields.ts'

const title = text('信息安全事件报告', '資安事件通報單', 'Security incident report')

const levels = {
  low: text('四级（一般）', '一級（輕微）', 'Low'),
  medium: text('三级（较大）', '二級（中等）', 'Medium'),
  high: text('二级（重大）', '三級（重大）', 'High'),
  critical: text('一级（特别重大）', '四級（特別重大）', 'Critical'),
}
const kinds = {
  malware: text('恶意程序', '惡意程式', 'Malware'),
  phishing: text('钓鱼邮件', '釣魚郵件', 'Phishing'),
  leak: text('数据泄露', '資料外洩', 'Data leak'),
  intrusion: text('网络入侵', '網路入侵', 'Intrusion'),
  outage: text('服务中断', '服務中斷', 'Outage'),
  loss: text('设备丢失', '設備遺失', 'Lost device'),
}

const fields = [
  line('reporter*', text('报告人', '通報人', 'Reported by')),
  department,
  moment('found_at*', text('发现时间', '發現時間', 'Found')),
  moment('reported_at*', text('报告时间', '通報時間', 'Reported')),
  number('hours_to_report', text('发现到报告（小时）', '發現至通報（小時）', 'Hours until reported'), {
    computed: 'hours(found_at, reported_at)',
  }),
  choice('kind*', text('事件类型', '事件類型', 'Kind'), kinds),
  choice('level*', text('事件等级', '事件等級', 'Severity'), levels),
  line('systems*', text('受影响系统', '受影響系統', 'Systems affected')),
  whole('people', text('受影响人数', '受影響人數', 'People affected')),
  area('story*', text('事件经过', '事件經過', 'What happened'), { rules: { minLength: 10 } }),
  several('measures', text('已采取措施', '已採取措施', 'Done so far'), {
    isolated: text('隔离主机', '隔離主機', 'Machine isolated'),
    reset: text('重置密码', '重設密碼', 'Passwords reset'),
    blocked: text('封堵地址', '封鎖位址', 'Address blocked'),
    restored: text('恢复备份', '還原備份', 'Restored from backup'),
  }),
  yesNo('evidence_kept*', text('已保全证据', '已保全證據', 'Evidence kept')),
  yesNo('personal_data*', text('涉及个人信息', '涉及個人資料', 'Personal data involved')),
  attachment,
]
const leak = {
  when: 'personal_data',
  is: [true],
  fields: [
    whole('records*', text('涉及条数', '涉及筆數', 'Records involved')),
    yesNo('authority_told*', text('已报告主管部门', '已通報主管機關', 'Authority told')),
  ],
}
const filled = {
  reporter: '云岐',
  department: '信息中心',
  found_at: '2026-11-08T08:40:00+08:00',
  reported_at: '2026-11-08T09:10:00+08:00',
  kind: 'phishing',
  level: 'medium',
  systems: '邮件系统',
  people: 6,
  story: '六名同事收到冒充财务部的邮件，其中一人点开链接并输入了统一账号密码，十分钟后自行报告。',
  measures: ['reset', 'blocked'],
  evidence_kept: true,
  personal_data: false,
}

export const securityIncidentReport1: FormPlan = { title, fields, rules: [leak], sample: filled }

/** With a time line, and what was learned from it. */
export const securityIncidentReport: FormPlan = {
  title,
  fields: [
    ...fields,
    table('timeline', text('处置时间线', '處置時間軸', 'Time line'), [
      moment('at*', text('时间', '時間', 'When')),
      line('action*', text('动作', '動作', 'What was done')),
      line('by', text('执行人', '執行人', 'By')),
    ]),
    area('cause', text('根本原因', '根本原因', 'Root cause')),
    area('improvement', text('改进措施', '改善措施', 'What will change')),
  ],
  rules: [leak],
  sample: {
    ...filled,
    timeline: [
      { at: '2026-11-08T09:15:00+08:00', action: '停用受影响账号并强制下线', by: '云岐' },
      { at: '2026-11-08T09:40:00+08:00', action: '网关封堵钓鱼站点', by: '半夏' },
      { at: '2026-11-08T11:00:00+08:00', action: '核查登录记录，未见异常访问', by: '云岐' },
    ],
    cause: '该账号未启用二次验证，邮件网关未标记外部发件人。',
    improvement: '全员启用二次验证；外部邮件加醒目标记；下月做一次演练。',
  },
  samples: {
    'zh-TW': {
      reporter: '雲岐',
      department: '資訊中心',
      systems: '郵件系統',
      story: '六名同仁收到冒充財務部的郵件，其中一人點開連結並輸入了統一帳號密碼，十分鐘後自行通報。',
      timeline: [
        { action: '停用受影響帳號並強制登出', by: '雲岐' },
        { action: '閘道封鎖釣魚網站' },
        { action: '查核登入紀錄，未見異常存取', by: '雲岐' },
      ],
      cause: '該帳號未啟用兩步驟驗證，郵件閘道未標示外部寄件者。',
      improvement: '全員啟用兩步驟驗證；外部郵件加上醒目標示；下個月做一次演練。',
    },
    en: {
      reporter: 'Yunqi',
      department: 'IT',
      systems: 'Mail',
      story:
        'Six colleagues received a mail that pretended to come from Finance. One of them opened the link, entered the company password and reported it ten minutes later.',
      timeline: [
        { action: 'Disabled the account and signed it out everywhere', by: 'Yunqi' },
        { action: 'Blocked the phishing site at the gateway', by: 'Banxia' },
        { action: 'Checked the sign-in log: no unusual access', by: 'Yunqi' },
      ],
      cause: 'The account had no second factor, and the mail gateway did not mark external senders.',
      improvement: 'Second factor for everyone; external mail is marked; a drill next month.',
    },
  },
}
