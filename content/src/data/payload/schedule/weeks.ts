import { type CalendarEntry, scheduleFiles } from './calendar.ts'
import { workingDays } from './days.ts'

const weekdays = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'

/** A meeting that comes back: on which day first, from when to when. */
function meeting(uid: string, group: string, title: string, on: string, hours: string, rule: string): CalendarEntry {
  const [from, to] = hours.split('-')
  return { uid, title, group, place: group, start: `${on}T${from}`, end: `${on}T${to}`, rule }
}

export function meetingRooms() {
  const entries = [
    meeting('standup', '三楼 305', '研发站会', '2026-11-16', '09:00-09:20', weekdays),
    meeting('weekly', '三楼 301', '部门周会', '2026-11-16', '10:00-11:30', 'FREQ=WEEKLY;BYDAY=MO'),
    meeting('sales', '二楼 202', '销售例会', '2026-11-17', '09:30-10:30', 'FREQ=WEEKLY;BYDAY=TU'),
    meeting('review', '三楼 301', '方案评审', '2026-11-18', '14:00-16:00', 'FREQ=WEEKLY;BYDAY=WE'),
    meeting('one', '二楼 205', '一对一', '2026-11-19', '15:00-15:40', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'),
    meeting('hiring', '二楼 203', '面试时段', '2026-11-17', '13:30-17:30', 'FREQ=WEEKLY;BYDAY=TU,TH'),
    meeting('training', '一楼报告厅', '新员工培训', '2026-11-20', '13:30-17:00', 'FREQ=MONTHLY;BYDAY=3FR'),
    meeting('board', '四楼 401', '总经理办公会', '2026-11-23', '09:00-12:00', 'FREQ=MONTHLY;BYDAY=4MO'),
    meeting('cleaning', '一楼报告厅', '设备检修（不可预订）', '2026-11-21', '08:00-12:00', 'FREQ=MONTHLY;BYDAY=3SA'),
    meeting('open', '三楼 305', '空闲：可直接预订', '2026-11-16', '13:30-17:30', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'),
  ]
  const review = entries.map((entry) => (entry.uid === 'review' ? { ...entry, except: ['2026-11-25T14:00'] } : entry))
  return scheduleFiles({
    slug: 'meeting-room-week',
    name: '会议室',
    description: '按楼层分组；相邻会议之间留十分钟。',
    entries: review,
  })
}

export function carPool() {
  const entries: CalendarEntry[] = [
    meeting('shuttle-out', '一号车', '早班车：地铁站到园区', '2026-11-16', '07:40-08:30', weekdays),
    meeting('shuttle-home', '一号车', '晚班车：园区到地铁站', '2026-11-16', '17:40-18:30', weekdays),
    meeting('bank', '二号车', '财务取送', '2026-11-17', '09:30-11:00', 'FREQ=WEEKLY;BYDAY=TU,FR'),
    meeting('base', '三号车', '基地往返', '2026-11-18', '06:30-19:00', 'FREQ=WEEKLY;BYDAY=WE'),
    meeting('guest', '二号车', '机场接送时段', '2026-11-16', '13:00-20:00', 'FREQ=WEEKLY;BYDAY=MO,TH'),
    {
      uid: 'service-1',
      title: '一号车保养',
      group: '保养',
      start: '2026-11-28',
      rule: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1SA',
    },
    {
      uid: 'service-2',
      title: '二号车保养',
      group: '保养',
      start: '2026-12-26',
      rule: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1SA',
    },
    { uid: 'limit-1', title: '一号车限行', group: '限行', start: '2026-11-19', rule: 'FREQ=WEEKLY;BYDAY=TH' },
    { uid: 'limit-2', title: '二号车限行', group: '限行', start: '2026-11-18', rule: 'FREQ=WEEKLY;BYDAY=WE' },
    { uid: 'check', title: '三号车年检', group: '年检', start: '2027-03-10', rule: 'FREQ=YEARLY' },
  ]
  return scheduleFiles({ slug: 'car-pool-week', name: '公务用车', description: '车辆、班次、保养与限行。', entries })
}

/** Since 1.1.0 the windows close for the last three working days of a month. */
export function changeWindows({ freeze }: { freeze: boolean }) {
  const entries: CalendarEntry[] = [
    meeting('standard', '标准变更', '标准变更窗口', '2026-11-18', '20:00-22:00', 'FREQ=WEEKLY;BYDAY=WE'),
    meeting('major', '重大变更', '重大变更窗口', '2026-11-21', '22:00-23:59', 'FREQ=MONTHLY;BYDAY=3SA'),
    meeting('database', '数据库', '数据库维护', '2026-11-22', '02:00-05:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU'),
    meeting('backup', '备份', '备份恢复演练', '2026-12-05', '09:00-12:00', 'FREQ=MONTHLY;INTERVAL=3;BYDAY=1SA'),
    meeting('patch', '补丁', '补丁日', '2026-12-09', '20:00-23:00', 'FREQ=MONTHLY;BYDAY=2WE'),
    meeting('advice', '评审', '变更评审会', '2026-11-17', '15:00-16:00', 'FREQ=WEEKLY;BYDAY=TU'),
    meeting('failover', '演练', '主备切换演练', '2027-01-16', '22:00-23:59', 'FREQ=MONTHLY;INTERVAL=6;BYDAY=3SA'),
    {
      uid: 'certificates',
      title: '证书到期核对',
      group: '巡检',
      start: '2026-12-01',
      rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
    },
  ]
  const frozen = [-3, -2, -1].map((number): CalendarEntry => {
    const [start = '', ...also] = workingDays('2026-11', 24, number)
    return { uid: `freeze${number}`, title: '月末冻结：不做变更', group: '冻结', start, also }
  })
  return scheduleFiles({
    slug: 'it-change-windows',
    name: 'IT 变更与检修窗口',
    description: '变更只在窗口内进行；月末最后三个工作日冻结。',
    entries: [...entries, ...(freeze ? frozen : [])],
  })
}

export function safetyInspections() {
  const round = (uid: string, group: string, title: string, on: string, rule: string): CalendarEntry => ({
    uid,
    title,
    group,
    rule,
    start: `${on}T09:00`,
    end: `${on}T10:30`,
  })
  return scheduleFiles({
    slug: 'safety-inspections',
    name: '安全巡检计划',
    description: '日巡、周查、月检、季评四级，节前加查。',
    entries: [
      round('daily', '日巡', '班前安全巡查', '2026-11-16', weekdays),
      round('weekly', '周查', '车间负责人周检查', '2026-11-20', 'FREQ=WEEKLY;BYDAY=FR'),
      round('fire', '月检', '消防设施月检', '2026-12-07', 'FREQ=MONTHLY;BYDAY=1MO'),
      round('electric', '月检', '配电与临时用电', '2026-12-10', 'FREQ=MONTHLY;BYDAY=2TH'),
      round('lifting', '月检', '起重与叉车', '2026-12-15', 'FREQ=MONTHLY;BYDAY=3TU'),
      round('chemicals', '月检', '危险化学品仓库', '2026-12-23', 'FREQ=MONTHLY;BYDAY=4WE'),
      round('quarter', '季评', '季度安全评审会', '2026-12-29', 'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1TU'),
      round('drill', '演练', '疏散演练', '2027-05-12', 'FREQ=YEARLY;BYMONTH=5,11;BYDAY=2WE'),
      {
        ...round('holiday', '节前', '节前专项检查', '2026-12-30', 'FREQ=YEARLY'),
        also: ['2027-02-03T09:00', '2027-09-28T09:00'],
      },
    ],
  })
}
