import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { assetRequisition } from '../asset-requisition.ts'
import { countersignOpinions, countersignOpinions1 } from '../countersign-opinions.ts'
import { incomingRegister } from '../incoming-register.ts'
import { meetingRoomBooking } from '../meeting-room-booking.ts'
import { outgoingRegister } from '../outgoing-register.ts'
import { vehicleRequest, vehicleRequest1 } from '../vehicle-request.ts'
import { visitorParking, visitorParking1 } from '../visitor-parking.ts'
import { first, formVersion } from './version.ts'

export const visitorParkingPackage: DemoPackage = {
  description: text(
    '接待人提前一天填好，访客到门口报单位即可。名单、时间、入口、车牌一次填完，保安室与前台各收到一份。\n\n- 需要车位才填车牌；新能源车可预留充电位。\n- 送货或施工的访客，须确认已完成安全告知。',
    '接待人提前一天填好，訪客到門口報公司名稱即可。名單、時間、入口、車牌一次填完，警衛室與櫃台各收到一份。\n\n- 需要車位才填車牌；電動車可預留充電車位。\n- 送貨或施工的訪客，須確認已完成安全告知。',
    'The host fills it in the day before, and at the gate the visitor only gives the company’s name. Names, times, gate and number plate in one go; gate and front desk each get a copy.\n\n- The plate is asked for only when parking is wanted; electric cars can have a charging place.\n- For deliveries and works, the safety briefing must be confirmed.',
  ),
  scene: 'office',
  industries: [],
  tags: ['visitor', 'front-desk', 'conditional-fields', 'phone'],
  licence: 'CC-BY-4.0',
  versions: [
    formVersion('1.0.0', 160, visitorParking1, first),
    formVersion(
      '1.1.0',
      27,
      visitorParking,
      text(
        '车位分为小型车、新能源车与货车；送货施工须确认安全告知。',
        '車位分為小型車、電動車與貨車；送貨施工須確認安全告知。',
        'Parking for cars, electric cars and trucks; deliveries and works must confirm the safety briefing.',
      ),
    ),
  ],
}

export const vehicleRequestPackage: DemoPackage = {
  description: text(
    '申请、派车、回车用同一张单。出发前填行程与人数，回来后补里程与费用，公里数和合计自动得出。',
    '申請、派車、回車用同一張單。出發前填行程與人數，回來後補里程與費用，公里數與合計自動得出。',
    'One form for asking, assigning and coming back. Trip and passengers before you leave, readings and costs afterwards; distance and total add up.',
  ),
  scene: 'assets',
  industries: [],
  tags: ['vehicle', 'sums', 'phone'],
  licence: 'CC0-1.0',
  versions: [
    formVersion('1.0.0', 260, vehicleRequest1, first),
    formVersion(
      '1.1.0',
      75,
      vehicleRequest,
      text(
        '新增出回车里程、油电费与路桥停车费，里程与费用自动合计。',
        '新增出回車里程、油電費與過路停車費，里程與費用自動加總。',
        'Odometer readings, fuel, tolls and parking are new; distance and cost add up.',
      ),
    ),
  ],
}

export const meetingRoomBookingPackage: DemoPackage = {
  description: text(
    '选会议室、选时间、写主题，三步订好。时长自动计算，最长八小时；需要投影、视频或茶水的直接勾选，会务照单准备。\n\n- 变更已有预定时填原编号与原因，参会人会收到通知。',
    '選會議室、選時間、寫主題，三步就訂好。時間長度自動計算，最長八小時；需要投影、視訊或茶水的直接勾選，會務照單準備。\n\n- 異動既有預約時填原編號與原因，與會者會收到通知。',
    'Room, time, subject: booked. Minutes are counted, eight hours at most; projector, video or tea are ticked and prepared.\n\n- To change a booking, give its number and why; attendees are told.',
  ),
  scene: 'meetings',
  industries: [],
  tags: ['meeting-room', 'conditional-fields'],
  licence: 'CC-BY-4.0',
  versions: [formVersion('1.0.0', 95, meetingRoomBooking, first)],
}

export const outgoingRegisterPackage: DemoPackage = {
  description: text(
    '一文一行，文号由代字、年份与序号自动拼成；与上一号不连续时，跳了几号当场显示，去向写在备注里。\n\n- 主送与抄送分列，总份数自动合计。\n- 密级与紧急程度按常用三级设置，可自行增减。',
    '一文一列，文號由發文字號、年度與流水號自動組成；與上一號不連續時，跳了幾號當場顯示，去向寫在備註裡。\n\n- 正本與副本分列，總份數自動加總。\n- 密等與速別依常用三級設定，可自行增減。',
    'One document, one row. The number is put together from prefix, year and serial; if it does not follow the one before, the gap shows at once and is explained in the remarks.\n\n- Recipients and copies are listed apart, and the copies are added up.\n- Three classes each of secrecy and urgency, ready to be changed.',
  ),
  scene: 'official-papers',
  industries: ['government', 'associations'],
  tags: ['official-document', 'numbering', 'detail-table'],
  licence: 'CC-BY-4.0',
  versions: [formVersion('1.0.0', 83, outgoingRegister, first)],
}

export const countersignOpinionsPackage: DemoPackage = {
  description: text(
    '九个部门九封邮件，不如一张表。意见按条款归到一起，采纳与否逐条标明，不采纳的写明原因；打印只占一页，直接附在报批稿后面。',
    '九個部門九封郵件，不如一張表。意見依條款歸在一起，採納與否逐條註明，不採納的寫明原因；列印只占一頁，直接附在陳核稿後面。',
    'One table instead of nine mails from nine departments. Opinions are gathered by clause, each marked as taken or not, with the reason when not; it prints on one page and goes behind the draft.',
  ),
  scene: 'official-papers',
  industries: [],
  tags: ['countersign', 'policy', 'detail-table'],
  licence: 'CC-BY-SA-4.0',
  versions: [
    formVersion('1.0.0', 150, countersignOpinions1, first),
    formVersion(
      '1.1.0',
      49,
      countersignOpinions,
      text(
        '每条意见增加“说明”，不采纳须有回应；新增到期复审日期。',
        '每條意見增加「說明」，不採納須有回應；新增到期複審日期。',
        'Every opinion has an answer, above all when it was not taken; new is the date to review again.',
      ),
    ),
  ],
}

export const incomingRegisterPackage: DemoPackage = {
  description: text(
    '来文到了先登记：谁发的、什么字号、多急、要不要复文。承办单位列成明细，主办、协办与期限各写各的；要复文的，期限必填。',
    '來文到了先登記：誰發的、什麼字號、多急、要不要復文。承辦單位列成明細，主辦、協辦與期限各寫各的；要復文的，期限必填。',
    'What arrives is registered first: from whom, under which number, how urgent, and whether it wants a reply. Units are listed with their part and their day; where a reply is due, so is its date.',
  ),
  scene: 'official-papers',
  industries: ['government', 'associations'],
  tags: ['official-document', 'detail-table', 'conditional-fields'],
  licence: 'CC-BY-4.0',
  versions: [formVersion('1.0.0', 62, incomingRegister, first)],
}

export const assetRequisitionFormPackage: DemoPackage = {
  description: text(
    '领什么、放哪里、谁保管，一张单写清楚。数量乘单价自动得出总价值；临时借用的，归还日期必填。',
    '領什麼、放哪裡、誰保管，一張單寫清楚。數量乘單價自動得出總價值；臨時借用的，歸還日期必填。',
    'What is wanted, where it will stand and who answers for it. Quantity times price gives the total value; for a short loan the day of return must be there.',
  ),
  scene: 'assets',
  industries: [],
  tags: ['detail-table', 'sums', 'conditional-fields'],
  licence: 'CC-BY-4.0',
  versions: [formVersion('1.0.0', 57, assetRequisition, first)],
}
