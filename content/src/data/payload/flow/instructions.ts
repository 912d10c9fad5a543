import type { Language } from '@atrium/contract/languages'
import type { Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'
import type { FlowNode, FlowPlan } from './plan.ts'
import { type FlowRole, roles } from './roles.ts'

const words = {
  before: text('导入之前', '匯入之前', 'Before you import'),
  backup: text(
    '先在测试环境导入。同名流程不会被覆盖，会得到一个新的版本号。',
    '請先在測試環境匯入。同名流程不會被覆蓋，而是取得新的版本號。',
    'Import it on a test system first. A flow of the same name is not overwritten; it gets a new version number.',
  ),
  assign: text('指定角色', '指定角色', 'Name the roles'),
  assigned: text(
    '以下角色在导入后逐一指定到人、岗位或部门；没有指定完，流程不能发布。申请人与各级领导取自组织架构，不必指定。',
    '以下角色在匯入後逐一指定人員、職位或部門；尚未指定完，流程無法發布。申請人與各級主管取自組織架構，不必指定。',
    'After import, give each of these roles a person, a post or a department; until then the flow cannot go live. Applicants and their managers are known from your organisation.',
  ),
  steps: text('环节与时限', '關卡與時限', 'Steps and deadlines'),
  heading: text(
    '| 环节 | 角色 | 时限 | 通过条件 |',
    '| 關卡 | 角色 | 時限 | 通過條件 |',
    '| Step | Role | Deadline | Approval rule |',
  ),
  trial: text('试跑并发布', '試跑並發布', 'Try it, then go live'),
  tried: text(
    '用表单里的示例数据走一遍，每个分支至少走到一次；确认提醒能收到，再发布给全员。',
    '用表單裡的範例資料走一遍，每個分支至少走到一次；確認收得到提醒，再發布給全體同仁。',
    'Run it once with the sample data of the form and take every branch at least once. Check that reminders arrive, then open it to everybody.',
  ),
  notes: text('注意', '注意事項', 'Good to know'),
}

/** Whom the organisation chart names already. */
const known: FlowRole[] = ['applicant', 'department_head', 'director', 'general_manager']

const passes: Record<string, Texts> = {
  all: text('全部同意', '全部同意', 'all agree'),
  any: text('任一人同意', '任一人同意', 'any of them agrees'),
  one: text('本人同意', '本人同意', 'the person agrees'),
}

/** What the person who imports the flow has to do, in one language. The table is read from the flow itself. */
export function instructions({ name, nodes }: FlowPlan, notes: readonly Texts[], language: Language): string {
  const translate = (texts: Texts) => texts[language]
  const people = nodes.filter((node) => node.step)
  const wanted = [...new Set(people.flatMap(({ step }) => step?.role ?? []))].filter((role) => !known.includes(role))

  return `${[
    `# ${translate(name)}`,
    `## 1. ${translate(words.before)}`,
    translate(words.backup),
    `## 2. ${translate(words.assign)}`,
    translate(words.assigned),
    wanted.map((role) => `- ${translate(roles[role])}`).join('\n'),
    `## 3. ${translate(words.steps)}`,
    [translate(words.heading), '| --- | --- | --- | --- |', ...people.map((node) => rowOf(node, language))].join('\n'),
    `## 4. ${translate(words.trial)}`,
    translate(words.tried),
    `## 5. ${translate(words.notes)}`,
    notes.map((note) => `- ${translate(note)}`).join('\n'),
  ].join('\n\n')}\n`
}

function rowOf({ name, step }: FlowNode, language: Language): string {
  const cells = [
    name?.[language],
    step?.role && roles[step.role][language],
    step?.deadline && span(step.deadline)[language],
    step?.passes && passes[step.passes]?.[language],
  ]
  return `| ${cells.map((cell) => cell || '–').join(' | ')} |`
}

/** 'PT24H' or 'P3D', in words. */
function span(duration: string): Texts {
  const count = Number(/\d+/.exec(duration)?.[0])
  const plural = count === 1 ? '' : 's'
  if (duration.endsWith('D')) return text(`${count} 天`, `${count} 天`, `${count} day${plural}`)
  if (duration.endsWith('M')) return text(`${count} 分钟`, `${count} 分鐘`, `${count} minute${plural}`)
  return text(`${count} 小时`, `${count} 小時`, `${count} hour${plural}`)
}
