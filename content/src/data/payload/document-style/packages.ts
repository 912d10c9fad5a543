import type { DemoPackage } from '../../../kinds.ts'
import { anyServer, everywhere, usualServers } from '../../needs.ts'
import { firstEdition } from '../../resources/with-packages.ts'
import { text } from '../../text.ts'
import { knowledgeBaseStyles, newsletterStyles, noticePageStyles } from './web-sets.ts'
import {
  annualReportStyles,
  bidStyles,
  englishLetterStyles,
  legalOpinionStyles,
  manualStyles,
  meetingPaperStyles,
  officialPaperStyles,
  policyStyles,
  researchReportStyles,
} from './word-sets.ts'

const internal = 'LicenseRef-Customer-Internal'

export const documentStylePackages: Record<string, DemoPackage> = {
  'policy-styles': {
    scene: 'official-papers',
    industries: [],
    tags: ['policy', 'numbering', 'style-set'],
    licence: internal,
    needs: everywhere,
    description: text(
      '章、条、款、项四级编号由样式带出，插入一条，后面的自动顺延。目录跟着标题走，不用手工改页码。\n\n导入后在文档管理里设为“制度”类文件的默认样式。',
      '章、條、款、目四層編號由樣式帶出，插入一條，後面的自動順延。目錄跟著標題走，不必手動改頁碼。\n\n匯入後在文件管理裡設為「制度」類文件的預設樣式。',
      'Chapters, articles, paragraphs and items are numbered by the styles: insert one and the rest move on. The contents follow the headings, no page numbers to correct.\n\nAfter import, make it the default for policies in document management.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 190, changes: firstEdition, files: () => policyStyles({ items: false }) },
      {
        version: '1.1.0',
        days_ago: 42,
        changes: text('新增第四级“项”。', '新增第四層「目」。', 'A fourth level, the item, was added.'),
        files: () => policyStyles({ items: true }),
      },
    ],
  },
  'bid-styles': {
    scene: 'purchasing',
    industries: ['construction', 'equipment-manufacturing'],
    tags: ['style-set', 'print', 'purchase'],
    licence: internal,
    needs: usualServers,
    description: text(
      '三册共用一套样式，装订后看上去是一家。响应与偏离各有底色，评标人一眼能找到。',
      '三冊共用一套樣式，裝訂後看起來是一家。回應與偏離各有底色，評選委員一眼能找到。',
      'Three volumes that look like one house when bound. Responses and deviations have shades of their own, so assessors find them at a glance.',
    ),
    versions: [{ version: '1.0.0', days_ago: 19, changes: firstEdition, files: bidStyles }],
  },
  g2: {
    scene: 'official-papers',
    industries: ['government', 'utilities', 'higher-education'],
    tags: ['official-document', 'style-set', 'print'],
    licence: internal,
    needs: everywhere,
    description: text(
      '二十八种样式，从份号到印发日期都在。版心 156×225 毫米，一页 22 行、每行 28 字。标题用小标宋体，机器上没有这个字体时会换成宋体，请先安装。',
      '二十八種樣式，從份號到印發日期都在。版心 156×225 公釐，一頁 22 行、每行 28 字。標題用小標宋體，電腦上沒有這個字型時會換成宋體，請先安裝。',
      'Twenty-eight styles from copy number to printing date. Type area 156 by 225 mm, 22 lines of 28 characters a page. Titles use a font that is not free; without it they fall back to Song, so install it first.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 220, changes: firstEdition, files: () => officialPaperStyles({ complete: false }) },
      {
        version: '1.1.0',
        days_ago: 57,
        changes: text(
          '补齐份号、密级、紧急程度、附注与版记等十一种样式。',
          '補齊份號、密等、速別、附註與版記等十一種樣式。',
          'Eleven more styles: copy number, secrecy, urgency, remarks, imprint and others.',
        ),
        files: () => officialPaperStyles({ complete: true }),
      },
    ],
  },
  'meeting-paper-styles': {
    scene: 'meetings',
    industries: [],
    tags: ['style-set', 'minutes', 'print'],
    licence: 'CC-BY-4.0',
    needs: usualServers,
    description: text(
      '同一份材料，打印看 14 磅，投影看 22 磅，换样式不换内容。议案左侧有一道线，翻到就知道要表决。',
      '同一份資料，列印看 14 點，投影看 22 點，換樣式不換內容。議案左側有一道線，翻到就知道要表決。',
      'One paper, 14 points in print and 22 on the screen: change the style, not the text. A rule on the left marks what is put to the vote.',
    ),
    versions: [{ version: '1.0.0', days_ago: 65, changes: firstEdition, files: meetingPaperStyles }],
  },
  'manual-styles': {
    scene: 'quality-safety',
    industries: ['equipment-manufacturing', 'electronics', 'energy-chemicals'],
    tags: ['style-set', 'numbering'],
    licence: 'Apache-2.0',
    needs: usualServers,
    description: text(
      '写操作手册用：步骤、按键、代码与三级警示各有样式，章节编号自动生成。警示按危险、警告、提示分色，黑白打印也能分辨。',
      '寫操作手冊用：步驟、按鍵、程式碼與三級警示各有樣式，章節編號自動產生。警示依危險、警告、提示分色，黑白列印也能分辨。',
      'For manuals: steps, keys, code and three grades of warning have styles, chapters number themselves. The grades differ in colour and still in black and white.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 150, changes: firstEdition, files: () => manualStyles({ grades: false }) },
      {
        version: '1.1.0',
        days_ago: 28,
        changes: text(
          '警示由一级改为三级：危险、警告、提示。',
          '警示由一級改為三級：危險、警告、提示。',
          'Warnings come in three grades now: danger, warning, hint.',
        ),
        files: () => manualStyles({ grades: true }),
      },
    ],
  },
  'english-letter-styles': {
    scene: 'customers',
    industries: ['retail', 'professional-services'],
    tags: ['letter', 'style-set', 'free-fonts'],
    licence: 'CC0-1.0',
    needs: anyServer,
    description: text(
      '英文书信的十五种样式，从信头到附件。只用免费字体，发到哪里打开都是一个样子。',
      '英文書信的十五種樣式，從信頭到附件。只用免費字型，寄到哪裡打開都是一個樣子。',
      'Fifteen styles for a letter in English, from letterhead to enclosures. Free fonts only, so it looks the same wherever it is opened.',
    ),
    versions: [{ version: '1.0.0', days_ago: 94, changes: firstEdition, files: englishLetterStyles }],
  },
  'annual-report-styles': {
    scene: 'office',
    industries: ['financial-services', 'associations'],
    tags: ['style-set', 'free-fonts', 'print'],
    licence: internal,
    needs: everywhere,
    description: text(
      '双栏正文，配大数字与边注，章首自动换页。字体全部免费，送印刷厂不用转曲。',
      '雙欄內文，配大數字與邊註，章首自動換頁。字型全部免費，送印刷廠不必轉外框。',
      'Two columns with big figures and side notes; chapters start on a new page. All fonts are free, so printers can take the file as it is.',
    ),
    versions: [{ version: '1.0.0', days_ago: 37, changes: firstEdition, files: annualReportStyles }],
  },
  'research-report-styles': {
    scene: 'projects',
    industries: ['research-institutes', 'higher-education'],
    tags: ['style-set', 'numbering'],
    licence: 'CC-BY-4.0',
    needs: usualServers,
    description: text(
      '摘要、关键词、公式、三线表与参考文献齐全，标题按 1、1.1、1.1.1 编号。',
      '摘要、關鍵詞、公式、三線表與參考文獻齊全，標題依 1、1.1、1.1.1 編號。',
      'Abstract, keywords, formulas, three-line tables and references; headings count 1, 1.1, 1.1.1.',
    ),
    versions: [{ version: '1.0.0', days_ago: 83, changes: firstEdition, files: researchReportStyles }],
  },
  'legal-opinion-styles': {
    scene: 'contracts-seals',
    industries: ['professional-services', 'financial-services'],
    tags: ['style-set', 'contract'],
    licence: internal,
    needs: usualServers,
    description: text(
      '事实、法条、结论与保留意见分开写，法条带底色，引用时不会与正文混在一起。',
      '事實、法條、結論與保留意見分開寫，法條帶底色，引用時不會與內文混在一起。',
      'Facts, statutes, findings and reservations kept apart; statutes are shaded, so quotations do not blend into the text.',
    ),
    versions: [{ version: '1.0.0', days_ago: 58, changes: firstEdition, files: legalOpinionStyles }],
  },
  'knowledge-base-styles': {
    scene: 'it-service',
    industries: [],
    tags: ['style-set', 'css', 'free-fonts'],
    licence: 'MIT',
    needs: anyServer,
    description: text(
      '给知识库网页用的样式表和一份设计变量：正文行距 1.8，步骤带圆形编号，提示有底色。换品牌色只改一个变量。',
      '給知識庫網頁使用的樣式表和一份設計變數：內文行距 1.8，步驟帶圓形編號，提示有底色。換品牌色只改一個變數。',
      'A style sheet and design tokens for knowledge pages: lines at 1.8, round step numbers, shaded notes. Change one token for your own colour.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 102, changes: firstEdition, files: () => knowledgeBaseStyles({ print: false }) },
      {
        version: '1.1.0',
        days_ago: 33,
        changes: text(
          '新增打印样式，链接后面印出地址。',
          '新增列印樣式，連結後面印出網址。',
          'A print sheet was added; links print their address.',
        ),
        files: () => knowledgeBaseStyles({ print: true }),
      },
    ],
  },
  'newsletter-styles': {
    scene: 'office',
    industries: ['media', 'associations'],
    tags: ['style-set', 'css'],
    licence: 'CC-BY-SA-4.0',
    needs: anyServer,
    description: text(
      '内部通讯的网页样式：双线刊头、首字下沉、两栏短讯，读起来像一份小报。',
      '內部通訊的網頁樣式：雙線刊頭、首字放大、兩欄短訊，讀起來像一份小報。',
      'For an internal newsletter on the web: double rules, drop capitals and two columns, with the look of a small paper.',
    ),
    versions: [{ version: '1.0.0', days_ago: 76, changes: firstEdition, files: newsletterStyles }],
  },
  'notice-page-styles': {
    scene: 'official-papers',
    industries: ['government'],
    tags: ['style-set', 'css', 'official-document'],
    licence: internal,
    needs: usualServers,
    description: text(
      '把公文发到网上时用：红线、居中标题、首行缩进两字，屏幕上也像一份公文。',
      '把公文發到網上時使用：紅線、置中標題、首行縮排兩字，螢幕上也像一份公文。',
      'For official papers on the web: red rule, centred title and indented paragraphs, so a screen shows what paper would.',
    ),
    versions: [{ version: '1.0.0', days_ago: 112, changes: firstEdition, files: noticePageStyles }],
  },
}
