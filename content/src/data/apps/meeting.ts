import type { DemoApp } from '../../kinds.ts'
import { text } from '../text.ts'
import { from } from './versions.ts'

export const meetingApps: DemoApp[] = [
  {
    slug: 'app-a3',
    category: 'meeting',
    publisher: 'songwu',
    price: 'yearly',
    title: text('会议室大屏', '會議室看板', 'Room door display'),
    summary: text(
      '门口一块屏，看得见下一场是谁。',
      '門口一塊螢幕，看得到下一場是誰。',
      'A screen at the door that says who is next.',
    ),
    description: text(
      '任何能开浏览器的屏都可以挂在门口：现在谁在用、下一场几点、空闲时点一下就占用半小时。十分钟没人来，自动放掉。',
      '任何能開瀏覽器的螢幕都可掛在門口：現在誰在用、下一場幾點、空閒時點一下就佔用半小時。十分鐘沒人來，自動釋出。',
      'Any screen with a browser can hang at the door: who is in, who is next, and a tap takes a free room for half an hour. A room nobody comes to is given back after ten minutes.',
    ),
    permissions: {
      read_calendar: text('显示会议室的预订', '顯示會議室的預訂', 'Shows the bookings of a room'),
      write_calendar: text('现场占用与自动释放', '現場佔用與自動釋出', 'Takes a room on the spot and gives it back'),
    },
    versions: [
      {
        version: '1.8.0',
        days_ago: 190,
        works_with: from('9.8', '10.1'),
        changes: text('竖屏版式。', '直式版面。', 'A layout for upright screens.'),
      },
      {
        version: '2.0.0',
        works_with: from('9.8'),
        changes: text(
          '断网时显示最后一次的安排并注明时间。',
          '斷網時顯示最後一次的安排並註明時間。',
          'Without a network it shows the last plan, and says how old it is.',
        ),
      },
    ],
    screens: [
      { screen: 'calendar', caption: text('红是有人，绿是空着', '紅是有人，綠是空著', 'Red is taken, green is free') },
    ],
    days_ago: 28,
    download_count: 2841,
    downloads_30_days: 205,
    rating: { average: 4.61, people: 74 },
  },
  {
    slug: 'attendance-clock',
    category: 'meeting',
    publisher: 'songwu',
    price: 'yearly',
    title: text('考勤机对接', '打卡機連接', 'Attendance clocks'),
    summary: text(
      '读取门口考勤机的记录，请假与加班自动抵扣。',
      '讀取門口打卡機的紀錄，請假與加班自動抵扣。',
      'Reads the clock at the door and sets leave and overtime against it.',
    ),
    description: text(
      '支持常见考勤机的局域网接口，每十分钟取一次记录；请假、出差、加班单通过后自动冲抵。人脸与指纹留在机器里，本应用只读时间与工号。',
      '支援常見打卡機的區域網路介面，每十分鐘取一次紀錄；請假、出差、加班單核准後自動沖抵。人臉與指紋留在機器裡，本應用只讀時間與工號。',
      'Speaks to common clocks on the local network every ten minutes; approved leave, travel and overtime are set against the records. Faces and fingerprints stay in the device: only time and number are read.',
    ),
    permissions: {
      read_organisation: text('按工号找到人', '依工號找到人', 'Finds a person by number'),
      read_forms: text('读取请假、出差与加班单', '讀取請假、出差與加班單', 'Reads leave, travel and overtime'),
      write_calendar: text('写入每日出勤', '寫入每日出勤', 'Writes attendance by day'),
    },
    versions: [
      {
        version: '2.5.0',
        days_ago: 150,
        works_with: from('9.8'),
        changes: text('夜班跨日计算。', '夜班跨日計算。', 'Night shifts across midnight.'),
      },
      {
        version: '2.6.0',
        works_with: from('9.8'),
        changes: text('考勤机掉线时提醒管理员。', '打卡機離線時提醒管理員。', 'Says when a clock is off line.'),
      },
    ],
    screens: [
      {
        screen: 'calendar',
        caption: text('一个月的出勤在一张表上', '一個月的出勤在一張表上', 'A month of attendance on one sheet'),
      },
    ],
    days_ago: 63,
    download_count: 3390,
    downloads_30_days: 221,
    rating: { average: 4.51, people: 83 },
  },
  {
    slug: 'minutes',
    category: 'meeting',
    publisher: 'linxi',
    title: text('会议纪要', '會議紀錄', 'Minutes'),
    summary: text(
      '散会前纪要已成，每条决议都有人、有期限。',
      '散會前紀錄已成，每條決議都有人、有期限。',
      'Minutes are done before the meeting is: each decision has a name and a date.',
    ),
    description: text(
      '按议程逐条记，写到“@某人 某日前”就成为一条待办，散会时一键发给与会人。不录音，不转写。',
      '依議程逐條記，寫到「@某人 某日前」就成為一條待辦，散會時一鍵發給與會人。不錄音，不轉寫。',
      'Write along the agenda; “@name by Friday” becomes a task, and the whole goes to everybody at the end. Nothing is recorded or transcribed.',
    ),
    permissions: {
      read_calendar: text('带入议程与与会人', '帶入議程與與會人', 'Brings in the agenda and who is there'),
      start_flows: text('把决议变成待办', '把決議變成待辦', 'Makes tasks of decisions'),
      send_messages: text('把纪要发给与会人', '把紀錄發給與會人', 'Sends the minutes round'),
    },
    versions: [
      {
        version: '1.0.0',
        days_ago: 70,
        works_with: from('10.1'),
        changes: text('第一个版本。', '第一個版本。', 'The first version.'),
      },
      {
        version: '1.1.0',
        works_with: from('10.1'),
        changes: text(
          '上次的未结事项自动列在议程最前。',
          '上次的未結事項自動列在議程最前。',
          'What was left open last time comes first.',
        ),
      },
    ],
    screens: [
      {
        screen: 'list',
        caption: text('每条决议后面跟着负责人', '每條決議後面跟著負責人', 'Each decision with whoever sees to it'),
      },
    ],
    days_ago: 9,
    download_count: 861,
    downloads_30_days: 240,
    rating: { average: 4.62, people: 22 },
  },
]
