import type { DemoApp } from '../../kinds.ts'
import { text } from '../text.ts'
import { from } from './versions.ts'

export const archiveApps: DemoApp[] = [
  {
    slug: 'app-a8',
    category: 'archive',
    publisher: 'shiquan',
    price: 'yearly',
    title: text('档案归档', '檔案歸檔', 'Filing'),
    summary: text(
      '流程结束自动封包，按国家标准命名。',
      '流程結束自動封裝，依標準規則命名。',
      'Packs a finished flow and names it by the archive standard.',
    ),
    description: text(
      '流程办结后把表单、附件与办理过程封成一个可长期读取的包，带哈希与元数据，交到你的档案系统或一个文件夹。',
      '流程辦結後把表單、附件與辦理過程封成一個可長期讀取的封包，帶雜湊與詮釋資料，交到你的檔案系統或一個資料夾。',
      'Packs form, attachments and history into a file that can be read for decades, with hashes and metadata, for your archive or a folder.',
    ),
    permissions: {
      read_forms: text('读取办结的表单', '讀取辦結的表單', 'Reads finished forms'),
      read_files: text('读取附件', '讀取附件', 'Reads their attachments'),
    },
    versions: [
      {
        version: '1.5.0',
        days_ago: 125,
        works_with: from('10.0', '10.1'),
        changes: text('附件转为 PDF/A。', '附件轉為 PDF/A。', 'Attachments as PDF/A.'),
      },
      {
        version: '1.6.0',
        works_with: from('10.1'),
        changes: text('移交清单可打印盖章。', '移交清單可列印蓋章。', 'A list to print and seal.'),
      },
    ],
    screens: [
      {
        screen: 'list',
        caption: text(
          '待归、已归、退回，各有多少',
          '待歸、已歸、退回，各有多少',
          'What waits, what is filed, what came back',
        ),
      },
    ],
    days_ago: 47,
    download_count: 1583,
    downloads_30_days: 118,
    rating: { average: 4.33, people: 38 },
  },
  {
    slug: 'batch-print',
    category: 'archive',
    publisher: 'extensions',
    title: text('单据批量打印', '單據批次列印', 'Batch printing'),
    summary: text(
      '选中一批单据按版式连续打印，附件跟在各自后面。',
      '選取一批單據依版式連續列印，附件接在各自後面。',
      'Prints a batch of documents in their layout, each followed by its attachments.',
    ),
    description: text(
      '按版式排好再送打印机，附件、签批意见与二维码各在其位；打印记录可查，补打注明“补”。',
      '依版式排好再送印表機，附件、簽批意見與 QR Code 各在其位；列印紀錄可查，補印註明「補」。',
      'Laid out before it goes to the printer, with attachments, remarks and code in their places. Every print is on record, and a second one says so.',
    ),
    official: true,
    permissions: {
      read_forms: text('读取要打印的单据', '讀取要列印的單據', 'Reads what is to be printed'),
      read_files: text('读取附件', '讀取附件', 'Reads the attachments'),
    },
    versions: [
      {
        version: '4.1.0',
        days_ago: 260,
        works_with: from('9.8', '10.1'),
        changes: text('双面与装订边。', '雙面與裝訂邊。', 'Both sides, with a binding edge.'),
      },
      {
        version: '4.2.0',
        works_with: from('9.8'),
        changes: text('一次最多五百份。', '一次最多五百份。', 'Up to five hundred at once.'),
      },
    ],
    screens: [
      {
        screen: 'page',
        caption: text('附件跟在各自单据后面', '附件接在各自單據後面', 'Attachments follow their document'),
      },
    ],
    days_ago: 71,
    download_count: 5218,
    downloads_30_days: 302,
    rating: { average: 4.64, people: 121 },
  },
  {
    slug: 'watermark',
    category: 'archive',
    publisher: 'shiquan',
    title: text('预览水印', '預覽浮水印', 'Watermark'),
    summary: text(
      '谁在看、何时看，写在每一页上。',
      '誰在看、何時看，寫在每一頁上。',
      'Who reads it and when, on every page.',
    ),
    description: text(
      '预览与下载的文件按人加水印，明文可读、暗记可查。只处理密级以上的文件，其余照旧。',
      '預覽與下載的文件依人加浮水印，明文可讀、暗記可查。只處理密級以上的文件，其餘照舊。',
      'Marks what people open or download with their name, in plain sight and hidden. Only classified files are touched.',
    ),
    permissions: {
      read_files: text('在预览时叠加水印', '在預覽時疊加浮水印', 'Puts the mark on what is shown'),
      read_organisation: text(
        '取得查看人的姓名与工号',
        '取得查看人的姓名與工號',
        'Knows name and number of the reader',
      ),
    },
    versions: [
      {
        version: '2.0.0',
        days_ago: 92,
        works_with: from('10.0'),
        changes: text(
          '暗记可抵抗截屏与拍照。',
          '暗記可抵抗截圖與拍照。',
          'The hidden mark survives screenshots and photos.',
        ),
      },
      {
        version: '2.0.1',
        works_with: from('10.0'),
        changes: text(
          '横向页面的水印不再偏移。',
          '橫向頁面的浮水印不再偏移。',
          'Landscape pages are marked in the right place.',
        ),
      },
    ],
    screens: [
      { screen: 'page', caption: text('每一页都写着是谁在看', '每一頁都寫著是誰在看', 'Each page says who reads it') },
    ],
    days_ago: 41,
    download_count: 2290,
    downloads_30_days: 140,
    rating: { average: 4.39, people: 44 },
  },
]
