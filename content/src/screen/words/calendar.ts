export interface CalendarWords {
  title: string
  /** Day from Monday, hours from and to, what, and whether it is marked. */
  entries: [day: number, from: number, to: number, text: string, marked: boolean][]
}

export const calendarWords: Record<string, CalendarWords> = {
  'app-a3 0': {
    title: '三楼 301 会议室',
    entries: [
      [0, 9, 11, '部门周会', true],
      [1, 10, 12, '合同评审', true],
      [2, 14, 16, '方案评审', true],
      [3, 9, 11, '面试', true],
      [4, 15, 17, '新员工培训', true],
      [0, 15, 17, '空闲，可预订', false],
      [2, 9, 11, '空闲，可预订', false],
    ],
  },
  'attendance-clock 0': {
    title: '十一月出勤',
    entries: [
      [0, 9, 18, '正常　9.0 小时', false],
      [1, 9, 17, '外出　采购考察', true],
      [2, 9, 18, '正常　9.2 小时', false],
      [3, 9, 12, '请假　半天', true],
      [4, 9, 18, '正常　8.8 小时', false],
      [3, 13, 18, '正常　5.0 小时', false],
    ],
  },
  'app-a6 0': {
    title: '本周工时',
    entries: [
      [0, 9, 15, '办公系统迁移', true],
      [0, 15, 18, '例会与评审', false],
      [1, 9, 18, '办公系统迁移', true],
      [2, 9, 13, '冷链试用', false],
      [2, 13, 18, '秋收运输方案', false],
      [3, 9, 18, '河西扩建', true],
      [4, 9, 12, '档案数字化', false],
    ],
  },
}
