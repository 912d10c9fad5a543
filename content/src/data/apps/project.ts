import type { DemoApp } from '../../kinds.ts'
import { text } from '../text.ts'
import { from } from './versions.ts'

export const projectApps: DemoApp[] = [
  {
    slug: 'app-a6',
    category: 'project',
    publisher: 'linxi',
    title: text('工时填报', '工時填報', 'Time sheets'),
    summary: text(
      '按项目、按周填报，自动汇总到人。',
      '依專案、依週填報，自動彙整到人。',
      'By project and week, summed up per person.',
    ),
    description: text(
      '一周一张表，昨天的可以直接照抄；漏填周五下午提醒一次。项目经理看汇总，看不到别的项目。',
      '一週一張表，昨天的可直接照抄；漏填週五下午提醒一次。專案經理看彙整，看不到別的專案。',
      'One sheet a week, and yesterday can be copied. Whoever forgot is reminded once on Friday. Managers see the sums of their own projects only.',
    ),
    permissions: {
      read_organisation: text('知道谁在哪个项目组', '知道誰在哪個專案組', 'Knows who is in which project'),
      write_forms: text('保存每周工时', '儲存每週工時', 'Keeps the hours'),
      send_messages: text('周五提醒一次', '週五提醒一次', 'One reminder on Friday'),
    },
    versions: [
      {
        version: '1.7.0',
        days_ago: 145,
        works_with: from('10.0'),
        changes: text('节假日自动排除。', '節假日自動排除。', 'Holidays are left out.'),
      },
      {
        version: '1.8.0',
        works_with: from('10.0'),
        changes: text('手机上左右滑动换天。', '手機上左右滑動換天。', 'Swipe from day to day on a phone.'),
      },
    ],
    screens: [
      { screen: 'calendar', caption: text('一周一张表', '一週一張表', 'One sheet a week') },
      { screen: 'chart', caption: text('项目用了多少人时', '專案用了多少人時', 'What a project has cost in hours') },
    ],
    days_ago: 40,
    download_count: 2218,
    downloads_30_days: 190,
    rating: { average: 4.6, people: 52 },
  },
  {
    slug: 'project-board',
    category: 'project',
    publisher: 'tingyu',
    price: 'yearly',
    title: text('项目看板', '專案看板', 'Project board'),
    summary: text(
      '任务、审批、文件在同一块板上。',
      '任務、簽核、文件在同一塊板上。',
      'Tasks, approvals and files on one board.',
    ),
    description: text(
      '卡片就是办公系统里的任务与流程，拖一下就换状态，审批未过的拖不动并说明原因。',
      '卡片就是辦公系統裡的任務與流程，拖一下就換狀態，簽核未過的拖不動並說明原因。',
      'A card is a task or a flow of the office system. Drag it to change its state; one that waits for approval stays, and says why.',
    ),
    permissions: {
      read_forms: text('显示任务与流程', '顯示任務與流程', 'Shows tasks and flows'),
      act_in_flows: text('拖动时提交或退回', '拖動時送出或退回', 'Submits or returns when a card is dragged'),
    },
    versions: [
      {
        version: '1.1.0',
        days_ago: 66,
        works_with: from('10.1'),
        changes: text('可以按人筛选。', '可依人篩選。', 'Choose by person.'),
      },
      {
        version: '1.2.0',
        works_with: from('10.1'),
        changes: text(
          '两人同时拖动时不会互相覆盖。',
          '兩人同時拖動時不會互相覆蓋。',
          'Two people dragging at once do not overwrite each other.',
        ),
      },
    ],
    screens: [
      {
        screen: 'board',
        caption: text('拖不动的会说明为什么', '拖不動的會說明為什麼', 'A card that will not move says why'),
      },
    ],
    days_ago: 30,
    download_count: 1708,
    downloads_30_days: 201,
    rating: { average: 4.46, people: 40 },
  },
  {
    slug: 'supplier-bills',
    category: 'project',
    publisher: 'linxi',
    price: 'usage',
    title: text('外协结算', '外包結算', 'Supplier bills'),
    summary: text(
      '外协按工时或里程碑结算，一张对账单说清。',
      '外包依工時或里程碑結算，一張對帳單說清。',
      'Hours or milestones of suppliers on one statement.',
    ),
    description: text(
      '从工时与验收单生成对账单，外协在链接里核对签字，通过后转成付款申请。外协看到的只有自己的那一张。',
      '從工時與驗收單產生對帳單，外包商在連結裡核對簽字，通過後轉成付款申請。外包商看到的只有自己的那一張。',
      'Makes a statement of hours and acceptances; the supplier checks and signs it by a link, and it becomes a payment request. They see their own and nothing else.',
    ),
    permissions: {
      read_forms: text('读取工时与验收单', '讀取工時與驗收單', 'Reads hours and acceptances'),
      start_flows: text('生成付款申请', '產生付款申請', 'Begins the payment request'),
      send_messages: text('把核对链接发给外协', '把核對連結發給外包商', 'Sends the link to the supplier'),
    },
    data_sent: [
      {
        what: text(
          '对账单上的项目名、工时与金额',
          '對帳單上的專案名、工時與金額',
          'Project, hours and amount on the statement',
        ),
        receiver: text('对账单所属的外协单位', '對帳單所屬的外包單位', 'The supplier it is for'),
        why: text('由对方核对签字', '由對方核對簽字', 'So that they can check and sign it'),
        host: 'bills.example.com',
      },
    ],
    versions: [
      {
        version: '1.0.0',
        works_with: from('10.2'),
        changes: text('第一个版本。', '第一個版本。', 'The first version.'),
      },
    ],
    screens: [
      {
        screen: 'form',
        caption: text('对方核对的就是这一张', '對方核對的就是這一張', 'The statement as the supplier sees it'),
      },
    ],
    days_ago: 4,
    download_count: 236,
    downloads_30_days: 118,
    rating: { average: 4.28, people: 11 },
  },
]
