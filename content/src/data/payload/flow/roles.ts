import type { Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'

/** Who acts in the flows of this library. After import each of them is given people. */
export const roles = {
  applicant: text('申请人', '申請人', 'Applicant'),
  department_head: text('部门负责人', '部門主管', 'Head of department'),
  director: text('分管领导', '權責主管', 'Director in charge'),
  general_manager: text('总经理', '總經理', 'General manager'),
  lawyer: text('法务专员', '法務專員', 'Legal officer'),
  accountant: text('财务复核', '財務複核', 'Finance reviewer'),
  cashier: text('出纳', '出納', 'Cashier'),
  finance_head: text('财务负责人', '財務主管', 'Head of finance'),
  seal_keeper: text('用印管理员', '印信管理員', 'Seal keeper'),
  buyer: text('采购专员', '採購專員', 'Buyer'),
  purchasing_head: text('采购负责人', '採購主管', 'Head of purchasing'),
  quality_engineer: text('质量工程师', '品保工程師', 'Quality engineer'),
  storekeeper: text('仓库管理员', '倉庫管理員', 'Storekeeper'),
  personnel_officer: text('人事专员', '人事專員', 'HR officer'),
  office_clerk: text('行政专员', '行政專員', 'Office clerk'),
  it_engineer: text('IT 工程师', 'IT 工程師', 'IT engineer'),
  security_officer: text('信息安全专员', '資安專員', 'Security officer'),
  security_head: text('信息安全负责人', '資安主管', 'Head of security'),
  project_lead: text('项目负责人', '專案負責人', 'Project lead'),
  project_office: text('项目管理办公室', '專案管理辦公室', 'Project office'),
  reviewers: text('评审组', '審查小組', 'Review panel'),
  drafter: text('拟稿人', '承辦人', 'Drafter'),
  checker: text('核稿人', '核稿人', 'Checker'),
  signer: text('签发人', '決行主管', 'Signer'),
  registry: text('文书', '文書', 'Registry'),
  countersigners: text('会签部门', '會簽單位', 'Countersigning departments'),
  mentor: text('带教人', '輔導員', 'Mentor'),
  guard: text('门禁管理员', '門禁管理員', 'Access control'),
  trainer: text('培训专员', '訓練專員', 'Trainer'),
} satisfies Record<string, Texts>

export type FlowRole = keyof typeof roles
