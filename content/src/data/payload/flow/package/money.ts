import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { businessTripDocument, businessTripFlow } from '../plans/business-trip.ts'
import { expenseApproval, expenseApproval1, expenseDocument } from '../plans/expense-claim.ts'
import { purchase, purchase1, purchaseDocument } from '../plans/purchase.ts'
import { supplierAdmission, supplierAdmission1 } from '../plans/supplier-admission.ts'
import { flowVersions } from './version.ts'

export const expenseApprovalPackage: DemoPackage = {
  description: text(
    '小额快走，大额多看。5 千以下由部门负责人审核后直接到财务；5 千及以上或超出差旅标准的，经分管领导；5 万及以上再报总经理。\n\n- 票据不符退回申请人，写明缺哪一张。\n- 付款后自动通知申请人到账。',
    '小額快走，大額多看。5 千以下由部門主管審核後直接到財務；5 千以上或超出差旅標準的，經權責主管；5 萬以上再送總經理。\n\n- 單據不符退回申請人，寫明缺哪一張。\n- 付款後自動通知申請人入帳。',
    'Small claims go fast, large ones are seen by more people. Below 5,000 the head of department sends it straight to finance; from 5,000 or above the travel limits the director looks too, and from 50,000 the general manager.\n\n- Wrong receipts go back to the applicant, saying which is missing.\n- The applicant is told when the money is sent.',
  ),
  scene: 'expenses',
  industries: [],
  tags: ['expense', 'travel', 'amount-tiers'],
  licence: 'CC-BY-4.0',
  needs: { database: ['postgresql', 'mysql', 'oracle', 'dameng'] },
  depends_on: [{ kind: 'resource', slug: 'expense-claim', range: '>=1.0.0' }],
  versions: flowVersions(
    [
      {
        version: '1.4.0',
        days_ago: 300,
        plan: expenseApproval1,
        changes: text(
          '付款后自动通知申请人。',
          '付款後自動通知申請人。',
          'The applicant is told when the money is sent.',
        ),
      },
      {
        version: '2.0.0',
        days_ago: 58,
        plan: expenseApproval,
        document: expenseDocument,
        changes: text(
          '金额由两级改为三级，5 万及以上报总经理；超出差旅标准的须经分管领导；票据不符可退回。',
          '金額由兩級改為三級，5 萬以上送總經理；超出差旅標準的須經權責主管；單據不符可退回。',
          'Three tiers instead of two, the general manager from 50,000; above the travel limits the director looks; wrong receipts can be sent back.',
        ),
      },
    ],
    [
      text(
        '差旅标准在表单里由申请人勾选；也可接入差旅系统自动判断。',
        '差旅標準在表單裡由申請人勾選；也可串接差旅系統自動判斷。',
        'Whether the limits are exceeded is ticked on the form; a travel system can decide it instead.',
      ),
    ],
  ),
}

export const purchasePackage: DemoPackage = {
  description: text(
    '从请购、比价、合同、订单到检验入库，一套数字走到底，不用重复录入。\n\n- 5 万以下比价后直接下单；5 万及以上先核预算，再由分管领导审批、签订合同。\n- 检验不合格的退给采购，合格才入库。\n- 仓库只看品名与数量，看不到价格。',
    '從請購、比價、合約、訂單到檢驗入庫，一套數字走到底，不必重複輸入。\n\n- 5 萬以下比價後直接下單；5 萬以上先核預算，再由權責主管核准、簽訂合約。\n- 檢驗不合格的退給採購，合格才入庫。\n- 倉庫只看品名與數量，看不到價格。',
    'Request, quotes, contract, order, inspection and receipt on one set of figures; nothing is typed twice.\n\n- Below 50,000 the order follows the quotes; from 50,000 the budget is checked, the director approves and a contract is signed.\n- What fails inspection goes back to purchasing, the rest goes into store.\n- The store sees items and quantities, never prices.',
  ),
  scene: 'purchasing',
  industries: ['equipment-manufacturing', 'electronics', 'food-beverage'],
  tags: ['purchase', 'amount-tiers'],
  licence: 'CC-BY-4.0',
  needs: { database: ['postgresql', 'mysql', 'oracle', 'kingbase'] },
  depends_on: [{ kind: 'resource', slug: 'purchase-request', range: '>=1.0.0' }],
  versions: flowVersions(
    [
      { version: '1.0.0', days_ago: 210, plan: purchase1, changes: text('首次发布。', '首次發布。', 'First release.') },
      {
        version: '2.0.0',
        days_ago: 33,
        plan: purchase,
        document: purchaseDocument,
        changes: text(
          '按金额分两路，小额免领导审批；新增预算核对、合同签订与到货检验。',
          '依金額分兩路，小額免主管核准；新增預算核對、合約簽訂與到貨檢驗。',
          'Two ways by amount, small ones need no director; budget check, contract and inspection are new.',
        ),
      },
    ],
    [
      text(
        '服务类采购没有实物，可在“到货检验”处改由需求部门验收。',
        '勞務類採購沒有實物，可在「到貨檢驗」改由需求部門驗收。',
        'Services have no goods to inspect: let the department accept them at that step.',
      ),
    ],
  ),
}

export const supplierAdmissionPackage: DemoPackage = {
  description: text(
    '资质、样品、现场三轮，一轮不过就到此为止，并写明理由告诉对方；三轮都过，由分管领导审批后自动列入合格名录。\n\n- 每轮只开放本轮要打分的部分，前后互不干扰。\n- 三轮用同一张评估表，结果可以比较。',
    '資格、樣品、現場三輪，一輪不過就到此為止，並寫明理由告知對方；三輪都過，由權責主管核准後自動列入合格名冊。\n\n- 每輪只開放該輪要評分的部分，前後互不干擾。\n- 三輪用同一張評估表，結果可以比較。',
    'Papers, samples, site visit. Whoever fails a round goes no further and is told why; after three the director approves and the supplier is added to the register automatically.\n\n- Each round opens only the scores it gives.\n- All three use one sheet, so results can be compared.',
  ),
  scene: 'purchasing',
  industries: ['equipment-manufacturing', 'food-beverage', 'auto-parts'],
  tags: ['supplier', 'scoring'],
  licence: 'CC-BY-SA-4.0',
  depends_on: [{ kind: 'resource', slug: 'supplier-assessment-form', range: '>=1.0.0' }],
  versions: flowVersions(
    [
      {
        version: '1.0.0',
        days_ago: 128,
        plan: supplierAdmission1,
        changes: text(
          '首次发布：资质与样品两轮。',
          '首次發布：資格與樣品兩輪。',
          'First release: two rounds, papers and samples.',
        ),
      },
      {
        version: '1.1.0',
        days_ago: 52,
        plan: supplierAdmission,
        changes: text(
          '新增第三轮“现场评估”，不合格同样写明理由。',
          '新增第三輪「現場評估」，不合格同樣寫明理由。',
          'A third round, the site visit; failing it is explained as well.',
        ),
      },
    ],
    [
      text(
        '名录写入供应商主数据；没有启用主数据的，会生成一张待导入的清单。',
        '名冊寫入供應商主檔；沒有啟用主檔的，會產生一份待匯入的清單。',
        'The register is your supplier master data; without it, a list to import is made.',
      ),
    ],
  ),
}

export const businessTripPackage: DemoPackage = {
  description: text(
    '境内两万以下，部门负责人批准就能订票；两万及以上经分管领导，境外再报总经理。批准后订票与预留预算同时进行，回来交一份小结。\n\n- 预算由行程与住宿自动合计，不用另写。\n- 退回的单子回到申请人，改行程再走。\n- 走完自动生成出差审批单，报销时附在后面。',
    '國內兩萬以下，部門主管核准就能訂票；兩萬以上經權責主管，國外再送總經理。核准後訂票與保留預算同時進行，回來交一份報告。\n\n- 預算由行程與住宿自動加總，不必另寫。\n- 退回的單子回到申請人，改行程再送。\n- 走完自動產生出差核准單，報支時附在後面。',
    'At home and below 20,000 the head of department is enough; from 20,000 the director approves, and abroad the general manager as well. Then tickets are booked while the money is set aside, and the traveller reports afterwards.\n\n- The budget is added up from itinerary and lodging.\n- What is sent back returns to the applicant, who changes the plan.\n- At the end there is a sheet to put behind the expense claim.',
  ),
  scene: 'expenses',
  industries: [],
  tags: ['travel', 'amount-tiers'],
  licence: 'CC-BY-4.0',
  needs: { database: ['postgresql', 'mysql', 'oracle', 'dameng'] },
  depends_on: [{ kind: 'resource', slug: 'business-trip', range: '^1.0.0' }],
  versions: flowVersions(
    [
      {
        version: '1.0.0',
        days_ago: 45,
        plan: businessTripFlow,
        document: businessTripDocument,
        changes: text('首次发布。', '首次發布。', 'First release.'),
      },
    ],
    [
      text(
        '订票可以接入差旅平台；没有平台的，由行政专员照行程预订。',
        '訂票可以串接差旅平台；沒有平台的，由行政專員照行程預訂。',
        'Booking can be left to a travel platform; without one the office clerk books by the itinerary.',
      ),
    ],
  ),
}
