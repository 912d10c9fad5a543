import type { Texts } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { onboardingSheet } from '../../form/onboarding-sheet.ts'
import { chain, end, type FlowPlan, type FlowPlanStep, start, together, user, wait, way } from '../plan.ts'

/** Who prepares what while HR collects the papers. */
const preparing: { id: string; lane: Texts; task: Texts; step: FlowPlanStep }[] = [
  {
    id: 'team',
    lane: text('用人部门', '用人部門', 'Hiring department'),
    task: text('安排带教人', '安排輔導員', 'Name a mentor'),
    step: { role: 'department_head', rights: { edit: ['mentor'], read: ['position', 'joins_on'] } },
  },
  {
    id: 'technology',
    lane: text('信息部', '資訊部', 'IT'),
    task: text('开通账号备设备', '開通帳號備設備', 'Accounts, devices'),
    step: { role: 'it_engineer', rights: { edit: ['accounts', 'equipment'], hidden: ['papers'] } },
  },
  {
    id: 'office',
    lane: text('行政部', '行政部', 'Office'),
    task: text('准备工位', '準備座位', 'Prepare the desk'),
    step: { role: 'office_clerk', rights: { edit: ['desk', 'dormitory'], hidden: ['papers'] } },
  },
  {
    id: 'security',
    lane: text('安保部', '安全室', 'Security'),
    task: text('制发门禁卡', '製發門禁卡', 'Issue the card'),
    step: { role: 'guard', rights: { read: ['access_card', 'joins_on'], hidden: ['papers'] } },
  },
  {
    id: 'finance',
    lane: text('财务部', '財務部', 'Finance'),
    task: text('建立薪资账户', '建立薪資帳戶', 'Set up payroll'),
    step: { role: 'accountant', rights: { read: ['contract_kind', 'joins_on'] } },
  },
  {
    id: 'legal',
    lane: text('法务部', '法務部', 'Legal'),
    task: text('准备劳动合同', '準備勞動契約', 'Prepare the contract'),
    step: { role: 'lawyer', rights: { read: ['contract_kind', 'probation_months'] } },
  },
  {
    id: 'training',
    lane: text('培训部', '訓練部', 'Training'),
    task: text('安排入职培训', '安排新人訓練', 'Plan the training'),
    step: { role: 'trainer', rights: { read: ['position', 'joins_on'] } },
  },
]

function onboardingWith(departments: typeof preparing): FlowPlan {
  return {
    id: 'onboarding',
    name: text('入职办理', '到職辦理', 'Onboarding'),
    form: onboardingSheet,
    lanes: [
      { id: 'personnel', name: text('人事部', '人事部', 'HR') },
      ...departments.map(({ id, lane }) => ({ id, name: lane })),
    ],
    nodes: [
      start(['personnel', 0]),
      user('fill', ['personnel', 1], text('填写入职单', '填寫到職單', 'Fill in the sheet'), {
        role: 'personnel_officer',
      }),
      together('fork', ['personnel', 2]),
      user('papers', ['personnel', 3], text('收集入职材料', '收集到職文件', 'Collect the papers'), {
        role: 'personnel_officer',
        deadline: 'P3D',
        rights: { edit: ['papers'] },
      }),
      ...departments.map(({ id, task, step }) => user(`prepare_${id}`, [id, 3], task, { deadline: 'P3D', ...step })),
      together('join', ['personnel', 4]),
      wait('first_day', ['personnel', 5], text('入职当天', '到職當天', 'First day'), 'P1D'),
      user('greet', ['personnel', 6], text('报到与签约', '報到與簽約', 'Welcome and sign'), {
        role: 'personnel_officer',
        rights: { edit: ['papers'], read: ['desk', 'mentor'] },
      }),
      end('done', ['personnel', 7], text('入职完成', '到職完成', 'On board')),
    ],
    ways: [
      ...chain('start', 'fill', 'fork', 'papers', 'join', 'first_day', 'greet', 'done'),
      ...departments.flatMap(({ id }) => [way('fork', `prepare_${id}`), way(`prepare_${id}`, 'join')]),
    ],
  }
}

export const onboarding = onboardingWith(preparing)

/** Legal and training came later. */
export const onboarding1 = onboardingWith(preparing.filter(({ id }) => !['legal', 'training'].includes(id)))
