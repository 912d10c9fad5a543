/** What a remark in a thread can point to in each kind of submission: the fields its author fills in. */
export const threadFields = {
  resource: [
    'title',
    'summary',
    'description',
    'changes',
    'version',
    'versions',
    'licence',
    'scene_id',
    'industry_ids',
    'tags',
    'screenshot_ids',
    'file',
  ],
  app: [
    'title',
    'summary',
    'description',
    'changes',
    'version',
    'product_versions',
    'permissions',
    'data_sent',
    'screenshots',
  ],
  article: ['title', 'summary', 'body'],
} as const
