/** What members of the demo wrote to those who run it lately, each the beginning of a thread nobody has answered yet. */
interface DemoFeedback {
  /** By address. */
  by: string
  content: string
  page: string
  minutes_ago: number
}

export const feedback: DemoFeedback[] = [
  {
    by: 'nanzhi@example.com',
    content: '门户预览在 1366 宽的屏上右侧被截断。',
    page: '/resource/portal',
    minutes_ago: 12,
  },
  { by: 'zhixing@example.com', content: '能不能按节点数筛选流程？', page: '/resource/flow', minutes_ago: 75 },
  { by: 'banxia@example.com', content: '英文界面“用印”译成 seal 很好懂。', page: '/resource/form', minutes_ago: 200 },
]
