import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { disclosureRequest, disclosureRequest1 } from '../disclosure-request.ts'
import { disclosureReview } from '../disclosure-review.ts'
import { majorDecision, majorDecision1 } from '../major-decision.ts'
import { first, formVersion } from './version.ts'

export const majorDecisionFormPackage: DemoPackage = {
  description: text(
    '上会的事项说得清，会议才议得快。类别、方案比较、风险与会前程序写在一张表上；选“重大项目”或“大额资金”时必须写金额与资金来源。\n\n- 备选方案列成明细，费用与结论并排。\n- 表决情况、回避人员与会议决定回填到同一张表。',
    '提案說得清，會議才議得快。類別、方案比較、風險與會前程序寫在一張表上；選「重大專案」或「大額資金」時必須寫金額與資金來源。\n\n- 備選方案列成明細，費用與結論並列。\n- 表決情形、迴避人員與會議決議回填到同一張表。',
    'A subject that is clear on paper is settled quickly in the meeting. Kind, options, risks and preparation on one sheet; large projects and payments must give the amount and where the money comes from.\n\n- Options stand in a table, cost beside verdict.\n- Votes, abstentions and the resolution are added afterwards.',
  ),
  scene: 'meetings',
  industries: ['government', 'utilities', 'higher-education'],
  tags: ['major-decision', 'decisions', 'conditional-fields'],
  licence: 'LicenseRef-Customer-Internal',
  versions: [
    formVersion('1.0.0', 135, majorDecision1, first),
    formVersion(
      '1.1.0',
      24,
      majorDecision,
      text(
        '新增上会日期、表决情况、回避人员、会议决定与公开情况。',
        '新增會議日期、表決情形、迴避人員、會議決議與公開情形。',
        'New: date of the meeting, votes, abstentions, resolution and whether it was made public.',
      ),
    ),
  ],
}

export const disclosureReviewPackage: DemoPackage = {
  description: text(
    '公开之前把三件事查清：是不是国家秘密、是不是商业秘密、有没有个人信息。一张表逐项勾选，不予公开的写明依据，敏感事项写明应对安排。',
    '公開之前把三件事查清：是不是國家機密、是不是營業秘密、有沒有個人資料。一張表逐項勾選，不予公開的寫明依據，敏感事項寫明因應安排。',
    'Three questions before anything is published: state secrets, trade secrets, personal data. Each is ticked; what is not disclosed needs its grounds, and sensitive matters a plan for questions.',
  ),
  scene: 'official-papers',
  industries: ['government'],
  tags: ['disclosure', 'conditional-fields'],
  licence: 'LicenseRef-Customer-Internal',
  versions: [formVersion('1.0.0', 100, disclosureReview, first)],
}

export const disclosureRequestPackage: DemoPackage = {
  description: text(
    '群众填前半张，机关填后半张。所需信息一事一申请，提供方式三选一；受理日期与答复期限写在同一张表上，部分公开或不予公开的须引用法律依据。手机上也能填。',
    '民眾填前半張，機關填後半張。所需資訊一事一申請，提供方式三選一；受理日期與答覆期限寫在同一張表上，部分公開或不予公開的須引用法律依據。手機上也能填。',
    'The public fills in the first half, the office the second. One matter per request, delivered as paper, file or reading on site; the date received and the date due stand on the same sheet, and a refusal cites the law. Works on phones.',
  ),
  scene: 'official-papers',
  industries: ['government'],
  tags: ['disclosure', 'phone', 'conditional-fields'],
  licence: 'CC-BY-4.0',
  versions: [
    formVersion('1.0.0', 120, disclosureRequest1, first),
    formVersion(
      '1.1.0',
      30,
      disclosureRequest,
      text(
        '新增受理日期、答复期限与答复类型。',
        '新增受理日期、答覆期限與答覆類型。',
        'New: date received, date due and kind of answer.',
      ),
    ),
  ],
}
