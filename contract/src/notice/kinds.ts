/** Everything a notice can tell, by the topic that people choose about and filter by. */
export const noticeTopics = {
  new_version: ['resource_new_version', 'app_new_version'],
  withdrawn: ['resource_deprecated', 'resource_withdrawn', 'app_deprecated', 'app_withdrawn'],
  upload: [
    'submission_published',
    'submission_changes_asked',
    'submission_deprecated',
    'submission_withdrawn',
    'submission_commented',
    'submission_replied',
    'app_submission_published',
    'app_submission_changes_asked',
    'app_submission_deprecated',
    'app_submission_withdrawn',
    'app_submission_commented',
    'app_submission_replied',
    'article_published',
    'article_changes_asked',
    'article_deprecated',
    'article_withdrawn',
    'article_commented',
    'article_replied',
    'article_verify',
  ],
  feedback: ['feedback_answered', 'feedback_shipped', 'report_acted', 'report_dismissed'],
  project: ['project_mention', 'project_invitation'],
  installation: ['installation_accepted', 'installation_declined', 'installation_installed'],
  portal: ['staff_message'],
  announcement: ['announcement'],
} as const

export type NoticeTopic = keyof typeof noticeTopics
export type NoticeKind = (typeof noticeTopics)[NoticeTopic][number]

export const topicNames = Object.keys(noticeTopics) as NoticeTopic[]
export const noticeKinds: NoticeKind[] = Object.values(noticeTopics).flat()

export const mailChoices = ['instant', 'daily', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

/** Defaults: always in the portal; by mail at once where a person waits for it or must act. */
export const usualMail: Record<NoticeTopic, MailChoice> = {
  new_version: 'daily',
  withdrawn: 'instant',
  upload: 'instant',
  feedback: 'instant',
  project: 'instant',
  installation: 'instant',
  portal: 'instant',
  announcement: 'off',
}

export function topicOf(kind: NoticeKind): NoticeTopic {
  return topicNames.find((topic) => (noticeTopics[topic] as readonly string[]).includes(kind)) as NoticeTopic
}
