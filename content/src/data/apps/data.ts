import type { DemoApp } from '../../kinds.ts'
import { text } from '../text.ts'
import { from } from './versions.ts'

export const dataApps: DemoApp[] = [
  {
    slug: 'app-a5',
    category: 'data',
    publisher: 'banshan',
    price: 'yearly',
    title: text('数据大屏', '資料看板', 'Data wall'),
    summary: text(
      '把流程效率与瓶颈画出来。',
      '把流程效率與瓶頸畫出來。',
      'Draws where flows are quick and where they wait.',
    ),
    description: text(
      '每条流程平均多久、卡在哪一步、哪个时段最堵，挂在墙上给所有人看。默认只显示部门与数字，不显示人名。',
      '每條流程平均多久、卡在哪一步、哪個時段最塞，掛在牆上給所有人看。預設只顯示部門與數字，不顯示人名。',
      'How long a flow takes, where it waits and when it is busiest, on a wall for everybody. It shows departments and figures; names only where you allow them.',
    ),
    permissions: {
      read_figures: text('读取流程的起止时间', '讀取流程的起訖時間', 'Reads when steps began and ended'),
      read_organisation: text('按部门汇总', '依部門彙整', 'Sums up by department'),
    },
    versions: [
      {
        version: '2.0.0',
        days_ago: 200,
        works_with: from('10.0', '10.1'),
        changes: text('全新的版式。', '全新的版式。', 'New layouts.'),
      },
      {
        version: '2.1.0',
        works_with: from('10.1'),
        changes: text('瓶颈按星期与时段显示。', '瓶頸依星期與時段顯示。', 'Bottlenecks by weekday and hour.'),
      },
    ],
    screens: [
      {
        screen: 'chart',
        caption: text('哪一步在等，等了多久', '哪一步在等，等了多久', 'Which step waits, and for how long'),
      },
      { screen: 'board', caption: text('一面墙，六个数', '一面牆，六個數', 'One wall, six figures') },
    ],
    days_ago: 34,
    download_count: 3162,
    downloads_30_days: 247,
    rating: { average: 4.53, people: 61 },
  },
  {
    slug: 'report-by-mail',
    category: 'data',
    publisher: 'banshan',
    title: text('报表订阅', '報表訂閱', 'Reports by mail'),
    summary: text(
      '周一早上八点，报表已在邮箱里。',
      '週一早上八點，報表已在信箱裡。',
      'Monday at eight the report is in your mailbox.',
    ),
    description: text(
      '选报表、选时间、选收件人；每个人收到的只含自己有权看的行。邮件从你自己的邮件服务器发出。',
      '選報表、選時間、選收件人；每個人收到的只含自己有權看的列。郵件從你自己的郵件伺服器發出。',
      'Choose the report, the hour and who gets it; each person gets only the rows they may see. Mail leaves through your own server.',
    ),
    permissions: {
      read_figures: text(
        '按收件人的权限生成报表',
        '依收件人的權限產生報表',
        'Makes a report with the rights of each reader',
      ),
      read_organisation: text('取得收件人邮箱', '取得收件人信箱', 'Looks up the addresses'),
      send_messages: text('发送邮件', '傳送郵件', 'Sends the mail'),
    },
    versions: [
      {
        version: '1.3.0',
        days_ago: 110,
        works_with: from('10.0'),
        changes: text('节假日顺延。', '節假日順延。', 'Waits for the next working day.'),
      },
      {
        version: '1.4.0',
        works_with: from('10.0'),
        changes: text('数据没变就不发。', '資料沒變就不發。', 'Nothing new, no mail.'),
      },
    ],
    screens: [
      {
        screen: 'chart',
        caption: text('邮件里就能看，不必登录', '郵件裡就能看，不必登入', 'Read in the mail, without signing in'),
      },
    ],
    days_ago: 52,
    download_count: 1866,
    downloads_30_days: 131,
    rating: { average: 4.44, people: 36 },
  },
  {
    slug: 'data-push',
    category: 'data',
    publisher: 'extensions',
    title: text('数据推送', '資料推送', 'Data push'),
    summary: text(
      '表单一通过，数据就到业务系统。',
      '表單一核准，資料就到業務系統。',
      'Once a form is approved its data is in your other system.',
    ),
    description: text(
      '通过、驳回、归档时把选定字段推到你的接口，签名可验、失败重试、每次都有记录。地址只能填你自己网内或白名单里的。',
      '核准、退回、歸檔時把選定欄位推到你的介面，簽章可驗、失敗重試、每次都有紀錄。地址只能填你自己網內或白名單裡的。',
      'Sends chosen fields to your own interface when a form is approved, refused or filed: signed, retried, on record. Addresses must be in your network or on your list.',
    ),
    official: true,
    permissions: {
      read_forms: text('读取选定字段', '讀取選定欄位', 'Reads the fields you choose'),
      act_in_flows: text('推送失败时停在原节点', '推送失敗時停在原節點', 'Holds a step while sending fails'),
    },
    versions: [
      {
        version: '1.9.0',
        days_ago: 180,
        works_with: from('9.8', '10.0'),
        changes: text('支持明细表。', '支援明細表。', 'Detail tables.'),
      },
      {
        version: '2.0.0',
        days_ago: 84,
        works_with: from('10.0'),
        changes: text('请求带签名。', '請求帶簽章。', 'Requests are signed.'),
      },
      {
        version: '2.1.0',
        works_with: from('10.0'),
        changes: text('失败的可在页面上重发。', '失敗的可在頁面上重送。', 'Send again what failed, from the page.'),
      },
    ],
    screens: [
      {
        screen: 'list',
        caption: text(
          '每一次推送：何时、多大、结果',
          '每一次推送：何時、多大、結果',
          'Each call: when, how large, what came back',
        ),
      },
    ],
    days_ago: 17,
    download_count: 4480,
    downloads_30_days: 352,
    rating: { average: 4.59, people: 90 },
  },
]
