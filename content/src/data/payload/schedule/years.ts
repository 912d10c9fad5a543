import { type CalendarEntry, scheduleFiles } from './calendar.ts'
import { workingDays } from './days.ts'

const off = (uid: string, title: string, start: string, end: string): CalendarEntry => ({
  uid,
  title,
  start,
  end,
  group: '休息日',
})
const work = (uid: string, title: string, start: string): CalendarEntry => ({ uid, title, start, group: '调休上班' })

const year2026 = [
  off('new-year-2026', '元旦', '2026-01-01', '2026-01-04'),
  work('swap-2026-1', '调休上班', '2026-01-04'),
  off('spring-2026', '春节', '2026-02-15', '2026-02-24'),
  work('swap-2026-2', '调休上班', '2026-02-14'),
  work('swap-2026-3', '调休上班', '2026-02-28'),
  off('qingming-2026', '清明节', '2026-04-04', '2026-04-07'),
  off('labour-2026', '劳动节', '2026-05-01', '2026-05-06'),
  work('swap-2026-4', '调休上班', '2026-05-09'),
  off('dragon-2026', '端午节', '2026-06-19', '2026-06-22'),
  off('autumn-2026', '中秋节', '2026-09-25', '2026-09-28'),
  work('swap-2026-5', '调休上班', '2026-09-20'),
  off('national-2026', '国庆节', '2026-10-01', '2026-10-08'),
  work('swap-2026-6', '调休上班', '2026-10-10'),
]

/** Official days off of 2027 are announced late in 2026: until then the plain days stand here. */
const year2027 = [
  off('new-year-2027', '元旦', '2027-01-01', '2027-01-04'),
  off('spring-2027', '春节（待通知）', '2027-02-06', '2027-02-13'),
  off('qingming-2027', '清明节（待通知）', '2027-04-05', '2027-04-06'),
  off('labour-2027', '劳动节（待通知）', '2027-05-01', '2027-05-04'),
  off('dragon-2027', '端午节（待通知）', '2027-06-09', '2027-06-10'),
  off('autumn-2027', '中秋节（待通知）', '2027-09-15', '2027-09-16'),
  off('national-2027', '国庆节（待通知）', '2027-10-01', '2027-10-08'),
]

const events: CalendarEntry[] = [
  { uid: 'founded', title: '公司成立日', start: '2026-11-18', rule: 'FREQ=YEARLY', group: '公司活动' },
  { uid: 'budget', title: '下年度预算提交截止', start: '2026-11-30', rule: 'FREQ=YEARLY', group: '公司活动' },
  {
    uid: 'health',
    title: '年度体检周',
    start: '2026-11-23',
    end: '2026-11-28',
    rule: 'FREQ=YEARLY',
    group: '公司活动',
  },
  { uid: 'gathering', title: '年会', start: '2027-01-22', rule: 'FREQ=YEARLY;BYMONTH=1;BYDAY=4FR', group: '公司活动' },
  { uid: 'pay', title: '发薪日', start: '2026-01-10', rule: 'FREQ=MONTHLY;BYMONTHDAY=10', group: '发薪' },
]

export function companyCalendar({ next_year }: { next_year: boolean }) {
  return scheduleFiles({
    slug: 'company-calendar',
    name: '公司年历',
    description: '休息日、调休与公司活动三层，可以分别订阅。',
    entries: [...year2026, ...(next_year ? year2027 : []), ...events],
  })
}

const closing: [who: string, task: string, from_end: number][] = [
  ['采购', '关闭当月采购订单', 5],
  ['仓库', '出入库单据清零', 5],
  ['销售', '确认发货未开票', 5],
  ['各部门', '报销单截止', 5],
  ['仓库', '月末盘点', 4],
  ['生产', '工单结案', 4],
  ['应付', '暂估入库', 4],
  ['应收', '核对回款', 4],
  ['出纳', '银行对账', 3],
  ['薪酬', '计提工资与社保', 3],
  ['资产', '折旧与摊销', 3],
  ['税务', '核对进项', 3],
  ['成本', '归集与分配', 2],
  ['成本', '结转完工成本', 2],
  ['总账', '往来核对', 2],
  ['总账', '计提与调整', 2],
  ['总账', '损益结转', 1],
  ['总账', '关账', 1],
]
const reporting: [who: string, task: string, from_start: number][] = [
  ['报表', '出具三张报表', 1],
  ['合并', '合并抵销', 2],
  ['经理', '月度经营分析会', 3],
]

/** Counted in working days from the end of each month and from the beginning of the next, for two years. */
export function closingCalendar() {
  const entry = (uid: string, group: string, title: string, [start = '', ...also]: string[]): CalendarEntry => ({
    uid,
    title,
    group,
    start,
    also,
  })
  return scheduleFiles({
    slug: 'closing-calendar',
    name: '财务月结',
    description: '二十一项任务，从关账前五个工作日倒排。',
    entries: [
      ...closing.map(([group, title, from], place) =>
        entry(`close-${place + 1}`, group, title, workingDays('2026-11', 24, -from)),
      ),
      ...reporting.map(([group, title, from], place) =>
        entry(`report-${place + 1}`, group, title, workingDays('2026-12', 24, from)),
      ),
    ],
  })
}

export function trainingYear() {
  const course = (uid: string, group: string, title: string, on: string, rule: string): CalendarEntry => ({
    uid,
    title,
    group,
    rule,
    start: `${on}T09:00`,
    end: `${on}T12:00`,
    place: '培训教室',
  })
  return scheduleFiles({
    slug: 'training-year',
    name: '年度培训',
    description: '必修、选修、复训三组；证书到期前两个月排入复训。',
    entries: [
      course('safety', '必修', '安全生产基础', '2026-12-08', 'FREQ=MONTHLY;BYDAY=2TU'),
      course('privacy', '必修', '信息安全与隐私', '2026-12-03', 'FREQ=MONTHLY;INTERVAL=2;BYDAY=1TH'),
      course('newcomer', '必修', '新员工入门', '2026-12-07', 'FREQ=MONTHLY;BYDAY=1MO'),
      course('conduct', '必修', '行为准则', '2027-03-10', 'FREQ=YEARLY'),
      course('writing', '选修', '公文写作', '2026-12-17', 'FREQ=MONTHLY;INTERVAL=3;BYDAY=3TH'),
      course('tables', '选修', '表格与数据', '2026-12-22', 'FREQ=MONTHLY;INTERVAL=2;BYDAY=4TU'),
      course('speaking', '选修', '汇报与表达', '2027-01-20', 'FREQ=MONTHLY;INTERVAL=3;BYDAY=3WE'),
      course('forklift', '复训', '叉车证复训', '2027-04-14', 'FREQ=YEARLY;INTERVAL=2'),
      course('electric', '复训', '电工证复训', '2027-06-16', 'FREQ=YEARLY;INTERVAL=3'),
      course('aid', '复训', '急救复训', '2027-09-08', 'FREQ=YEARLY'),
      { uid: 'exam', title: '年度考试周', group: '考试', start: '2026-12-14', end: '2026-12-19', rule: 'FREQ=YEARLY' },
    ],
  })
}

export function schoolCalendar() {
  const lessons = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270115T160000Z'
  return scheduleFiles({
    slug: 'school-calendar',
    name: '学期校历',
    description: '二十个教学周，考试周与假期单列。',
    entries: [
      { uid: 'register', title: '报到注册', start: '2026-08-30', end: '2026-09-01', group: '注册' },
      { uid: 'first', title: '开学典礼', start: '2026-09-01T08:00', end: '2026-09-01T09:30', group: '典礼' },
      {
        uid: 'lessons',
        title: '上课',
        start: '2026-09-01T08:00',
        end: '2026-09-01T16:00',
        rule: lessons,
        group: '教学',
        except: ['2026-09-25T08:00', ...['01', '02', '05', '06', '07'].map((on) => `2026-10-${on}T08:00`)],
      },
      {
        uid: 'week',
        title: '教学周例会',
        start: '2026-09-07T16:10',
        end: '2026-09-07T17:00',
        rule: 'FREQ=WEEKLY;COUNT=20',
        group: '教研',
      },
      { uid: 'sport', title: '运动会', start: '2026-10-22', end: '2026-10-24', group: '活动' },
      { uid: 'middle', title: '期中考试', start: '2026-11-09', end: '2026-11-12', group: '考试' },
      { uid: 'parents', title: '家长会', start: '2026-11-20T18:30', end: '2026-11-20T20:00', group: '活动' },
      { uid: 'final', title: '期末考试', start: '2027-01-18', end: '2027-01-22', group: '考试' },
      { uid: 'holiday', title: '寒假', start: '2027-01-25', end: '2027-02-22', group: '假期' },
      { uid: 'again', title: '春季开学', start: '2027-02-22', group: '注册' },
    ],
  })
}

export function farmYear() {
  const season = (uid: string, group: string, title: string, start: string, end: string): CalendarEntry => ({
    uid,
    title,
    group,
    start,
    end,
    rule: 'FREQ=YEARLY',
  })
  return scheduleFiles({
    slug: 'farm-year',
    name: '基地农事历',
    description: '水稻、冬小麦与鲜果三条线，年年循环；例行检查按周按月。',
    entries: [
      season('seed', '水稻', '选种晒种', '2027-03-20', '2027-03-28'),
      season('nursery', '水稻', '育秧', '2027-04-05', '2027-05-06'),
      season('plant', '水稻', '插秧', '2027-05-10', '2027-05-26'),
      season('tiller', '水稻', '分蘖期管水', '2027-06-01', '2027-06-26'),
      season('reap', '水稻', '收割与烘干', '2027-09-25', '2027-10-20'),
      season('sow', '冬小麦', '播种', '2027-10-15', '2027-10-31'),
      season('winter', '冬小麦', '越冬水', '2026-11-20', '2026-12-06'),
      season('green', '冬小麦', '返青追肥', '2027-02-25', '2027-03-11'),
      season('wheat', '冬小麦', '收割', '2027-06-05', '2027-06-16'),
      season('prune', '鲜果', '冬剪', '2026-12-10', '2027-01-16'),
      season('bag', '鲜果', '套袋', '2027-05-18', '2027-06-02'),
      season('pick', '鲜果', '采摘与入库', '2027-08-20', '2027-09-21'),
      {
        uid: 'pests',
        title: '病虫害巡田',
        start: '2026-11-18T07:00',
        end: '2026-11-18T09:00',
        rule: 'FREQ=WEEKLY;BYDAY=WE,SA',
        group: '巡检',
      },
      { uid: 'pumps', title: '泵站与沟渠检查', start: '2026-12-01', rule: 'FREQ=MONTHLY;BYMONTHDAY=1', group: '巡检' },
    ],
  })
}
