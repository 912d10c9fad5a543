import type { DemoApp } from '../../kinds.ts'
import { text } from '../text.ts'
import { from } from './versions.ts'

export const approvalApps: DemoApp[] = [
  {
    slug: 'app-e1',
    category: 'approval',
    publisher: 'extensions',
    title: text('电子印章', '電子印章', 'Electronic seal'),
    summary: text(
      '对接多家签章服务，用印节点一步完成。',
      '可連接多家簽章服務，用印節點一步完成。',
      'Connects to several signing services; the seal step becomes one click.',
    ),
    description: text(
      '用印流程走到盖章节点，文件连同印章位置送到你已签约的签章服务，盖好的文件回到流程附件，原件与成品都留底。印章由签章服务保管，本应用从不持有私钥。',
      '用印流程走到蓋章節點，文件連同印章位置送到你已簽約的簽章服務，蓋好的文件回到流程附件，原件與成品都留底。印章由簽章服務保管，本應用從不持有私鑰。',
      'At the seal step the document and the place of the seal go to the signing service you have a contract with; the sealed file comes back as an attachment, beside the original. Keys stay with the service: this app never holds one.',
    ),
    official: true,
    permissions: {
      read_files: text('取出待盖章的附件', '取出待蓋章的附件', 'Takes the attachment that is to be sealed'),
      write_files: text('把盖好章的文件放回附件', '把蓋好章的文件放回附件', 'Puts the sealed file back'),
      act_in_flows: text('盖章完成后提交用印节点', '蓋章完成後送出用印節點', 'Submits the seal step once it is done'),
    },
    data_sent: [
      {
        what: text(
          '待盖章的文件、印章编号、经办人姓名',
          '待蓋章的文件、印章編號、經辦人姓名',
          'The document, the number of the seal, the name of the clerk',
        ),
        receiver: text('你选定并签约的签章服务', '你選定並簽約的簽章服務', 'The signing service you chose'),
        why: text('盖章只能在签章服务里完成', '蓋章只能在簽章服務裡完成', 'Only the service can put the seal'),
        host: 'seal.example.com',
      },
    ],
    versions: [
      {
        version: '2.4.0',
        days_ago: 240,
        works_with: from('9.8', '10.1'),
        changes: text('支持骑缝章。', '支援騎縫章。', 'Seals across the edges of pages.'),
      },
      {
        version: '3.0.0',
        days_ago: 90,
        works_with: from('10.0'),
        changes: text(
          '多家签章服务可以并用，按印章选择。',
          '多家簽章服務可並用，依印章選擇。',
          'Several services side by side, chosen by seal.',
        ),
      },
      {
        version: '3.1.0',
        works_with: from('10.0'),
        changes: text(
          '批量用印一次提交，逐份返回结果。',
          '批次用印一次送出，逐份回傳結果。',
          'Many documents in one go, with a result for each.',
        ),
      },
    ],
    screens: [
      {
        screen: 'page',
        caption: text(
          '印章位置拖到哪里，就盖在哪里',
          '印章位置拖到哪裡，就蓋在哪裡',
          'The seal goes where it was dragged',
        ),
      },
      { screen: 'list', caption: text('每一次用印都有记录', '每一次用印都有紀錄', 'Every use of a seal is on record') },
    ],
    days_ago: 6,
    download_count: 9120,
    downloads_30_days: 410,
    rating: { average: 4.72, people: 188 },
  },
  {
    slug: 'stand-in',
    category: 'approval',
    publisher: 'linxi',
    title: text('代理审批', '代理簽核', 'Stand-in'),
    summary: text(
      '出差几天，哪些流程交给谁，到期自动收回。',
      '出差幾天，哪些流程交給誰，到期自動收回。',
      'Who decides what while you are away, until the date you set.',
    ),
    description: text(
      '按流程、金额与日期设代理人，请假单通过时可以一并生效。代理人办过的每一步都注明“代”，本人回来后有一张清单。',
      '依流程、金額與日期設代理人，請假單核准時可一併生效。代理人辦過的每一步都註明「代」，本人回來後有一張清單。',
      'A stand-in by flow, amount and dates, set together with an approved leave request. Every step they take says so, and you find a list when you return.',
    ),
    permissions: {
      read_organisation: text('从部门里选择代理人', '從部門裡選擇代理人', 'Lets you choose among your colleagues'),
      act_in_flows: text(
        '把待办转给代理人，到期收回',
        '把待辦轉給代理人，到期收回',
        'Hands tasks over, and takes them back',
      ),
      read_calendar: text('请假与出差日期自动带入', '請假與出差日期自動帶入', 'Fills in the dates of leave and travel'),
    },
    versions: [
      {
        version: '1.2.0',
        days_ago: 130,
        works_with: from('10.0'),
        changes: text('可以按金额分给不同的人。', '可依金額分給不同的人。', 'Different people for different amounts.'),
      },
      {
        version: '1.3.0',
        works_with: from('10.0'),
        changes: text(
          '回来后有一张办过的清单。',
          '回來後有一張辦過的清單。',
          'A list of what was done when you return.',
        ),
      },
    ],
    screens: [
      {
        screen: 'form',
        caption: text(
          '三步设好：谁、哪些流程、到哪天',
          '三步設好：誰、哪些流程、到哪天',
          'Three steps: who, which flows, until when',
        ),
      },
    ],
    days_ago: 33,
    download_count: 2674,
    downloads_30_days: 210,
    rating: { average: 4.55, people: 57 },
  },
  {
    slug: 'contract-compare',
    category: 'approval',
    publisher: 'shiquan',
    price: 'yearly',
    title: text('合同比对', '合約比對', 'Contract compare'),
    summary: text(
      '对方改了哪几处，审批前就标出来。',
      '對方改了哪幾處，簽核前就標出來。',
      'Shows what the other side changed before anybody signs.',
    ),
    description: text(
      '把回传的合同与流程里批准的那一版逐句比对，增、删、改分别标色，扫描件先在本机识别文字。比对在你自己的服务器上完成。',
      '把回傳的合約與流程裡核准的那一版逐句比對，增、刪、改分別標色，掃描件先在本機辨識文字。比對在你自己的伺服器上完成。',
      'Sets the returned contract against the approved one, sentence by sentence; scans are read first. All of it runs on your own server.',
    ),
    permissions: {
      read_files: text('读取两份合同附件', '讀取兩份合約附件', 'Reads the two attachments'),
      write_forms: text(
        '把差异条数写进审批单',
        '把差異條數寫進簽核單',
        'Writes the number of differences into the form',
      ),
    },
    versions: [
      {
        version: '1.0.0',
        days_ago: 160,
        works_with: from('10.0', '10.1'),
        changes: text('逐句比对 Word 与 PDF。', '逐句比對 Word 與 PDF。', 'Word and PDF, sentence by sentence.'),
      },
      {
        version: '2.0.0',
        works_with: from('10.1'),
        changes: text('支持扫描件；表格逐格比对。', '支援掃描件；表格逐格比對。', 'Scans; tables cell by cell.'),
      },
    ],
    screens: [
      {
        screen: 'page',
        caption: text(
          '左边是批准的，右边是回来的',
          '左邊是核准的，右邊是回來的',
          'Approved on the left, returned on the right',
        ),
      },
    ],
    days_ago: 19,
    download_count: 1120,
    downloads_30_days: 164,
    rating: { average: 4.49, people: 31 },
  },
]
