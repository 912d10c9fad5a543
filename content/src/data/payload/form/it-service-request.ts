import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, attachment, department, requestedOn } from './common.ts'
import { area, choice, date, line, several, whole, yesNo } from './fields.ts'

const systems = {
  office: text('办公系统', '辦公系統', 'Office system'),
  mail: text('邮箱', '電子郵件', 'Mail'),
  finance: text('财务系统', '財務系統', 'Finance system'),
  warehouse: text('仓储系统', '倉儲系統', 'Warehouse system'),
  vpn: text('远程接入', '遠端連線', 'Remote access'),
}
const account = [
  choice('account_action*', text('账号操作', '帳號作業', 'What to do'), {
    open: text('开通', '開通', 'Open'),
    close: text('停用', '停用', 'Close'),
    reset: text('重置密码', '重設密碼', 'Reset the password'),
  }),
  several('systems*', text('涉及系统', '涉及系統', 'Systems'), systems),
]
const access = [
  choice('system*', text('系统', '系統', 'System'), systems),
  line('access*', text('需要的权限', '所需權限', 'Access wanted')),
  date('until', text('有效期至', '有效期限', 'Until')),
  yesNo('superior_knows*', text('上级已知悉', '主管已知悉', 'Manager informed')),
]
const equipment = [
  choice('device*', text('设备', '設備', 'Device'), {
    laptop: text('笔记本电脑', '筆記型電腦', 'Laptop'),
    monitor: text('显示器', '螢幕', 'Monitor'),
    printer: text('打印机', '印表機', 'Printer'),
    other: text('其他', '其他', 'Other'),
  }),
  whole('quantity*', text('数量', '數量', 'Quantity'), { rules: { minimum: 1, maximum: 50 } }),
  yesNo('returns_old', text('交回旧设备', '繳回舊設備', 'Old one comes back')),
]
const fault = [
  line('device_number', text('设备编号', '設備編號', 'Device number')),
  choice('impact*', text('影响范围', '影響範圍', 'Who is affected'), {
    one: text('本人', '本人', 'Me'),
    team: text('本部门', '本部門', 'My department'),
    everybody: text('全公司', '全公司', 'Everybody'),
  }),
  area('symptom*', text('故障现象', '故障現象', 'What happens')),
  yesNo('remote', text('同意远程协助', '同意遠端協助', 'Remote help is fine')),
]

export const itServiceRequest: FormPlan = {
  title: text('IT 服务申请单', 'IT 服務申請單', 'IT service request'),
  fields: [
    applicant,
    department,
    requestedOn,
    line('place', text('所在位置', '所在位置', 'Where you sit')),
    choice('kind*', text('服务类别', '服務類別', 'Kind of service'), {
      account: text('账号', '帳號', 'Account'),
      access: text('权限', '權限', 'Access'),
      equipment: text('设备', '設備', 'Equipment'),
      fault: text('故障', '故障', 'Fault'),
    }),
    choice('urgency*', text('紧急程度', '緊急程度', 'Urgency'), {
      today: text('当天', '當天', 'Today'),
      week: text('本周', '本週', 'This week'),
      whenever: text('不急', '不急', 'Whenever'),
    }),
    area('reason*', text('说明', '說明', 'Explanation')),
    attachment,
  ],
  rules: [
    { when: 'kind', is: ['account'], fields: account },
    { when: 'kind', is: ['access'], fields: access },
    { when: 'kind', is: ['equipment'], fields: equipment },
    { when: 'kind', is: ['fault'], fields: fault },
  ],
  sample: {
    applicant: '青禾',
    department: '生产部',
    requested_on: '2026-11-10',
    place: '二号车间办公室',
    kind: 'fault',
    urgency: 'today',
    reason: '标签打印机无法打印，影响下午发货。',
    device_number: 'PR-018',
    impact: 'team',
    symptom: '任务显示已发送，打印机无反应；重启后仍然如此。',
    remote: true,
  },
  samples: {
    'zh-TW': {
      department: '生產部',
      place: '二號廠房辦公室',
      reason: '標籤印表機無法列印，影響下午出貨。',
      symptom: '工作顯示已傳送，印表機沒有反應；重新開機後仍然如此。',
    },
    en: {
      applicant: 'Qinghe',
      department: 'Production',
      place: 'Office, workshop 2',
      reason: 'The label printer does not print; this afternoon’s shipments are waiting for labels.',
      symptom: 'Jobs show as sent, but the printer does nothing. Restarting it did not help.',
    },
  },
}
