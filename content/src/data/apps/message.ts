import type { DemoApp } from '../../kinds.ts'
import { text } from '../text.ts'
import { from } from './versions.ts'

export const messageApps: DemoApp[] = [
  {
    slug: 'app-a4',
    category: 'message',
    publisher: 'extensions',
    price: 'usage',
    title: text('短信通道', '簡訊通道', 'Text message channel'),
    summary: text(
      '审批提醒直达手机，送达可查。',
      '簽核提醒直達手機，是否送達可查。',
      'Approval reminders by text message, with delivery you can check.',
    ),
    description: text(
      '接入你签约的短信服务商，按流程与紧急程度决定谁收短信；每条的提交、送达与失败原因都可查，正文不含业务数据，只给标题与链接。',
      '接入你簽約的簡訊服務商，依流程與緊急程度決定誰收簡訊；每則的送出、送達與失敗原因都可查，內文不含業務資料，只給標題與連結。',
      'Uses the carrier you have a contract with; flows and urgency decide who gets a message. Sent, delivered and failed can be looked up. Messages hold a title and a link, never the data of a form.',
    ),
    official: true,
    permissions: {
      read_organisation: text('取得收件人手机号', '取得收件人手機號碼', 'Looks up the mobile number'),
      send_messages: text('作为提醒的一种方式', '作為提醒的一種方式', 'Becomes one more way to remind'),
    },
    data_sent: [
      {
        what: text(
          '收件人手机号、待办标题、链接',
          '收件人手機號碼、待辦標題、連結',
          'Mobile number, title of the task, a link',
        ),
        receiver: text('你签约的短信服务商', '你簽約的簡訊服務商', 'The carrier you chose'),
        why: text('发送短信', '傳送簡訊', 'To send the message'),
        host: 'sms.example.com',
      },
    ],
    versions: [
      {
        version: '2.8.0',
        days_ago: 175,
        works_with: from('9.8', '10.1'),
        changes: text('失败自动换通道。', '失敗自動換通道。', 'Another channel when one fails.'),
      },
      {
        version: '2.9.0',
        days_ago: 96,
        works_with: from('9.8'),
        changes: text('静默时段不发送。', '靜默時段不傳送。', 'Quiet hours.'),
      },
      {
        version: '3.0.0',
        works_with: from('9.8'),
        changes: text(
          '送达回执写入流程记录。',
          '送達回條寫入流程紀錄。',
          'Delivery goes into the history of the flow.',
        ),
      },
    ],
    screens: [
      { screen: 'phone', caption: text('只有标题与链接', '只有標題與連結', 'A title and a link, nothing else') },
    ],
    days_ago: 21,
    download_count: 6375,
    downloads_30_days: 330,
    rating: { average: 4.42, people: 96 },
  },
  {
    slug: 'group-message',
    category: 'message',
    publisher: 'tingyu',
    title: text('群消息提醒', '群組訊息提醒', 'Group chat alerts'),
    summary: text(
      '把待办与公告推到聊天群，谁已读一眼看到。',
      '把待辦與公告推到聊天群組，誰已讀一眼看到。',
      'Sends tasks and notices to a chat group and shows who has read them.',
    ),
    description: text(
      '一个群对应一类消息，进群即收、退群即停。卡片上只有标题、发起人与期限，点开回到办公系统里看。',
      '一個群組對應一類訊息，進群即收、退群即停。卡片上只有標題、發起人與期限，點開回到辦公系統裡看。',
      'One group for one kind of message: join and you get them, leave and they stop. A card has title, sender and date; everything else is read in the office system.',
    ),
    permissions: {
      send_messages: text('把提醒送进群', '把提醒送進群組', 'Sends reminders to the group'),
      read_organisation: text('把成员对应到群里的人', '把成員對應到群組裡的人', 'Knows who is who in the group'),
    },
    data_sent: [
      {
        what: text('标题、发起人姓名、期限', '標題、發起人姓名、期限', 'Title, name of the sender, due date'),
        receiver: text('你使用的聊天工具', '你使用的聊天工具', 'The chat service you use'),
        why: text('在群里显示卡片', '在群組裡顯示卡片', 'To show a card in the group'),
        host: 'chat.example.com',
      },
    ],
    versions: [
      {
        version: '1.6.0',
        days_ago: 140,
        works_with: from('10.0'),
        changes: text('已读名单。', '已讀名單。', 'Who has read it.'),
      },
      {
        version: '1.7.0',
        works_with: from('10.0'),
        changes: text(
          '同一事项的更新改在原卡片上。',
          '同一事項的更新改在原卡片上。',
          'News about a task changes its card.',
        ),
      },
    ],
    screens: [
      { screen: 'phone', caption: text('一张卡片，点开就办', '一張卡片，點開就辦', 'One card; open it and decide') },
    ],
    days_ago: 55,
    download_count: 4036,
    downloads_30_days: 276,
    rating: { average: 4.48, people: 69 },
  },
  {
    slug: 'mail-to-task',
    category: 'message',
    publisher: 'tingyu',
    price: 'yearly',
    title: text('邮件转待办', '郵件轉待辦', 'Mail to task'),
    summary: text(
      '转发一封邮件，就发起一条流程。',
      '轉寄一封郵件，就送出一條流程。',
      'Forward a mail and a flow begins.',
    ),
    description: text(
      '给每条流程一个收件地址，邮件标题进标题、正文进事由、附件进附件。邮件由你自己的邮件服务器转入，不经过我们。',
      '給每條流程一個收件地址，郵件標題進標題、內文進事由、附件進附件。郵件由你自己的郵件伺服器轉入，不經過我們。',
      'Each flow gets an address: the subject becomes the title, the text the reason, attachments stay attachments. Mail comes through your own server and never through ours.',
    ),
    permissions: {
      start_flows: text('以转发人的名义发起流程', '以轉寄人的名義送出流程', 'Begins a flow for whoever forwarded'),
      write_files: text('保存邮件附件', '儲存郵件附件', 'Keeps the attachments'),
      read_organisation: text('按发件地址认出是谁', '依寄件地址認出是誰', 'Knows people by their address'),
    },
    versions: [
      {
        version: '1.0.0',
        days_ago: 60,
        works_with: from('10.1'),
        changes: text('第一个版本。', '第一個版本。', 'The first version.'),
      },
      {
        version: '1.0.1',
        works_with: from('10.1'),
        changes: text('签名与引文不再进入事由。', '簽名與引文不再進入事由。', 'Signatures and quotes are left out.'),
      },
    ],
    screens: [
      {
        screen: 'form',
        caption: text('邮件的每一部分去了哪里', '郵件的每一部分去了哪裡', 'Where each part of a mail goes'),
      },
    ],
    days_ago: 37,
    download_count: 742,
    downloads_30_days: 96,
    rating: { average: 4.36, people: 19 },
  },
]
