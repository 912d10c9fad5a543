import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { disclosureRelease, disclosureRelease1 } from '../plans/disclosure-release.ts'
import { majorDecisionFlow, majorDecisionPaper } from '../plans/major-decision.ts'
import { flowVersions } from './version.ts'

const first = text('首次发布。', '首次發布。', 'First release.')

export const majorDecisionPackage: DemoPackage = {
  description: text(
    '重大决策、重要人事任免、重大项目安排和大额资金使用，都要集体讨论决定，全程留痕。主办部门提议题，法务与财务同时做会前审查，办公室汇编材料，会议表决，会后形成纪要并跟踪执行。\n\n- 会前程序没有勾全，不能进入审查。\n- 表决情况、回避人员与会议决定写在同一张表上，随时可供巡察与审计查阅。\n- 执行满三十天提醒反馈，逾期抄送分管领导。',
    '重大決策、重要人事任免、重大專案安排與大額資金運用，都要集體討論決定，全程留下紀錄。主辦部門提案，法務與財務同時做會前審查，秘書室彙編資料，會議表決，會後作成紀錄並追蹤執行。\n\n- 會前程序沒有勾選齊全，無法進入審查。\n- 表決情形、迴避人員與會議決議寫在同一張表上，隨時可供稽核查閱。\n- 執行滿三十天提醒回報，逾期副知權責主管。',
    'Major decisions, key appointments, large projects and large payments are decided by the board together, with a full record. The unit proposes, legal and finance review at the same time, the secretariat prepares the papers, the meeting votes, and the decision is followed up.\n\n- A subject whose preparation is incomplete does not reach the review.\n- Votes, abstentions and the resolution stand on one sheet, ready for auditors.\n- After thirty days a progress report is due; late ones are copied to the director.',
  ),
  scene: 'meetings',
  industries: ['government', 'utilities', 'energy-chemicals', 'higher-education'],
  tags: ['major-decision', 'decisions', 'countersign', 'reminder'],
  licence: 'LicenseRef-Customer-Internal',
  depends_on: [{ kind: 'resource', slug: 'major-decision-form', range: '^1.0.0' }],
  versions: flowVersions(
    [
      { version: '1.0.0', days_ago: 130, plan: majorDecisionFlow, changes: first },
      {
        version: '1.1.0',
        days_ago: 23,
        plan: majorDecisionFlow,
        document: majorDecisionPaper,
        changes: text(
          '办结时生成《重大事项决策审批表》。',
          '結案時產生《重大事項決策核定表》。',
          'When it ends, the record of the decision is filled in as a document.',
        ),
      },
    ],
    [
      text(
        '“集体讨论决定”的处理人设为决策会议成员，须全部表态；请假的成员由会议秘书代录意见并注明。',
        '「集體討論決定」的處理人設為會議成員，須全部表態；請假的成員由會議秘書代錄意見並註明。',
        'The step “Decide together” belongs to all members of the meeting; for members on leave the secretary records the opinion and says so.',
      ),
    ],
  ),
}

export const disclosureReleasePackage: DemoPackage = {
  description: text(
    '先审查、后公开，一事一审、全程留痕。科室拟稿，保密审查与法制审查同时进行；重大或敏感的信息送领导签发；发布后二十四小时内复核页面。\n\n- 三项保密审查逐项勾选，谁审的、什么时候审的都有记录。\n- 不予公开的必须写明依据。\n- 索引号与公开日期写回审查表，年度报告直接统计。',
    '先審查、後公開，一事一審、全程留下紀錄。單位擬稿，保密審查與法制審查同時進行；重大或敏感的資訊送主管決行；發布後二十四小時內複核頁面。\n\n- 三項保密審查逐項勾選，誰審的、什麼時候審的都有紀錄。\n- 不予公開的必須寫明依據。\n- 索引號與公開日期寫回審查表，年度報告直接統計。',
    'Review first, publish afterwards. The unit drafts, secrecy and law are reviewed at the same time, sensitive matters are signed by a director, and the page is checked within a day of going online.\n\n- Each part of the secrecy review is ticked, with who did it and when.\n- What is not disclosed needs its grounds.\n- Index number and date go back to the sheet, ready for the annual report.',
  ),
  scene: 'official-papers',
  industries: ['government'],
  tags: ['disclosure', 'official-document', 'countersign'],
  licence: 'LicenseRef-Customer-Internal',
  depends_on: [{ kind: 'resource', slug: 'disclosure-review', range: '^1.0.0' }],
  versions: flowVersions(
    [
      { version: '1.0.0', days_ago: 96, plan: disclosureRelease1, changes: first },
      {
        version: '1.1.0',
        days_ago: 18,
        plan: disclosureRelease,
        changes: text(
          '新增“上网后复核”，二十四小时内确认页面与附件可以打开。',
          '新增「上網後複核」，二十四小時內確認頁面與附件可以開啟。',
          'New: within a day somebody checks that the page and its files open.',
        ),
      },
    ],
    [
      text(
        '依申请公开的答复另用申请表登记期限，本流程只管发布前的审查。',
        '依申請公開的答覆另用申請表登記期限，本流程只管發布前的審查。',
        'Requests from the public have a form of their own; this flow covers the review before publication.',
      ),
    ],
  ),
}
