import { type CalendarEntry, scheduleFiles } from './calendar.ts'
import { day, nextDay } from './days.ts'

const weekdays = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'

/** Who is away when: 1.0.0 had the leave alone, since 1.1.0 days on which nobody may be away stand beside it. */
export function leaveCalendar({ blocked }: { blocked: boolean }) {
  const away: [who: string, kind: string, from: string, days: number][] = [
    ['青禾', '年假', '2026-11-19', 3],
    ['临溪', '年假', '2026-12-21', 5],
    ['半夏', '陪产假', '2026-11-30', 10],
    ['南枝', '事假', '2026-11-25', 1],
    ['石泉', '调休', '2026-11-27', 1],
    ['知行', '年假', '2027-01-11', 4],
  ]
  const closed: CalendarEntry[] = [
    {
      uid: 'closing',
      title: '月结：财务不安排休假',
      group: '不可请假',
      start: '2026-11-30',
      rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    },
    { uid: 'inventory', title: '年终盘点', group: '不可请假', start: '2026-12-29', end: '2027-01-01' },
  ]
  return scheduleFiles({
    slug: 'leave-calendar',
    name: '部门请假与休假日历',
    description: '谁不在、谁代班，一眼看清；同一天最多两人请假。',
    entries: [
      ...away.map(
        ([who, kind, from, days], place): CalendarEntry => ({
          uid: `leave-${place + 1}`,
          title: `${kind}：${who}`,
          group: '请假',
          shift: kind,
          people: [who],
          start: from,
          end: day(from, days),
          note: '工作交接见请假申请单。',
        }),
      ),
      {
        uid: 'review',
        title: '核对下月休假安排',
        group: '提醒',
        start: '2026-11-25T16:00',
        end: '2026-11-25T16:30',
        rule: 'FREQ=MONTHLY;BYMONTHDAY=25',
      },
      ...(blocked ? closed : []),
    ],
  })
}

/** Three crews of an officer and a manager, twenty-four hours each; the handover stands between them. */
export function dutyRota() {
  const crews = [
    ['南枝', '知行'],
    ['石泉', '云岐'],
    ['青禾', '望舒'],
    ['临溪', '听雨'],
  ]
  const entries = crews.flatMap(([officer = '', leader = ''], place): CalendarEntry[] => {
    const start = day('2026-11-16', place)
    return [
      {
        uid: `officer-${place + 1}`,
        title: `值班：${officer}`,
        group: '值班员',
        shift: '24 小时班',
        people: [officer],
        place: '值班室',
        start: `${start}T08:30`,
        end: `${nextDay(start)}T08:30`,
        rule: 'FREQ=DAILY;INTERVAL=4',
      },
      {
        uid: `leader-${place + 1}`,
        title: `带班：${leader}`,
        group: '带班领导',
        shift: '带班',
        people: [leader],
        start: `${start}T08:30`,
        end: `${nextDay(start)}T08:30`,
        rule: 'FREQ=DAILY;INTERVAL=4',
      },
    ]
  })
  return scheduleFiles({
    slug: 'duty-room-rota',
    name: '机关二十四小时值班表',
    description: '四天一轮，每天八点半交接班；带班领导与值班员同轮。',
    entries: [
      ...entries,
      {
        uid: 'handover',
        title: '交接班：核对未了事项与设备',
        group: '交接班',
        start: '2026-11-16T08:20',
        end: '2026-11-16T08:40',
        rule: 'FREQ=DAILY',
      },
      {
        uid: 'call',
        title: '向上级值班室点名',
        group: '点名',
        start: '2026-11-16T20:00',
        end: '2026-11-16T20:10',
        rule: 'FREQ=DAILY',
      },
    ],
  })
}

/** 1.0.0 had the clinics; since 1.1.0 operations are planned beside them. */
export function clinicRota({ operations }: { operations: boolean }) {
  const clinic = (uid: string, who: string, room: string, on: string, half: string, days: string): CalendarEntry => ({
    uid,
    title: `门诊：${who}`,
    group: room,
    shift: half,
    people: [who],
    place: room,
    start: `${on}T${half === '上午' ? '08:00' : '13:30'}`,
    end: `${on}T${half === '上午' ? '12:00' : '17:30'}`,
    rule: `FREQ=WEEKLY;BYDAY=${days}`,
  })
  const theatre = (uid: string, who: string, on: string, days: string): CalendarEntry => ({
    uid,
    title: `手术日：${who}`,
    group: '手术室',
    shift: '手术',
    people: [who],
    place: '三号手术间',
    start: `${on}T08:30`,
    end: `${on}T17:00`,
    rule: `FREQ=WEEKLY;BYDAY=${days}`,
  })
  return scheduleFiles({
    slug: 'clinic-rota',
    name: '医院门诊与手术排班',
    description: '医生、诊室与手术间对齐，同一人不会两处都有班。',
    entries: [
      clinic('surgery-am', '望舒', '外科一诊室', '2026-11-16', '上午', 'MO,WE'),
      clinic('surgery-pm', '听雨', '外科一诊室', '2026-11-17', '下午', 'TU,TH'),
      clinic('medicine-am', '松月', '内科二诊室', '2026-11-16', '上午', 'MO,TU,WE'),
      clinic('medicine-pm', '晚晴', '内科二诊室', '2026-11-16', '下午', 'MO,WE,FR'),
      clinic('expert', '竹西', '专家门诊', '2026-11-19', '上午', 'TH'),
      {
        uid: 'ward-doctor',
        title: '病区医生值班',
        group: '值班',
        shift: '夜班',
        start: '2026-11-16T18:00',
        end: '2026-11-17T08:00',
        rule: 'FREQ=DAILY',
      },
      {
        uid: 'morning',
        title: '晨会与医生交接班',
        group: '交接班',
        start: '2026-11-16T07:45',
        end: '2026-11-16T08:10',
        rule: weekdays,
      },
      ...(operations
        ? [theatre('op-1', '望舒', '2026-11-17', 'TU,TH'), theatre('op-2', '听雨', '2026-11-16', 'MO,FR')]
        : []),
    ],
  })
}

/** The first month of whoever starts, counted from a Monday that is moved as a whole. */
export function onboardingMonth() {
  const on = (later: number, from: string, to: string) => ({
    start: `${day('2026-12-07', later)}T${from}`,
    end: `${day('2026-12-07', later)}T${to}`,
  })
  return scheduleFiles({
    slug: 'onboarding-month',
    name: '新员工入职首月',
    description: '从报到到满月谈话，十二件事各有时间与负责人。',
    entries: [
      { uid: 'arrive', title: '报到与签约', group: '人事', place: '一楼接待室', ...on(0, '09:00', '10:30') },
      { uid: 'desk', title: '工位、账号与门禁', group: 'IT', ...on(0, '10:30', '12:00') },
      { uid: 'lunch', title: '与带教人午餐', group: '部门', ...on(0, '12:00', '13:30') },
      { uid: 'tour', title: '园区与安全', group: '安全', ...on(0, '14:00', '16:00') },
      { uid: 'office', title: '办公系统入门', group: 'IT', ...on(1, '09:30', '11:30') },
      { uid: 'policy', title: '制度与考勤', group: '人事', ...on(2, '09:30', '11:00') },
      { uid: 'privacy', title: '信息安全与保密', group: '安全', ...on(3, '14:00', '15:30') },
      {
        uid: 'weekly',
        title: '与带教人周谈',
        group: '部门',
        ...on(4, '16:00', '16:30'),
        rule: 'FREQ=WEEKLY;COUNT=4',
      },
      { uid: 'meet', title: '跨部门见面会', group: '部门', ...on(9, '15:00', '16:00') },
      { uid: 'half', title: '半月小结', group: '部门', ...on(14, '16:00', '17:00') },
      { uid: 'exam', title: '入职考试', group: '人事', ...on(21, '10:00', '11:00') },
      { uid: 'month', title: '满月谈话', group: '人事', ...on(28, '15:00', '16:00') },
    ],
  })
}

/** What must be made public by when, counted back from the days the rules name. */
export function disclosureCalendar() {
  const yearly = (uid: string, group: string, title: string, start: string): CalendarEntry => ({
    uid,
    title,
    group,
    start,
    rule: 'FREQ=YEARLY',
  })
  return scheduleFiles({
    slug: 'disclosure-calendar',
    name: '政务公开工作日历',
    description: '年报、预算、决算与季度检查的时间节点，到期前提醒。',
    entries: [
      yearly('report', '年度报告', '政府信息公开工作年度报告发布', '2027-01-31'),
      yearly('report-draft', '年度报告', '年度报告初稿完成', '2027-01-15'),
      yearly('budget', '预算决算', '部门预算公开', '2027-02-20'),
      yearly('accounts', '预算决算', '部门决算公开', '2027-08-20'),
      yearly('points', '工作要点', '年度公开工作要点印发', '2027-03-31'),
      {
        uid: 'quarter',
        title: '网站与新媒体季度检查',
        group: '检查',
        start: '2026-12-15',
        rule: 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15',
      },
      {
        uid: 'requests',
        title: '核对依申请公开答复期限',
        group: '依申请公开',
        start: '2026-11-16T09:00',
        end: '2026-11-16T09:30',
        rule: 'FREQ=WEEKLY;BYDAY=MO',
      },
      {
        uid: 'policy',
        title: '政策解读同步检查',
        group: '检查',
        start: '2026-11-20T16:00',
        end: '2026-11-20T16:30',
        rule: 'FREQ=WEEKLY;BYDAY=FR',
      },
      { uid: 'open-day', title: '政府开放日', group: '活动', start: '2027-04-15', rule: 'FREQ=YEARLY' },
    ],
  })
}
