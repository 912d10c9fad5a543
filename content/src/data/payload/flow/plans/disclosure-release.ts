import { text } from '../../../text.ts'
import { disclosureReview } from '../../form/disclosure-review.ts'
import { approve, chain, decide, end, type FlowPlan, start, together, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Nothing is published before secrecy and law were looked at; what is sensitive goes to a leader first. */
export const disclosureRelease: FlowPlan = {
  id: 'disclosure_release',
  name: text('政务公开信息发布审查', '政府資訊公開發布審查', 'Review before disclosure'),
  form: disclosureReview,
  lanes: [
    { id: 'unit', name: text('信息产生科室', '資訊產生單位', 'Unit') },
    { id: 'review', name: text('保密与法制审查', '保密與法制審查', 'Review'), rows: 2 },
    { id: 'leader', name: text('领导', '主管', 'Management') },
    { id: 'office', name: text('政务公开办', '資訊公開窗口', 'Disclosure office') },
  ],
  nodes: [
    start(['unit', 0]),
    user('draft', ['unit', 1], text('拟定公开信息', '擬定公開資訊', 'Draft'), { role: 'drafter' }),
    approve('head', ['unit', 2], text('科室负责人审核', '單位主管審核', 'Head of unit'), {
      role: 'department_head',
      deadline: 'PT24H',
      rights: { edit: ['way', 'checked'], read: ['subject', 'attachment'] },
    }),
    decide('verdict', ['unit', 3]),
    together('fork', ['review', 3, 0.5]),
    approve('secrecy', ['review', 4], text('保密审查', '保密審查', 'Secrecy review'), {
      role: 'secrecy_officer',
      deadline: 'P1D',
      remind: 'self,superior',
      passes: 'all',
      rights: { edit: ['checked', 'sensitive'], read: ['attachment'] },
    }),
    approve('law', ['review', 4, 1], text('法制审查', '法制審查', 'Legal review'), {
      role: 'lawyer',
      deadline: 'P1D',
      passes: 'all',
      rights: { comment: ['way'], read: ['subject', 'attachment'] },
    }),
    together('join', ['review', 5, 0.5]),
    decide('important', ['review', 6, 0.5], text('重大或敏感', '重大或敏感', 'Major or sensitive')),
    approve('leader', ['leader', 7], text('领导签发', '主管決行', 'Sign'), {
      role: 'director',
      deadline: 'P1D',
      rights: { comment: ['interpretation'], read: ['subject', 'attachment', 'publish_on'] },
    }),
    user('publish', ['office', 8], text('发布上网', '發布上網', 'Publish'), {
      role: 'disclosure_officer',
      deadline: 'PT8H',
      rights: { edit: ['index_number', 'publish_on'], read: ['category', 'interpretation', 'attachment'] },
    }),
    user('look', ['office', 9], text('上网后复核', '上網後複核', 'Check the page'), {
      role: 'disclosure_officer',
      deadline: 'PT24H',
      rights: { read: ['index_number', 'publish_on'] },
    }),
    end('done', ['office', 10], text('已公开', '已公開', 'Published')),
  ],
  ways: [
    ...chain('start', 'draft', 'head', 'verdict'),
    way('verdict', 'draft', { name: returned, when: isReturned }),
    way('verdict', 'fork', { name: approved, otherwise: true }),
    way('fork', 'secrecy', { out: 'right', into: 'left', bend: 28 }),
    way('fork', 'law', { out: 'right', into: 'left', bend: 28 }),
    way('secrecy', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('law', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('join', 'important'),
    way('important', 'leader', { name: text('是', '是', 'Yes'), when: 'sensitive == true' }),
    way('important', 'publish', { name: text('否', '否', 'No'), otherwise: true, out: 'right', into: 'top' }),
    way('leader', 'publish', { out: 'right', into: 'left' }),
    ...chain('publish', 'look', 'done'),
  ],
}

/** Until the second version the page was not looked at again once it was out. */
export const disclosureRelease1: FlowPlan = {
  ...disclosureRelease,
  nodes: disclosureRelease.nodes.flatMap((node) => {
    if (node.id === 'look') return []
    return [node.id === 'done' ? { ...node, column: 9 } : node]
  }),
  ways: [
    ...disclosureRelease.ways.filter(({ from, to }) => from !== 'look' && to !== 'look'),
    ...chain('publish', 'done'),
  ],
}
