import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const request = text('申请', '申請', 'Request')
const manager = text('部门', '部門', 'Manager')
const keeper = text('印管员', '印信管理員', 'Keeper')

export const yanpingSeals: DemoCase = {
  slug: 'yanping-seals',
  product: 'oa',
  products: ['server', 'desktop', 'mobile'],
  customer: text('砚坪租赁', '硯坪租賃', 'Yanping Leasing'),
  title: text(
    '砚坪租赁：公章借出去，记录跟着走',
    '硯坪租賃：公章借出去，紀錄跟著走',
    'Yanping Leasing: the seal leaves, its record goes along',
  ),
  headline: text('公章借出去，记录跟着走', '公章借出去，紀錄跟著走', 'The seal leaves, its record goes along'),
  summary: text(
    '九枚印章、六处网点，每次用印都对得上一份已批的文件。',
    '九枚印章、六處據點，每次用印都對得上一份已核准的文件。',
    'Nine seals in six branches; every impression belongs to an approved document.',
  ),
  lead: text(
    '砚坪租赁一年用印三万一千次。过去审计抽查一百次，有十二次说不清盖在哪份文件上；现在，一次也没有。',
    '硯坪租賃一年用印三萬一千次。過去稽核抽查一百次，有十二次說不清蓋在哪份文件上；現在，一次也沒有。',
    'Yanping Leasing stamps 31,000 times a year. Of a hundred impressions the auditors picked, twelve could not be traced to a document; now all of them can.',
  ),
  industries: ['financial-services'],
  demands: ['seals', 'information-security', 'budget-control'],
  scale: text('6 处网点，540 人', '6 處據點，540 人', '6 branches, 540 people'),
  product_version: '10.2',
  time_to_go_live: text('4 周', '4 週', '4 weeks'),
  figures: [
    {
      label: text('对不上文件的用印', '對不上文件的用印', 'Impressions without a document'),
      before: text('12%', '12%', '12%'),
      value: text('0', '0', '0'),
    },
    {
      label: text('等一枚章', '等一枚章', 'Waiting for a seal'),
      before: text('1.5 天', '1.5 天', '1.5 days'),
      value: text('2 小时', '2 小時', '2 hours'),
    },
    {
      label: text('逾期未还', '逾期未還', 'Not returned in time'),
      value: text('0', '0', '0'),
      unit: text('枚', '枚', 'seals'),
    },
  ],
  challenge: [
    text(
      '登记本在印管员的抽屉里，借出时写一行，归还时常常忘了写。外出用印带走的是真章，去了哪里、盖了几份，全凭回来的人口述。',
      '登記簿在印信管理員的抽屜裡，借出時寫一行，歸還時常常忘了寫。外出用印帶走的是真章，去了哪裡、蓋了幾份，全憑回來的人口述。',
      'The register lay in a drawer: a line when a seal went out, often none when it came back. Where it had been and how many papers it had stamped was what the bearer remembered.',
    ),
  ],
  solution: [
    text(
      '用印申请必须挂上已批的文件，份数从文件里带出，不能手填。外借的章到期前两小时提醒本人，逾期抄送部门负责人。',
      '用印申請必須掛上已核准的文件，份數從文件帶出，不能手填。外借的章到期前兩小時提醒本人，逾期副知部門主管。',
      'A request must carry an approved document, and the number of copies comes from it, not from a keyboard. Two hours before a seal is due its bearer is reminded; after that the head of department hears of it.',
    ),
    text(
      '归还时拍一张盖好的首页，系统与清样比对，不一致的当场退回。',
      '歸還時拍一張蓋好的首頁，系統與清稿比對，不一致的當場退回。',
      'On return the stamped first page is photographed and compared with the proof; what differs is sent back on the spot.',
    ),
  ],
  result: [
    text(
      '每一次用印都能点开对应的文件与审批。',
      '每一次用印都能點開對應的文件與簽核。',
      'Every impression opens its document and its approval.',
    ),
    text(
      '等章从一天半缩短到两小时。',
      '等章從一天半縮短到兩小時。',
      'Waiting for a seal fell from a day and a half to two hours.',
    ),
    text(
      '年度审计的用印抽查第一次零问题。',
      '年度稽核的用印抽查第一次零問題。',
      'The yearly audit of seals ended without a finding for the first time.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：登记本一行字', '改造前：登記簿一行字', 'Before: one line in a book'),
      steps: [
        request,
        manager,
        text('排队登记', '排隊登記', 'Queue, sign'),
        keeper,
        text('口头归还', '口頭歸還', 'Say it is back'),
      ],
    },
    after: {
      label: text(
        '改造后：文件、份数、照片一条线',
        '改造後：文件、份數、照片一條線',
        'After: document, copies and photo in one line',
      ),
      steps: [
        request,
        [manager, text('文件核对', '文件核對', 'Document check')],
        keeper,
        text('拍照归还', '拍照歸還', 'Photo, return'),
      ],
    },
  },
  timeline: [
    {
      moment: text('第 1 周', '第 1 週', 'Week 1'),
      event: text(
        '盘点九枚印章，封存两枚。',
        '盤點九枚印章，封存兩枚。',
        'Nine seals counted, two of them locked away.',
      ),
    },
    {
      moment: text('第 2–3 周', '第 2–3 週', 'Weeks 2–3'),
      event: text(
        '用印流程挂上合同与公文。',
        '用印流程掛上合約與公文。',
        'The seal flow joined to contracts and official papers.',
      ),
    },
    {
      moment: text('第 4 周', '第 4 週', 'Week 4'),
      event: text('六处网点停用登记本。', '六處據點停用登記簿。', 'Six branches close their books.'),
    },
  ],
  quote: {
    text: text(
      '以前审计来了我翻抽屉，现在他自己点开看。',
      '以前稽核來了我翻抽屜，現在他自己點開看。',
      'When the auditors came I used to search the drawer. Now they look for themselves.',
    ),
    role: text('综合部印管员', '綜合部印信管理員', 'Keeper of the seals'),
  },
  resources: ['f03', 'seal-request', 'f08'],
  articles: ['time-limits-reminders', 'file-when-flow-ends'],
  read_count: 1_688,
  consent_days: 330,
  days_ago: 141,
}
