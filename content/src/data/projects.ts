/** A project as its members left it, in the language they write. Items are 'hetong-7@3.1.0', or 'hetong-7' in its newest. */
export interface DemoProject {
  slug: string
  title: string
  summary: string
  days_ago: number
  /** By address; the first one owns it. */
  members: [email: string, role: 'owner' | 'editor' | 'reader'][]
  items: string[]
  files: { by: string; file_name: string; text: string }[]
  notes: { by: string; title: string; body: string }[]
  checks: { text: string; done?: boolean }[]
}

const [qinghe, banxia, linxi, nanzhi, zhixing, beichuang] = [
  'qinghe@example.com',
  'banxia@example.com',
  'linxi@example.com',
  'nanzhi@example.com',
  'zhixing@example.com',
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
    files: [
      {
        by: banxia,
        file_name: '会签角色对照.csv',
        text: '角色,部门,姓名\n法务会签,法务部,南枝\n财务会签,财务部,半夏\n用印管理,行政部,临溪\n',
      },
    ],
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
    files: [
      {
        by: linxi,
        file_name: '会议室名单.csv',
        text: '编号,楼层,座位,投屏\n301,三层,8,有\n309,三层,14,有\n400,四层,60,有\n406,四层,6,无\n',
      },
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
    files: [
      {
        by: beichuang,
        file_name: '城市分档.csv',
        text: '档位,城市,住宿上限（元）\n一档,北京、上海、深圳,650\n二档,省会与副省级城市,480\n三档,其他,350\n',
      },
    ],
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
    files: [
      {
        by: zhixing,
        file_name: 'first-week.csv',
        text: 'day,what,who\nMonday,Accounts and sign-in page,IT\nTuesday,Onboarding of the first twelve,HR\nThursday,First approvals,Branch office\n',
      },
    ],
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
