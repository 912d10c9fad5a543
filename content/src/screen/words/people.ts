import type { ListState } from './list.ts'

export interface PeopleWords {
  tree: string[]
  title: string
  rows: [name: string, detail: string, change: string, state: ListState][]
}

export const peopleWords: Record<string, PeopleWords> = {
  'app-a7 0': {
    tree: ['禾岸农业集团', '总部机关', '人事部', '财务部', '信息中心', '一号基地', '二号基地', '三号基地'],
    title: '同步预览：将改变 6 人',
    rows: [
      ['松月', '新增　信息中心　系统工程师', '新增', 'good'],
      ['晚晴', '调岗　人事部到财务部', '修改', 'waiting'],
      ['听雨', '改名　显示名更新', '修改', 'waiting'],
      ['竹西', '停用　离职 11 月 14 日', '停用', 'bad'],
      ['望舒', '手机号更新', '修改', 'waiting'],
      ['云岐', '部门编码更新', '修改', 'waiting'],
    ],
  },
  'hand-over 0': {
    tree: ['离职交接', '人事部', '采购部', '财务部', '信息中心', '基建部', '市场部', '安全管理部'],
    title: '竹西的 14 项待交接',
    rows: [
      ['待办 9 件', '合同审批、付款申请', '转给临溪', 'good'],
      ['负责的流程 3 条', '采购申请、供应商准入', '转给临溪', 'good'],
      ['共享文件 5 个', '年度合同清单', '转给南枝', 'good'],
      ['外部链接 2 条', '供应商对账', '已关闭', 'bad'],
      ['代理关系 1 条', '代理石泉', '已取消', 'bad'],
      ['接口密钥 1 个', '采购系统', '已作废', 'bad'],
    ],
  },
}
