/* What waits for those who run the demo, besides feedback: problems that were reported, requests, and what readers said. */

export const abuseReports = [
  {
    slug: 'bid-styles',
    by: 'linxi@example.com',
    problem: 'licence',
    text: '样式里的字体没有附授权说明，我们法务想确认能不能商用。',
    hours_ago: 30,
  },
  { slug: 'g2', by: 'shiquan@example.com', problem: 'broken', text: '导入后页眉的线条不见了。', hours_ago: 5 },
] as const

export const installRequests = [
  { slug: 'app-a7', by: 'nanzhi@example.com', hours_ago: 50, note: '下周一组织调整前想先演练一次。' },
  { slug: 'app-a4', by: 'zhixing@example.com', hours_ago: 6, note: '值班通知用。' },
  { slug: 'app-e1', by: 'shiquan@example.com', hours_ago: 2, note: '' },
] as const

export const articleComments = [
  {
    slug: 'plan-a-four-crew-rota',
    by: 'shiquan@example.com',
    reason: 'incomplete',
    text: '第三步没有说夜班跨天怎么算工时。',
    hours_ago: 40,
  },
  {
    slug: 'seal-in-its-place',
    by: 'linxi@example.com',
    reason: 'unclear',
    text: '套打时印章偏右，文中没写怎么调。',
    hours_ago: 9,
  },
] as const
