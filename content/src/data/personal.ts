/** What one member of the demo has kept, taken and written, in the language they write. */
interface DemoPersonal {
  /** By address. */
  who: string
  /** Folders in which things are kept, by their own names; the first thing stands first. */
  folders: { name: string; items: { slug: string; note?: string }[] }[]
  /** Kept in no folder. */
  unfiled: string[]
  /** Taken: 'hetong-7@3.1.0', or 'hetong-7' in its newest. */
  downloads: { item: string; days_ago: number }[]
  threads: DemoThread[]
}

interface DemoThread {
  state: 'received' | 'in_work' | 'answered' | 'shipped'
  shipped_in?: string
  page: string
  /** In Markdown; those of somebody else are answers. */
  messages: { by: string; content: string; days_ago: number }[]
}

const [qinghe, beichuang] = ['qinghe@example.com', 'beichuang@example.com'] as const

export const personal: DemoPersonal = {
  who: qinghe,
  folders: [
    {
      name: '合同上线',
      items: [
        { slug: 'hetong-7', note: '法务要求先走会签，再用印' },
        { slug: 'seal-request' },
        { slug: 'g3', note: '等法务给最新模板再替换' },
        { slug: 'contract-approval-import', note: '给新同事看的' },
      ],
    },
    {
      name: '行政日常',
      items: [{ slug: 'meeting-room-booking' }, { slug: 'vehicle-request', note: '车队已经试过' }, { slug: 'f07' }],
    },
  ],
  unfiled: ['team-home', 'company-calendar', 'app-a2', 'expense-claim', 'leave-request'],
  downloads: [
    { item: 'hetong-7@3.1.0', days_ago: 20 },
    { item: 'seal-request', days_ago: 12 },
    { item: 'staff-service-desk@1.0.0', days_ago: 9 },
    { item: 'meeting-minutes', days_ago: 4 },
    { item: 'leave-request', days_ago: 1 },
  ],
  threads: [
    {
      state: 'answered',
      page: '/resource/portal',
      messages: [
        {
          by: qinghe,
          content: '门户预览在 1366 宽的屏幕上，右侧“通讯录”组件被截断，滚动条也拉不到最右。\n\n换到 1440 宽就正常。',
          days_ago: 6,
        },
        {
          by: beichuang,
          content: '谢谢，已经重现：**固定宽度的组件**在窄屏上不会换行。请问用的是“部门首页”还是自己改过的版本？',
          days_ago: 5,
        },
      ],
    },
    {
      state: 'shipped',
      shipped_in: '10.2',
      page: '/download',
      messages: [
        { by: qinghe, content: '下载页能不能直接核对国密校验值？我们内网只认 SM3。', days_ago: 40 },
        {
          by: beichuang,
          content: '可以，已经排进计划：\n\n- 每个文件旁给出 SM3\n- 把文件拖进页面就能核对',
          days_ago: 38,
        },
      ],
    },
    {
      state: 'in_work',
      page: '/knowledge',
      messages: [{ by: qinghe, content: '文章里的表格打印出来，最后一列会被切掉。', days_ago: 2 }],
    },
  ],
}
