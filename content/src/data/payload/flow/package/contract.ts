import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { contractAmendment } from '../plans/contract-amendment.ts'
import {
  contractApproval,
  contractApproval30,
  contractApproval31,
  contractDocument,
} from '../plans/contract-approval.ts'
import { milestonePayment } from '../plans/milestone-payment.ts'
import { sealDocument, sealFlow, sealFlow1 } from '../plans/seal-request.ts'
import { rulesFile } from './rules.ts'
import { flowVersions } from './version.ts'

const inRules = text(
  '金额分级写在 rules.json 里，改一处即可，不用动流程图。',
  '金額分級寫在 rules.json 裡，改一處即可，不必動流程圖。',
  'The tiers stand in rules.json: change them there, not in the drawing.',
)

export const contractApprovalPackage: DemoPackage = {
  description: text(
    '大多数公司的合同审批是一条队：业务、法务、财务、分管领导，一个等一个。这份流程把互不依赖的两个环节改为同时进行，再按金额决定走多远。\n\n- 10 万以下由部门负责人审核后直接报分管领导，省去两个环节。\n- 10 万及以上由法务与财务并行会签，任一退回即回到申请人。\n- 法务节点 24 小时未处理，提醒本人并抄送上级，不自动通过。',
    '多數公司的合約簽核是一條隊伍：業務、法務、財務、權責主管，一個等一個。這份流程把互不相依的兩個關卡改為同時進行，再依金額決定走多遠。\n\n- 10 萬以下由部門主管審核後直接送權責主管，省去兩個關卡。\n- 10 萬以上由法務與財務平行會簽，任一退回即回到申請人。\n- 法務關卡 24 小時未處理，提醒本人並副知主管，不自動通過。',
    'In most companies contract approval is a queue: department, legal, finance, director, each waiting for the one before. This flow lets the two that do not depend on each other work at the same time, and the amount decides how far it goes.\n\n- Below 100,000 it goes from the head of department straight to the director.\n- From 100,000 legal and finance countersign in parallel; if either sends it back, it returns to the applicant.\n- After 24 hours legal is reminded with a cc to the manager; nothing is approved automatically.',
  ),
  scene: 'contracts-seals',
  industries: [],
  tags: ['contract', 'countersign', 'reminder', 'amount-tiers'],
  licence: 'LicenseRef-Customer-Internal',
  needs: {
    system: ['windows-server', 'kylin', 'uos', 'openeuler', 'debian', 'rhel'],
    database: ['postgresql', 'mysql', 'oracle', 'sql-server', 'dameng', 'kingbase'],
    processor: ['x86-64', 'arm64'],
    middleware: ['built-in', 'tomcat', 'tongweb'],
  },
  depends_on: [{ kind: 'resource', slug: 'k1', range: '>=1.0.0' }],
  versions: flowVersions(
    [
      {
        version: '3.0.0',
        days_ago: 193,
        plan: contractApproval30,
        changes: text(
          '法务与财务由串行改为并行。旧版本的在途流程不受影响。',
          '法務與財務由依序改為平行。舊版本進行中的流程不受影響。',
          'Legal and finance work side by side instead of one after the other. Contracts in progress are not affected.',
        ),
      },
      {
        version: '3.1.0',
        days_ago: 85,
        plan: contractApproval31,
        more: [rulesFile],
        note: inRules,
        changes: text(
          '金额分级改为规则表，不再需要修改流程图；法务节点增加 24 小时提醒。',
          '金額分級改為規則表，不再需要修改流程圖；法務關卡增加 24 小時提醒。',
          'Amount tiers moved to a table of rules, so there is no need to edit the diagram; legal is reminded after 24 hours.',
        ),
      },
      {
        version: '3.2.0',
        days_ago: 1,
        plan: contractApproval,
        document: contractDocument,
        more: [rulesFile],
        note: inRules,
        changes: text(
          '法务节点新增“加签”；超时提醒可抄送上级。与 10.2 完成兼容测试。',
          '法務關卡新增「加簽」；逾時提醒可副知主管。與 10.2 完成相容性測試。',
          'Legal can add a signer; reminders can be cc’d to the manager. Tested with 10.2.',
        ),
      },
    ],
    [
      text(
        '节假日是否计时，跟随公司工作日历。',
        '假日是否計時，依公司行事曆。',
        'Whether holidays count follows your company calendar.',
      ),
    ],
  ),
}

export const contractAmendmentPackage: DemoPackage = {
  description: text(
    '合同签了还会改。这份流程从原合同带出各项信息，只比对变更的条款；谁批过原合同，就由谁批变更，不必重新找人。\n\n- 10 万及以上先由财务复核付款条件。\n- 批准后盖章、更新台账，原合同与补充协议互相能查到。',
    '合約簽了還會改。這份流程從原合約帶出各項資訊，只比對變更的條款；誰核准過原合約，就由誰核准變更，不必重新找人。\n\n- 10 萬以上先由財務複核付款條件。\n- 核准後用印、更新台帳，原合約與補充協議互相查得到。',
    'Contracts change after they are signed. This flow takes everything from the original, compares only the clauses that changed, and asks the people who approved it the first time.\n\n- From 100,000 finance looks at the payment terms first.\n- Then it is sealed and the ledger updated; contract and amendment point to each other.',
  ),
  scene: 'contracts-seals',
  industries: [],
  tags: ['contract', 'amount-tiers'],
  licence: 'LicenseRef-Customer-Internal',
  depends_on: [
    { kind: 'resource', slug: 'k1', range: '>=1.0.0' },
    { kind: 'resource', slug: 'hetong-7', range: '>=3.0.0' },
  ],
  versions: flowVersions(
    [
      {
        version: '1.0.0',
        days_ago: 41,
        plan: contractAmendment,
        changes: text('首次发布。', '首次發布。', 'First release.'),
      },
    ],
    [
      text(
        '“原审批人”在运行时从原合同的审批记录取得；有人离职的，转给其岗位的继任者。',
        '「原簽核人」在執行時從原合約的簽核紀錄取得；若有人離職，轉給該職位的接任者。',
        'The first approvers are read from the record of the original; whoever has left is replaced by the successor in the post.',
      ),
    ],
  ),
}

export const milestonePaymentPackage: DemoPackage = {
  description: text(
    '按合同约定的节点付款。提交时先核对验收单与余额，缺一样就退回；20 万及以上须分管领导审批，付款后余额自动扣减。\n\n- 财务 48 小时未复核，自动催办并抄送上级。\n- 每笔付款都能追到节点，每个节点都能追到合同。',
    '依合約約定的節點付款。送出時先檢核驗收單與餘額，缺一項就退回；20 萬以上須權責主管核准，付款後餘額自動扣減。\n\n- 財務 48 小時未複核，自動催辦並副知主管。\n- 每筆付款都能追到節點，每個節點都能追到合約。',
    'Payments follow the milestones of the contract. Acceptance note and balance are checked first, and without either it goes back; from 200,000 the director approves, and afterwards the balance is reduced automatically.\n\n- If finance has not looked after 48 hours, a reminder goes out with a cc to the manager.\n- Every payment leads to its milestone, every milestone to its contract.',
  ),
  scene: 'contracts-seals',
  industries: ['construction', 'equipment-manufacturing'],
  tags: ['payment', 'contract', 'reminder', 'amount-tiers'],
  licence: 'LicenseRef-Customer-Internal',
  depends_on: [{ kind: 'resource', slug: 'p6', range: '>=1.0.0' }],
  versions: flowVersions(
    [
      {
        version: '1.0.0',
        days_ago: 70,
        plan: milestonePayment,
        changes: text('首次发布。', '首次發布。', 'First release.'),
      },
    ],
    [
      text(
        '“校验验收与余额”读取台账；台账没有登记的合同，无法发起付款。',
        '「檢核驗收與餘額」讀取台帳；台帳沒有登記的合約，無法發起付款。',
        'The check reads the ledger: a contract that is not in it cannot be paid.',
      ),
    ],
  ),
}

export const sealFlowPackage: DemoPackage = {
  description: text(
    '印章最怕不知道在谁手上。不外借的当场用印、扫描归档；外借的经分管领导批准，登记借出，到点没还就提醒并抄送上级，归还后才算办结。',
    '印章最怕不知道在誰手上。不外借的當場用印、掃描歸檔；外借的經權責主管核准，登記借出，到時間沒還就提醒並副知主管，歸還後才算結案。',
    'The worst thing about a seal is not knowing who has it. If it stays, it is used on the spot and the paper is scanned; if it leaves, the director agrees, it is handed out, whoever is late is reminded with a cc to the manager, and the case closes only when it is back.',
  ),
  scene: 'contracts-seals',
  industries: [],
  tags: ['seal', 'reminder'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'seal-request', range: '>=1.0.0' }],
  versions: flowVersions(
    [
      {
        version: '1.0.0',
        days_ago: 250,
        plan: sealFlow1,
        changes: text(
          '首次发布：现场用印与归档。',
          '首次發布：現場用印與歸檔。',
          'First release: sealing on the spot, and filing.',
        ),
      },
      {
        version: '2.0.0',
        days_ago: 77,
        plan: sealFlow,
        document: sealDocument,
        changes: text(
          '新增外借：审批、借出、逾期提醒与归还登记，节点由 6 个增至 14 个。',
          '新增外借：核准、借出、逾期提醒與歸還登記，節點由 6 個增至 14 個。',
          'Seals may be lent: approval, hand-out, reminder and return; 14 nodes instead of 6.',
        ),
      },
    ],
    [
      text(
        '逾期时间默认为借出后 8 小时，可改为取表单的“应还时间”。',
        '逾期時間預設為借出後 8 小時，可改為取表單的「應歸還時間」。',
        'Overdue means eight hours after hand-out; you can make it follow the due time on the form.',
      ),
    ],
  ),
}
