import { text } from '../../../text.ts'
import { countersignOpinions, countersignOpinions1 } from '../../form/countersign-opinions.ts'
import { approve, chain, decide, end, type FlowPlan, service, start, together, user, wait, way } from '../plan.ts'
import { isReturned, returned } from '../words.ts'

/** Consulted, countersigned, signed; and looked at again before it is out of date. */
export const policyRelease: FlowPlan = {
  id: 'policy_release',
  name: text('制度发布会签', '制度發布會簽', 'Policy release with countersign'),
  form: countersignOpinions,
  lanes: [
    { id: 'drafting', name: text('起草部门', '起草單位', 'Drafting department') },
    { id: 'others', name: text('各部门', '各單位', 'All departments') },
    { id: 'legal', name: text('法务', '法務', 'Legal') },
    { id: 'leader', name: text('领导与发布', '主管與發布', 'Sign and publish') },
  ],
  nodes: [
    start(['drafting', 0]),
    user('draft', ['drafting', 1], text('起草', '起草', 'Draft'), { role: 'drafter' }),
    approve('consult', ['others', 2], text('征求意见', '徵詢意見', 'Consult'), {
      role: 'countersigners',
      passes: 'any',
      deadline: 'P7D',
      remind: 'self',
      rights: { edit: ['opinions'], comment: ['draft'] },
    }),
    user('revise', ['drafting', 3], text('汇总修改', '彙整修改', 'Gather and revise'), {
      role: 'drafter',
      deadline: 'P3D',
      rights: { edit: ['opinions[].taken', 'opinions[].answer', 'summary'] },
    }),
    together('fork', ['drafting', 4]),
    approve('countersign', ['others', 5], text('部门会签', '單位會簽', 'Countersign'), {
      role: 'countersigners',
      passes: 'all',
      deadline: 'P3D',
      remind: 'self,superior',
      rights: { read: ['opinions', 'summary'], comment: ['draft'] },
    }),
    approve('legal_check', ['legal', 5], text('合规审查', '合規審查', 'Compliance check'), {
      role: 'lawyer',
      deadline: 'P3D',
      rights: { comment: ['draft'], read: ['opinions'] },
    }),
    together('join', ['drafting', 6]),
    approve('sign', ['leader', 7], text('审定签发', '審定決行', 'Decide and sign'), {
      role: 'signer',
      deadline: 'P3D',
      rights: { read: ['summary', 'opinion_count'], edit: ['review_on'] },
    }),
    decide('verdict', ['leader', 8]),
    service('publish', ['leader', 9], text('编号发布', '編號發布', 'Number and publish')),
    wait('until', ['leader', 10], text('到期复审', '到期複審', 'Review due'), 'P730D'),
    end('again', ['drafting', 10], text('启动复审', '啟動複審', 'Review starts'), 'message'),
  ],
  ways: [
    way('start', 'draft'),
    way('draft', 'consult', { out: 'right', into: 'top' }),
    way('consult', 'revise', { out: 'right', into: 'bottom' }),
    way('revise', 'fork'),
    way('fork', 'countersign'),
    way('fork', 'legal_check'),
    way('countersign', 'join'),
    way('legal_check', 'join'),
    way('join', 'sign', { out: 'right', into: 'top' }),
    way('sign', 'verdict'),
    way('verdict', 'revise', { name: returned, when: isReturned }),
    way('verdict', 'publish', { name: text('签发', '決行', 'Signed'), otherwise: true }),
    ...chain('publish', 'until', 'again'),
  ],
}

/** Published for good: nobody was asked to look again, and opinions went unanswered. */
export const policyRelease1: FlowPlan = {
  ...policyRelease,
  form: countersignOpinions1,
  nodes: policyRelease.nodes
    .filter(({ id }) => id !== 'until' && id !== 'again')
    .map((node) => {
      if (node.id === 'revise')
        return { ...node, step: { ...node.step, rights: { edit: ['opinions[].taken', 'summary'] } } }
      return node.id === 'sign' ? { ...node, step: { ...node.step, rights: { read: ['summary'] } } } : node
    })
    .concat(end('done', ['leader', 10], text('已发布', '已發布', 'Published'))),
  ways: policyRelease.ways.filter(({ from, to }) => from !== 'until' && to !== 'until').concat(way('publish', 'done')),
}
