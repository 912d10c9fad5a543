/** A project as its members left it, in the language they write. Items are 'hetong-7@3.1.0', or 'hetong-7' in its newest. */
export interface DemoProject {
  slug: string
  title: string
  summary: string
  days_ago: number
  /** By address; the first one owns it. */
  members: [email: string, role: 'owner' | 'editor' | 'reader'][]
  items: string[]
  notes: { by: string; title: string; body: string }[]
  checks: { text: string; done?: boolean }[]
}

const [qinghe, banxia, linxi, nanzhi, zhixing, beichuang] = [
  ...['qinghe@example.com', 'banxia@example.com', 'linxi@example.com', 'nanzhi@example.com', 'zhixing@example.com'],
  'beichuang@example.com',
] as [string, string, string, string, string, string]

export const projects: DemoProject[] = [
  {
    slug: 'contract-lifecycle',
    title: '合同全周期管理包',
    summary: '从起草、审批、用印到履约与归档，一次装齐。按顺序导入即可，彼此引用的字段已经对好。',
    days_ago: 5,
    members: [
      [qinghe, 'owner'],
      [banxia, 'editor'],
      [linxi, 'editor'],
      [nanzhi, 'reader'],
    ],
    items: ['hetong-7@3.1.0', 'p2', 'f03', 'p4', 'seal-request', 'b3', 'g3', 'k5'],
    notes: [
      {
        by: qinghe,
        title: '切换安排',
        body: '周五 18:00 停用旧审批，周六上午导入，周日由法务与财务各走一遍。\n没走完的旧单据在旧系统里办完，不迁移。',
      },
      { by: banxia, title: '金额分档', body: '五十万以下部门负责人，五百万以下分管副总，以上到总经理办公会。' },
    ],
    checks: [
      { text: '在测试环境导入全部表单', done: true },
      { text: '法务与财务的会签角色对上人', done: true },
      { text: '用印台账与印章管理员核对' },
      { text: '给各部门文员讲一次（30 分钟）' },
    ],
  },
  {
    slug: 'new-office',
    title: '新办公区启用',
    summary: '十二月搬迁：会议室、访客、用车与报修，人到系统就能用。',
    days_ago: 9,
    members: [
      [linxi, 'owner'],
      [qinghe, 'editor'],
      [zhixing, 'reader'],
    ],
    items: [
      'f07',
      'meeting-room-booking',
      'visitor-parking',
      'vehicle-request',
      'it-service-request',
      'staff-service-desk@1.0.0',
    ],
    notes: [{ by: linxi, title: '会议室编号', body: '三层 301–309，四层 401–406；大会议室 400 要行政部确认。' }],
    checks: [{ text: '会议室名单导入', done: true }, { text: '前台平板换上访客登记' }, { text: '班车时间贴到门户' }],
  },
  {
    slug: 'expense-policy',
    title: '费用制度调整',
    summary: '明年一月起的新标准：报销单、审批与月结日历一起换。',
    days_ago: 16,
    members: [
      [beichuang, 'owner'],
      [qinghe, 'reader'],
    ],
    items: ['f02@1.4.0', 'expense-claim', 'closing-calendar', 'finance-home'],
    notes: [
      { by: beichuang, title: '为什么先换表单', body: '新标准按城市分三档，旧表单没有城市字段，流程算不出上限。' },
    ],
    checks: [
      { text: '三档城市名单由财务给出', done: true },
      { text: '差旅标准写进制度' },
      { text: '试算一个月的单据' },
    ],
  },
  {
    slug: 'harbour-branch',
    title: 'Harbour branch roll-out',
    summary: 'Everything the new branch needs in its first week: sign-in page, home page, onboarding and IT requests.',
    days_ago: 2,
    members: [
      [zhixing, 'owner'],
      [qinghe, 'editor'],
      [banxia, 'reader'],
    ],
    items: ['harbour-sign-in', 'branch-home', 'f05', 'onboarding-sheet', 'it-service-request', 'it-change-windows'],
    notes: [
      {
        by: zhixing,
        title: 'First week',
        body: 'Monday: accounts and the sign-in page. Tuesday: onboarding for the first twelve people. No approvals before Thursday.',
      },
    ],
    checks: [
      { text: 'Logo of the branch on the sign-in page', done: true },
      { text: 'IT contacts on the home page', done: true },
      { text: 'Dry run of the onboarding flow' },
    ],
  },
]
