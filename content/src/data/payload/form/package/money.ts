import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { businessTrip } from '../business-trip.ts'
import { expenseClaim, expenseClaim1 } from '../expense-claim.ts'
import { purchaseRequest, purchaseRequest1 } from '../purchase-request.ts'
import { supplierAssessment, supplierAssessment1 } from '../supplier-assessment.ts'
import { weighbridgeTicket, weighbridgeTicket1 } from '../weighbridge-ticket.ts'
import { first, formVersion } from './version.ts'

export const expenseClaimPackage: DemoPackage = {
  description: text(
    '一行一笔费用，合计、大写与票据张数自动得出；有借款的先冲抵，应付多少算得明明白白。\n\n- 明细含可抵扣税额与不含税金额，财务不用再拆。\n- 选“超出差旅标准”后必须写明理由，不少于十个字。\n- 与流程“费用报销：多级审批”配套使用。',
    '一行一筆費用，合計、大寫與單據張數自動得出；有借支的先沖抵，應付多少算得清清楚楚。\n\n- 明細含可扣抵稅額與未稅金額，財務不必再拆。\n- 選「超出差旅標準」後必須寫明理由，不少於十個字。\n- 與流程「費用報支：多層簽核」搭配使用。',
    'One line for each expense; the total, the amount in words and the number of receipts are calculated. Advances are settled first, so what will be paid is plain.\n\n- Each line has deductible tax and net amount; finance need not take it apart.\n- Above the travel limits a reason of at least ten characters is asked for.\n- Made for the flow “Expense claim with tiered approval”.',
  ),
  scene: 'expenses',
  industries: [],
  tags: ['expense', 'travel', 'detail-table', 'sums'],
  licence: 'CC-BY-4.0',
  needs: { database: ['postgresql', 'mysql', 'oracle', 'dameng'] },
  versions: [
    formVersion('1.0.0', 420, expenseClaim1, first),
    formVersion(
      '2.0.0',
      60,
      expenseClaim,
      text(
        '明细增加可抵扣税额与不含税金额；新增冲抵借款、应付金额与超标理由。',
        '明細增加可扣抵稅額與未稅金額；新增沖抵借支、應付金額與超出標準之理由。',
        'Lines have deductible tax and net amount; new are the advance, what is to be paid and the reason above limits.',
      ),
    ),
  ],
}

export const purchaseRequestPackage: DemoPackage = {
  description: text(
    '需求部门写清买什么、为什么买、什么时候要；采购部把三家报价填在同一张单上，最低价自动标出。\n\n- 数量乘单价得金额，明细合计得总额，供流程按金额分级。\n- 资金来源为“预算外”时，须写明理由。',
    '需求部門寫清楚買什麼、為什麼買、什麼時候要；採購部把三家報價填在同一張單上，最低價自動標出。\n\n- 數量乘單價得金額，明細加總得總額，供流程依金額分級。\n- 經費來源為「預算外」時，須寫明理由。',
    'The department says what it needs, why and when; purchasing enters three quotes on the same form and the lowest is picked out.\n\n- Quantity times price gives the amount, the lines give the total, which the flow routes by.\n- Outside the budget, a reason must be given.',
  ),
  scene: 'purchasing',
  industries: [],
  tags: ['purchase', 'detail-table', 'sums'],
  licence: 'CC-BY-4.0',
  versions: [
    formVersion('1.0.0', 215, purchaseRequest1, first),
    formVersion(
      '1.1.0',
      40,
      purchaseRequest,
      text(
        '新增比价明细与最低报价；预算外采购须写明理由。',
        '新增比價明細與最低報價；預算外請購須寫明理由。',
        'New: a table of quotes with the lowest picked out; outside the budget a reason is asked for.',
      ),
    ),
  ],
}

export const supplierAssessmentPackage: DemoPackage = {
  description: text(
    '资质、质量、交付、成本、责任五类共三十二项，每项一到五分。各类权重自己定，总分按权重折算成百分制。\n\n- 任何一项低于三分，该类必须写明理由，写清楚才提交得了。\n- 三轮评估用同一张表，轮次不同、结论可比。\n- 与流程“供应商准入评估”配套使用。',
    '資格、品質、交付、成本、責任五類共三十二項，每項一到五分。各類權重自行設定，總分依權重換算成百分制。\n\n- 任何一項低於三分，該類必須寫明理由，寫清楚才能送出。\n- 三輪評估用同一張表，輪次不同、結論可比較。\n- 與流程「供應商核准評估」搭配使用。',
    'Standing, quality, delivery, cost and responsibility: thirty-two scores from one to five. You set the weights, and the total comes out of a hundred.\n\n- If any score is below three, its group needs a reason before the form can be sent.\n- All three rounds use the same sheet, so they can be compared.\n- Made for the flow “Supplier admission”.',
  ),
  scene: 'purchasing',
  industries: ['equipment-manufacturing', 'food-beverage', 'auto-parts'],
  tags: ['supplier', 'scoring', 'sums'],
  licence: 'CC-BY-SA-4.0',
  versions: [
    formVersion('1.0.0', 130, supplierAssessment1, first),
    formVersion(
      '1.1.0',
      16,
      supplierAssessment,
      text(
        '五类权重可调，新增加权总分；此前各类按相同比重计算。',
        '五類權重可調，新增加權總分；先前各類以相同比重計算。',
        'The five groups have weights of their own and there is a weighted total; before, all counted the same.',
      ),
    ),
  ],
}

export const weighbridgePackage: DemoPackage = {
  description: text(
    '磅房里用的单子，字大、项少、手机上一屏填完。毛重减皮重，再扣杂、扣水，净重和金额自动算，大写同时写好。\n\n- 水分超过标准的部分按比例扣，标准由收购点自己填。\n- 两次过磅的时间都留下，交售人核对有据。',
    '磅房裡用的單子，字大、項目少、手機上一個畫面填完。毛重減皮重，再扣雜、扣水，淨重和金額自動算，大寫同時寫好。\n\n- 水分超過標準的部分按比例扣除，標準由收購點自行填寫。\n- 兩次過磅的時間都留下，交售人核對有據。',
    'A form for the weighbridge: few fields, one screen on a phone. Gross less tare, less impurities and moisture; net weight and amount follow, and so do the characters.\n\n- Moisture above the limit is taken off in proportion; each buying point enters its own limit.\n- Both weighings keep their time, so the seller can check.',
  ),
  scene: 'purchasing',
  industries: ['agriculture', 'food-beverage'],
  tags: ['weighbridge', 'sums', 'phone'],
  licence: 'CC0-1.0',
  versions: [
    formVersion('1.0.0', 118, weighbridgeTicket1, first),
    formVersion(
      '1.1.0',
      34,
      weighbridgeTicket,
      text(
        '新增水分与标准水分，超出部分自动扣减，净重的算法随之改变。',
        '新增水分與標準水分，超出部分自動扣減，淨重的算法隨之改變。',
        'Moisture and its limit are new; what is above is taken off, and net weight is worked out accordingly.',
      ),
    ),
  ],
}

export const businessTripFormPackage: DemoPackage = {
  description: text(
    '行程一段一行，写清日期、起止与交通工具；行程费用加住宿费自动得出预算，天数也不用自己数。回来以后，出差小结写在同一张单上。',
    '行程一段一列，寫清日期、起訖與交通工具；行程費用加住宿費自動得出預算，天數也不必自己數。回來以後，出差報告寫在同一張單上。',
    'One row for each leg, with date, places and means of travel; legs and lodging add up to the budget, and the days are counted. The report is written on the same form after the return.',
  ),
  scene: 'expenses',
  industries: [],
  tags: ['travel', 'detail-table', 'sums'],
  licence: 'CC-BY-4.0',
  versions: [formVersion('1.0.0', 50, businessTrip, first)],
}
