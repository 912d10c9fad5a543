import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const decide = text('形成决议', '形成決議', 'Decide')
const minutes = text('纪要', '會議紀錄', 'Minutes')

export const tanqiuMeetings: DemoCase = {
  slug: 'tanqiu-meetings',
  product: 'oa',
  products: ['server', 'desktop', 'mobile'],
  customer: text('檀丘政务中心', '檀丘政務中心', 'Tanqiu Civic Centre'),
  title: text(
    '檀丘政务中心：会开完，事才开始',
    '檀丘政務中心：會開完，事才開始',
    'Tanqiu Civic Centre: the work begins when the meeting ends',
  ),
  headline: text('会开完，事才开始', '會開完，事才開始', 'The work begins when the meeting ends'),
  summary: text(
    '决议在会上变成任务，到期自己来问，不再靠秘书挨个打电话。',
    '決議在會上變成任務，到期自己來問，不再靠祕書一個個打電話。',
    'Decisions become tasks in the room and ask for themselves when due; no secretary has to phone around.',
  ),
  lead: text(
    '檀丘政务中心一年开九百场会，形成两千三百条决议。过去按期办结的不到一半；现在，百分之九十四。',
    '檀丘政務中心一年開九百場會，形成兩千三百條決議。過去按期辦結的不到一半；現在，百分之九十四。',
    'Tanqiu Civic Centre holds nine hundred meetings a year and takes 2,300 decisions. Fewer than half used to be done in time; now it is ninety-four in a hundred.',
  ),
  industries: ['government'],
  demands: ['meetings', 'follow-up', 'official-documents'],
  scale: text('27 个部门，1,150 人', '27 個部門，1,150 人', '27 departments, 1,150 people'),
  product_version: '10.1',
  time_to_go_live: text('3 周', '3 週', '3 weeks'),
  figures: [
    {
      label: text('决议按期办结', '決議按期辦結', 'Decisions done in time'),
      before: text('46%', '46%', '46%'),
      value: text('94%', '94%', '94%'),
    },
    {
      label: text('纪要发出', '會議紀錄發出', 'Minutes sent'),
      before: text('3 天', '3 天', 'in 3 days'),
      value: text('散会前', '散會前', 'before it ends'),
    },
    {
      label: text('会议室冲突', '會議室衝突', 'Rooms booked twice'),
      value: text('0', '0', '0'),
      unit: text('次', '次', 'times'),
    },
  ],
  challenge: [
    text(
      '会议室靠门口的本子预定，纪要三天后才发，决议写在最后一页。到了期限，秘书翻开纪要挨个打电话，多数人说：我以为是他。',
      '會議室靠門口的本子預約，會議紀錄三天後才發，決議寫在最後一頁。到了期限，祕書翻開紀錄一個個打電話，多數人說：我以為是他。',
      'Rooms were booked in a book at the door, minutes came three days later, decisions stood on the last page. When they were due the secretary phoned around, and most said: I thought it was him.',
    ),
  ],
  solution: [
    text(
      '纪要模板把决议单列成表：做什么、谁来做、哪天前。会上投屏填写，当场确认，散会时每条决议已经是一张待办。',
      '會議紀錄範本把決議單獨列表：做什麼、誰來做、哪天前。會上投影填寫，當場確認，散會時每條決議已經是一張待辦。',
      'The template lists decisions in a table: what, who, by when. It is filled in on the screen and agreed in the room; when people leave, each decision is a task.',
    ),
    text(
      '到期前三天问本人，逾期问他的上一级；办结要贴一样东西，文件、照片或链接。',
      '到期前三天問本人，逾期問他的上一級；辦結要附一樣東西，文件、照片或連結。',
      'Three days before it is due it asks its owner, after that the owner’s manager; done means something attached: a paper, a photo or a link.',
    ),
  ],
  result: [
    text('按期办结率从 46% 升到 94%。', '按期辦結率從 46% 升到 94%。', 'Done in time rose from 46% to 94%.'),
    text(
      '纪要在散会前确认，不再返工。',
      '會議紀錄在散會前確認，不再重工。',
      'Minutes are agreed before people leave, and never rewritten.',
    ),
    text(
      '会议少了两成：能用一张单说清的，不再开会。',
      '會議少了兩成：能用一張單說清的，不再開會。',
      'A fifth fewer meetings: what a form can settle is no longer discussed.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：三天后才知道', '改造前：三天後才知道', 'Before: known three days later'),
      steps: [
        text('登记会议室', '登記會議室', 'Book room'),
        text('开会', '開會', 'Meet'),
        minutes,
        text('传阅', '傳閱', 'Circulate'),
        text('打电话催', '打電話催', 'Phone around'),
      ],
    },
    after: {
      label: text('改造后：散会即派单', '改造後：散會即派單', 'After: tasks before they leave'),
      steps: [
        text('预定', '預約', 'Book'),
        decide,
        [minutes, text('任务', '任務', 'Tasks'), text('到期提醒', '到期提醒', 'Reminder')],
      ],
    },
  },
  timeline: [
    {
      moment: text('第 1 周', '第 1 週', 'Week 1'),
      event: text(
        '会议室周视图挂到每层楼道。',
        '會議室週檢視掛到每層樓道。',
        'The week of rooms goes up on every floor.',
      ),
    },
    {
      moment: text('第 2 周', '第 2 週', 'Week 2'),
      event: text(
        '纪要模板在主任办公会上试用。',
        '會議紀錄範本在主任會報上試用。',
        'The template is tried in the director’s meeting.',
      ),
    },
    {
      moment: text('第 3 周', '第 3 週', 'Week 3'),
      event: text(
        '二十七个部门的决议统一进待办。',
        '二十七個部門的決議統一進待辦。',
        'Decisions of twenty-seven departments become tasks.',
      ),
    },
  ],
  quote: {
    text: text(
      '没有人再说‘我以为是他’，屏幕上写着名字。',
      '沒有人再說『我以為是他』，螢幕上寫著名字。',
      'Nobody says they thought it was somebody else. The name is on the screen.',
    ),
    role: text('综合科科长', '綜合科科長', 'Head of general affairs'),
  },
  resources: ['f07', 'meeting-room-booking', 'meeting-room-week', 'meeting-minutes'],
  articles: ['time-limits-reminders'],
  read_count: 1_247,
  days_ago: 167,
}
