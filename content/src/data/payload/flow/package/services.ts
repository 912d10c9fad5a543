import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { officeSuppliesFlow, officeSuppliesFlow1, officeSuppliesSlip } from '../plans/office-supplies.ts'
import { vehicleFlow, vehicleFlow1 } from '../plans/vehicle.ts'
import { visitorFlow } from '../plans/visitor.ts'
import { flowVersions } from './version.ts'

const first = text('首次发布。', '首次發布。', 'First release.')

export const officeSuppliesPackage: DemoPackage = {
  description: text(
    '一支笔不该惊动三位领导。额度以内，部门负责人批完就到行政；超出季度额度才报分管领导。行政先查库存，不够再交采购，发放后由本人签收。\n\n- 负责人可以直接改数量，不必退回重填。\n- 库存不足时采购三天内补齐，申请人看得到进度。',
    '一支筆不必驚動三位主管。額度以內，部門主管核准後就到行政；超出季度額度才送權責主管。行政先查庫存，不夠再交採購，發放後由本人簽收。\n\n- 主管可以直接改數量，不必退回重填。\n- 庫存不足時採購三天內補齊，申請人看得到進度。',
    'A pen should not trouble three managers. Within budget the department head approves and office services hand out; only what exceeds the quarter goes to a director. Stock first, purchasing if it is short, and a signature at the end.\n\n- The head of department changes quantities in place; nothing is sent back for that.\n- What is out of stock is bought within three days, and people see how far it is.',
  ),
  scene: 'office',
  industries: [],
  tags: ['office-supplies', 'detail-table', 'sums'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'office-supplies', range: '^1.1.0' }],
  versions: flowVersions(
    [
      { version: '1.0.0', days_ago: 140, plan: officeSuppliesFlow1, changes: first },
      {
        version: '1.1.0',
        days_ago: 34,
        plan: officeSuppliesFlow,
        document: officeSuppliesSlip,
        changes: text(
          '库存不足时转采购补货；签收后生成领用单。',
          '庫存不足時轉採購補貨；簽收後產生領用單。',
          'What is out of stock goes to purchasing; a slip is filled in at the end.',
        ),
      },
    ],
    [
      text(
        '季度额度可接预算系统，也可以由行政每季度导入一次。',
        '季度額度可串接預算系統，也可以由行政每季匯入一次。',
        'The budget of the quarter comes from your budget system, or is imported once a quarter.',
      ),
    ],
  ),
}

export const visitorPackage: DemoPackage = {
  description: text(
    '商务洽谈填完就生效，访客马上收到来访码；送货施工或五人以上来访，由部门负责人审核。门卫凭码放行，离开时登记，谁还在园区一查便知。',
    '商務洽談填完就生效，訪客馬上收到來訪碼；送貨施工或超過五人來訪，由部門主管審核。警衛憑碼放行，離開時登記，誰還在園區一查就知道。',
    'A business visit is booked at once and the guest gets a pass; works, deliveries and groups of more than five are approved by the department. The gate admits by pass and checks people out, so it is plain who is still on site.',
  ),
  scene: 'office',
  industries: [],
  tags: ['visitor', 'front-desk', 'phone'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'visitor-parking', range: '^1.1.0' }],
  versions: flowVersions(
    [{ version: '1.0.0', days_ago: 42, plan: visitorFlow, changes: first }],
    [
      text(
        '来访码用短信发送，导入后在“消息通道”里选择短信服务。',
        '來訪碼用簡訊傳送，匯入後在「訊息通道」裡選擇簡訊服務。',
        'Passes are sent by text message: choose the service under “Message channels” after import.',
      ),
    ],
  ),
}

export const vehiclePackage: DemoPackage = {
  description: text(
    '申请、派车、出车、回车一条线。部门四小时内批，超过十二小时的行程再报分管领导；调度员按车型派车，司机在手机上登记里程与费用，申请人最后确认。',
    '申請、派車、出車、回車一條線。部門四小時內核准，超過十二小時的行程再送權責主管；調度員依車種派車，駕駛在手機上登記里程與費用，申請人最後確認。',
    'Request, dispatch, trip and return in one line. The department answers within four hours, trips over twelve hours go to the director; the dispatcher assigns car and driver, who logs distance and cost on a phone, and the applicant confirms.',
  ),
  scene: 'assets',
  industries: [],
  tags: ['vehicle', 'phone', 'reminder'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'vehicle-request', range: '>=1.0.0' }],
  versions: flowVersions(
    [
      { version: '1.0.0', days_ago: 150, plan: vehicleFlow1, changes: first },
      {
        version: '1.1.0',
        days_ago: 37,
        plan: vehicleFlow,
        changes: text(
          '新增回车登记：里程、油电费与路桥费，由申请人确认。',
          '新增回車登記：里程、油電費與過路費，由申請人確認。',
          'New: distance, fuel and tolls are logged on return and confirmed by the applicant.',
        ),
      },
    ],
    [
      text(
        '没有专职调度的单位，把“车辆调度员”指定给行政专员即可。',
        '沒有專職調度的單位，把「車輛調度員」指定給行政專員即可。',
        'Without a dispatcher of your own, give that role to an office clerk.',
      ),
    ],
  ),
}
