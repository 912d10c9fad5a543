import type { DemoApp } from '../../kinds.ts'
import { text } from '../text.ts'
import { from } from './versions.ts'

export const financeApps: DemoApp[] = [
  {
    slug: 'app-a2',
    category: 'finance',
    publisher: 'extensions',
    title: text('发票识别', '發票辨識', 'Invoice reader'),
    summary: text(
      '拍照即填报销单，重复票据当场提示。',
      '拍照就填好報支單，重複的票據當場提示。',
      'A photo fills in the claim; duplicates are pointed out at once.',
    ),
    description: text(
      '拍一张照，票面信息进入报销单对应字段；重复、超期与抬头错误当场提示，不必等财务退回。识别服务可以装在你自己的机房，也可以用我们的；用我们的，照片在识别后一小时内删除。',
      '拍一張照，票面資訊進入報支單對應欄位；重複、逾期與抬頭錯誤當場提示，不必等財務退回。辨識服務可裝在你自己的機房，也可用我們的；用我們的，照片在辨識後一小時內刪除。',
      'Take a photo and what the invoice says goes into the fields of the claim; duplicates, late ones and a wrong company name are pointed out at once. The reading service runs in your own rooms or in ours; in ours a photo is deleted within the hour.',
    ),
    official: true,
    permissions: {
      read_forms: text('查出已经报过的同一张票', '查出已經報過的同一張票', 'Finds an invoice that was claimed before'),
      write_forms: text('把票面信息填入报销单', '把票面資訊填入報支單', 'Fills in what the invoice says'),
      read_files: text('读取随单上传的票据照片', '讀取隨單上傳的票據照片', 'Reads the photos attached to the claim'),
    },
    data_sent: [
      {
        what: text('票据照片', '票據照片', 'Photos of invoices'),
        receiver: text(
          '厂商的识别服务；自建识别服务时不外发',
          '廠商的辨識服務；自建辨識服務時不外傳',
          'The vendor’s reading service; nothing where you run your own',
        ),
        why: text(
          '识别票面文字，一小时内删除',
          '辨識票面文字，一小時內刪除',
          'To read the text; deleted within the hour',
        ),
        host: 'read.example.com',
      },
    ],
    versions: [
      {
        version: '3.6.0',
        days_ago: 210,
        works_with: from('9.8', '10.0'),
        changes: text('支持火车票与行程单。', '支援火車票與行程單。', 'Train tickets and itineraries.'),
      },
      {
        version: '4.0.0',
        days_ago: 75,
        works_with: from('10.0'),
        changes: text('识别服务可以自建。', '辨識服務可自建。', 'You can run the reading service yourself.'),
      },
      {
        version: '4.1.0',
        works_with: from('10.0'),
        changes: text(
          '一张照片里的多张票分别识别。',
          '一張照片裡的多張票分別辨識。',
          'Reads several invoices in one photo.',
        ),
      },
    ],
    screens: [
      {
        screen: 'form',
        caption: text('票面信息进入对应字段', '票面資訊進入對應欄位', 'What the invoice says goes where it belongs'),
      },
      { screen: 'phone', caption: text('手机上拍一张就够', '手機上拍一張就夠', 'One photo on the phone is enough') },
    ],
    days_ago: 15,
    download_count: 12460,
    downloads_30_days: 980,
    rating: { average: 4.81, people: 263 },
  },
  {
    slug: 'budget-board',
    category: 'finance',
    publisher: 'banshan',
    price: 'yearly',
    title: text('预算看板', '預算看板', 'Budget board'),
    summary: text(
      '部门预算用了多少、还剩多少，发起报销前就能看到。',
      '部門預算用了多少、還剩多少，送出報支前就看得到。',
      'How much of a department budget is used and left, before a claim is sent.',
    ),
    description: text(
      '按部门、科目与月份列出预算、在途与已用，报销单发起时在侧栏显示余额，超支时说明差多少、由谁批准追加。',
      '依部門、科目與月份列出預算、在途與已用，報支單送出時在側欄顯示餘額，超支時說明差多少、由誰核准追加。',
      'Budget, pending and spent by department, account and month. The rest stands beside the claim; where it is not enough, it says by how much and who may add to it.',
    ),
    permissions: {
      read_forms: text('统计在途与已用金额', '統計在途與已用金額', 'Adds up what is pending and spent'),
      read_organisation: text('按部门归集预算', '依部門彙集預算', 'Knows which department a budget belongs to'),
      read_figures: text('读取预算科目余额', '讀取預算科目餘額', 'Reads the balances'),
    },
    versions: [
      {
        version: '2.2.0',
        days_ago: 120,
        works_with: from('10.0', '10.1'),
        changes: text('按项目归集。', '依專案彙集。', 'Budgets by project.'),
      },
      {
        version: '2.3.0',
        works_with: from('10.1'),
        changes: text('追加预算可在看板里发起。', '追加預算可在看板裡送出。', 'Ask for more from the board itself.'),
      },
    ],
    screens: [
      {
        screen: 'chart',
        caption: text('哪个部门快用完了，一眼看到', '哪個部門快用完了，一眼看到', 'Which department is nearly through'),
      },
    ],
    days_ago: 26,
    download_count: 1947,
    downloads_30_days: 233,
    rating: { average: 4.57, people: 47 },
  },
  {
    slug: 'bank-receipts',
    category: 'finance',
    publisher: 'extensions',
    price: 'usage',
    title: text('回单匹配', '回單比對', 'Bank receipts'),
    summary: text(
      '银行回单自动挂到付款单，没对上的单独列出。',
      '銀行回單自動掛到付款單，沒對上的單獨列出。',
      'Puts each bank receipt to its payment and lists what does not match.',
    ),
    description: text(
      '每天从银企直连取回单，按金额、户名与附言匹配付款单；对不上的进入待办，由出纳确认。回单只写入你的档案库。',
      '每天從銀企直連取回單，依金額、戶名與附言比對付款單；對不上的進入待辦，由出納確認。回單只寫入你的檔案庫。',
      'Fetches receipts from your bank connection each day and matches amount, name and remark. What is left over becomes a task for the cashier. Receipts are kept in your own archive only.',
    ),
    official: true,
    permissions: {
      read_forms: text('读取付款单的金额与户名', '讀取付款單的金額與戶名', 'Reads amount and name of a payment'),
      write_forms: text('把回单号写入付款单', '把回單號寫入付款單', 'Notes the receipt in the payment'),
      write_files: text('保存回单 PDF', '儲存回單 PDF', 'Keeps the receipt as PDF'),
      start_flows: text('没对上的生成待办', '沒對上的產生待辦', 'Makes a task of what does not match'),
    },
    data_sent: [
      {
        what: text('账号与查询日期', '帳號與查詢日期', 'The account number and the day asked for'),
        receiver: text('你的开户行', '你的開戶銀行', 'Your own bank'),
        why: text('取回当天的回单', '取回當天的回單', 'To fetch the receipts of the day'),
        host: 'direct.bank.example.com',
      },
    ],
    versions: [
      {
        version: '1.4.0',
        days_ago: 88,
        works_with: from('10.0'),
        changes: text('一笔付款对应多张回单。', '一筆付款對應多張回單。', 'Several receipts to one payment.'),
      },
      {
        version: '1.5.0',
        works_with: from('10.0'),
        changes: text('附言里的单号优先匹配。', '附言裡的單號優先比對。', 'A number in the remark is matched first.'),
      },
    ],
    screens: [
      { screen: 'list', caption: text('没对上的排在最前', '沒對上的排在最前', 'What does not match comes first') },
    ],
    days_ago: 44,
    download_count: 3015,
    downloads_30_days: 188,
    rating: { average: 4.41, people: 64 },
  },
]
