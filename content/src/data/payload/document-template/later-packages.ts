import type { DemoPackage } from '../../../kinds.ts'
import { anyServer, everywhere } from '../../needs.ts'
import { firstEdition } from '../../resources/with-packages.ts'
import { text } from '../../text.ts'
import {
  disclosureReply,
  dutyDaily,
  incomingSheet,
  majorDecisionPaper,
  offerLetter,
  powerOfAttorney,
  tripReport,
} from './notices.ts'

const internal = 'LicenseRef-Customer-Internal'

export const laterDocumentTemplatePackages: Record<string, DemoPackage> = {
  'incoming-sheet': {
    scene: 'official-papers',
    industries: ['government', 'utilities', 'associations'],
    tags: ['official-document', 'print'],
    licence: internal,
    needs: everywhere,
    depends_on: [{ kind: 'resource', slug: 'incoming-register', range: '>=1.0.0' }],
    description: text(
      '收文办理的纸面：来文要素、拟办、批示、承办与结果在一页。变量全部取自收文登记单，批示由流程带入，打印即可传阅。',
      '收文辦理的紙本：來文要素、擬辦、核示、承辦與結果在一頁。變數全部取自收文登記單，核示由流程帶入，列印即可傳閱。',
      'The paper that goes round with an incoming document: where it came from, proposal, instruction, unit and result on one page, filled in from the register and the flow.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 134, changes: firstEdition, files: () => incomingSheet({ result: false }) },
      {
        version: '1.1.0',
        days_ago: 46,
        changes: text('新增承办与办理结果。', '新增承辦與辦理結果。', 'Unit and result were added.'),
        files: () => incomingSheet({ result: true }),
      },
    ],
  },
  'trip-report': {
    scene: 'expenses',
    industries: [],
    tags: ['travel', 'expense', 'print'],
    licence: 'CC-BY-4.0',
    needs: anyServer,
    description: text(
      '出差回来一页写清：去做什么、见了谁、有什么成果、下一步谁来办。预算与实际费用并排，报销单号带入，财务不必再问。',
      '出差回來一頁寫清：去做什麼、見了誰、有什麼成果、下一步誰來辦。預算與實際費用並列，報支單號帶入，財務不必再問。',
      'One page after the trip: what for, whom you met, what came of it and who does what next. Budget beside cost, with the number of the claim.',
    ),
    versions: [{ version: '1.0.0', days_ago: 44, changes: firstEdition, files: tripReport }],
  },
  'major-decision-paper': {
    scene: 'meetings',
    industries: ['government', 'utilities', 'higher-education'],
    tags: ['major-decision', 'decisions', 'minutes'],
    licence: internal,
    needs: everywhere,
    description: text(
      '上会材料五段式：背景、方案、会前程序、风险、提请决定。审查意见由流程带入，第二页起是表决票，同意、不同意、弃权、回避四选一。',
      '提會資料五段式：背景、方案、會前程序、風險、提請決議。審查意見由流程帶入，第二頁起是表決票，同意、不同意、棄權、迴避四選一。',
      'A paper in five parts: background, proposal, preparation, risks and what is asked of the meeting. Opinions come from the flow; the ballot on the next page offers for, against, abstain and conflict of interest.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 127, changes: firstEdition, files: () => majorDecisionPaper({ vote: false }) },
      {
        version: '1.1.0',
        days_ago: 25,
        changes: text('新增表决票。', '新增表決票。', 'The ballot was added.'),
        files: () => majorDecisionPaper({ vote: true }),
      },
    ],
  },
  'duty-daily': {
    scene: 'shifts',
    industries: ['government', 'utilities', 'energy-chemicals'],
    tags: ['duty', 'handover', 'print'],
    licence: internal,
    needs: anyServer,
    description: text(
      '每天八点四十之前发出的一页：值班员与带班领导、来电与处理、未了事项、明日提示。内容取自值班记录，交接班后自动生成。',
      '每天八點四十之前發出的一頁：值班人員與帶班主管、來電與處理、待辦事項、明日提醒。內容取自值班紀錄，交班後自動產生。',
      'The page that goes out every day before 8:40: who was on duty, what came in, what is open and what tomorrow brings. It is filled in from the duty log after the handover.',
    ),
    versions: [{ version: '1.0.0', days_ago: 29, changes: firstEdition, files: dutyDaily }],
  },
  'disclosure-reply': {
    scene: 'official-papers',
    industries: ['government'],
    tags: ['disclosure', 'letterhead', 'e-seal'],
    licence: internal,
    needs: everywhere,
    depends_on: [{ kind: 'resource', slug: 'disclosure-request', range: '>=1.1.0' }],
    description: text(
      '依申请公开的答复一封信写完：予以公开、部分公开、不予公开、信息不存在，四种答复用同一份模板，救济途径固定在末段。',
      '依申請公開的答覆一封信寫完：准予公開、部分公開、不予公開、資訊不存在，四種答覆用同一份範本，救濟途徑固定在末段。',
      'The answer to a request in one letter: disclosed, partly disclosed, refused or not existing, with the ways to appeal always at the end.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 116, changes: firstEdition, files: () => disclosureReply({ refusal: false }) },
      {
        version: '1.1.0',
        days_ago: 31,
        changes: text(
          '支持不予公开，并写明依据。',
          '支援不予公開，並寫明依據。',
          'It can refuse, and cites the grounds.',
        ),
        files: () => disclosureReply({ refusal: true }),
      },
    ],
  },
  'offer-letter': {
    scene: 'people',
    industries: [],
    tags: ['onboarding', 'e-seal'],
    licence: 'CC-BY-4.0',
    needs: everywhere,
    description: text(
      '录用之后发给新人的第一封信：岗位、待遇、报到时间地点、要带什么。入职办理单里有的直接带入，盖章后由系统发送。',
      '錄取之後發給新人的第一封信：職位、待遇、報到時間地點、要帶什麼。到職辦理單裡有的直接帶入，用印後由系統寄送。',
      'The first letter to whoever was hired: position, pay, when and where to come and what to bring. Filled in from the onboarding sheet, sealed and sent.',
    ),
    versions: [{ version: '1.0.0', days_ago: 58, changes: firstEdition, files: offerLetter }],
  },
  'power-of-attorney': {
    scene: 'contracts-seals',
    industries: [],
    tags: ['seal', 'certificate', 'e-seal'],
    licence: internal,
    needs: anyServer,
    description: text(
      '写明事项、范围与期限的授权委托书，用印申请编号印在正文里，印章管理员核对得上才盖章。',
      '寫明事項、範圍與期限的授權委託書，用印申請編號印在本文裡，印信管理員核對得上才用印。',
      'A power of attorney with matter, scope and period. The number of the seal request is printed in it, and the keeper seals only what matches.',
    ),
    versions: [{ version: '1.0.0', days_ago: 55, changes: firstEdition, files: powerOfAttorney }],
  },
}
