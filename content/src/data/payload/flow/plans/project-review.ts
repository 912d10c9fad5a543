import { text } from '../../../text.ts'
import { projectCharter } from '../../form/project-charter.ts'
import { approve, chain, decide, end, type FlowPlan, start, user, way } from '../plan.ts'
import { isReturned, passed } from '../words.ts'

const scoring = { edit: ['scores'], read: ['goal', 'budget_total', 'milestones'] }

/** Charter, milestones, changes and closing: the same panel, the same score sheet. */
export const projectReview: FlowPlan = {
  id: 'project_review',
  name: text('项目立项与阶段评审', '專案立案與階段審查', 'Project charter and stage reviews'),
  form: projectCharter,
  lanes: [
    { id: 'lead', name: text('项目负责人', '專案負責人', 'Project lead') },
    { id: 'office', name: text('项目管理办公室', '專案管理辦公室', 'Project office') },
    { id: 'panel', name: text('评审组', '審查小組', 'Review panel') },
    { id: 'director', name: text('分管领导', '權責主管', 'Director') },
  ],
  nodes: [
    start(['lead', 0]),
    user('fill', ['lead', 1], text('填写立项表', '填寫立案表', 'Write the charter'), { role: 'project_lead' }),
    approve('check', ['office', 1], text('形式审查', '形式審查', 'Formal check'), {
      role: 'project_office',
      deadline: 'PT24H',
      rights: { edit: ['project_code'], read: ['milestones', 'budget'] },
    }),
    approve('charter_review', ['panel', 2], text('立项评审', '立案審查', 'Charter review'), {
      role: 'reviewers',
      passes: 'any',
      deadline: 'P5D',
      rights: scoring,
    }),
    decide('charter_passed', ['panel', 3]),
    approve('release', ['director', 3], text('批准立项', '核准立案', 'Release the project'), {
      role: 'director',
      deadline: 'P3D',
      rights: { read: ['score', 'budget_total', 'risks'] },
    }),
    user('run', ['lead', 4], text('执行到里程碑', '執行至里程碑', 'Work to the milestone'), {
      role: 'project_lead',
      rights: { read: ['milestones'] },
    }),
    approve('stage_review', ['panel', 5], text('里程碑评审', '里程碑審查', 'Milestone review'), {
      role: 'reviewers',
      passes: 'any',
      deadline: 'P5D',
      rights: scoring,
    }),
    decide('stages', ['panel', 6]),
    approve('change', ['office', 6], text('变更与计划更新', '變更與計畫更新', 'Changes and plan'), {
      role: 'project_office',
      deadline: 'P2D',
      rights: { edit: ['milestones', 'budget'], read: ['score'] },
    }),
    user('close', ['lead', 7], text('提交结项报告', '提交結案報告', 'Closing report'), {
      role: 'project_lead',
      rights: { edit: ['attachment'] },
    }),
    approve('closing_review', ['panel', 8], text('结项评审', '結案審查', 'Closing review'), {
      role: 'reviewers',
      passes: 'all',
      deadline: 'P5D',
      rights: scoring,
    }),
    user('file', ['office', 9], text('归档与后评价', '歸檔與後評估', 'File and evaluate'), { role: 'project_office' }),
    end('done', ['lead', 9], text('结项', '結案', 'Closed')),
  ],
  ways: [
    ...chain('start', 'fill', 'check'),
    way('check', 'charter_review', { out: 'right', into: 'top' }),
    way('charter_review', 'charter_passed'),
    way('charter_passed', 'fill', { name: text('补充后再审', '補充後再審', 'Improve it'), when: isReturned }),
    way('charter_passed', 'release', { name: passed, otherwise: true }),
    way('release', 'run', { out: 'right', into: 'bottom' }),
    way('run', 'stage_review', { out: 'right', into: 'top' }),
    way('stage_review', 'stages'),
    way('stages', 'change', { name: text('还有里程碑', '尚有里程碑', 'More to come'), when: "outcome == 'continue'" }),
    way('change', 'run'),
    way('stages', 'close', {
      name: text('全部完成', '全部完成', 'All done'),
      otherwise: true,
      out: 'right',
      into: 'bottom',
    }),
    way('close', 'closing_review', { out: 'right', into: 'top' }),
    way('closing_review', 'file', { out: 'right', into: 'bottom' }),
    way('file', 'done'),
  ],
}
