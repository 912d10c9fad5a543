import type { DemoPackage } from '../../../kinds.ts'
import { anyServer, everywhere, usualServers } from '../../needs.ts'
import { firstEdition } from '../../resources/with-packages.ts'
import { text } from '../../text.ts'
import { farmlandLease, labourContract, nonDisclosure, purchaseContract } from './contracts.ts'
import { officialNotice } from './official-notice.ts'
import { acceptanceReport, employmentCertificate, meetingMinutes, officialLetter, requestAndReply } from './papers.ts'
import { diploma, quotation } from './sheets.ts'

const internal = 'LicenseRef-Customer-Internal'

export const documentTemplatePackages: Record<string, DemoPackage> = {
  b3: {
    scene: 'official-papers',
    industries: ['government', 'utilities'],
    tags: ['official-document', 'letterhead', 'e-seal', 'print'],
    licence: internal,
    needs: everywhere,
    depends_on: [{ kind: 'resource', slug: 'g2', range: '>=1.0.0' }],
    description: text(
      '适合由集团向下属单位发文。版心、行距与字号按国家标准设置，一页 22 行、每行 28 字；套红与印章只在签发通过后出现，起草与核稿阶段看到的是清样。\n\n导入后把 11 个变量连到发文流程的字段，用测试文号走一遍签发即可。',
      '適合由集團向下屬單位發文。版心、行距與字級依標準設定，一頁 22 行、每行 28 字；套紅與印章在決行通過後才出現，擬稿與核稿階段看到的是清樣。\n\n匯入後把 11 個變數連到發文流程的欄位，用測試文號走一次決行即可。',
      'For papers a group sends down to its units. Type area, line height and sizes follow the national format, 22 lines of 28 characters a page; the red letterhead and the seal appear once the paper is signed, drafts show a clean proof.\n\nAfter import, connect the 11 variables to the fields of your issuing flow and send one with a test number.',
    ),
    versions: [
      {
        version: '2.3.0',
        days_ago: 119,
        changes: text(
          '印章改为签发通过后加盖，清样阶段不再显示。',
          '印章改為決行通過後加蓋，清樣階段不再顯示。',
          'The seal is set after signing; proofs no longer show it.',
        ),
        files: () => officialNotice({ printed_apart: true }),
      },
      {
        version: '2.4.0',
        days_ago: 2,
        changes: text(
          '成文日期可用汉字数字或阿拉伯数字两种写法，在变量表里选择；印发日期不再单独填写。',
          '發文日期可用國字或阿拉伯數字兩種寫法，在變數表裡選擇；印發日期不再另外填寫。',
          'The date of issue can be written in Chinese or Arabic numerals, chosen in the variable table; the printing date is no longer filled in apart.',
        ),
        files: () => officialNotice({ printed_apart: false }),
      },
    ],
  },
  'meeting-minutes': {
    scene: 'meetings',
    industries: [],
    tags: ['minutes', 'decisions', 'reminder'],
    licence: 'CC-BY-4.0',
    needs: everywhere,
    description: text(
      '一页纸写完一次会：谁来了、谈了什么、定了什么。每条决议都有负责人和期限，经主持人确认后变成待办。\n\n开会前打开上一份，先过完成情况，再谈新议题。',
      '一張紙寫完一次會議：誰來了、談了什麼、決定了什麼。每條決議都有負責人和期限，經主席確認後轉成待辦。\n\n開會前打開上一份，先看完成情形，再談新議題。',
      'One page for one meeting: who came, what was said, what was decided. Every decision has an owner and a date and becomes a task once the chair confirms it.\n\nOpen the last minutes first, see what became of them, then go on.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 210, changes: firstEdition, files: () => meetingMinutes({ follow_up: false }) },
      {
        version: '1.1.0',
        days_ago: 51,
        changes: text(
          '新增“上次决议的完成情况”，放在议题之前。',
          '新增「上次決議的完成情形」，放在議題之前。',
          'A section on what became of the last decisions now stands before the agenda.',
        ),
        files: () => meetingMinutes({ follow_up: true }),
      },
    ],
  },
  'labour-contract-fixed': {
    scene: 'people',
    industries: [],
    tags: ['contract', 'onboarding'],
    licence: internal,
    needs: everywhere,
    description: text(
      '十条正文，一式两份。期限、岗位、工时与薪酬从入职流程带入，没有填的变量会在打印前提示。\n\n使用前请让法务核对当地规定。',
      '十條本文，一式兩份。期限、職位、工時與薪資從到職流程帶入，沒有填的變數會在列印前提示。\n\n使用前請讓法務核對當地規定。',
      'Ten articles, two copies. Term, position, hours and pay come from onboarding; variables left empty are pointed out before printing.\n\nHave your lawyers check it against local rules first.',
    ),
    versions: [{ version: '1.0.0', days_ago: 39, changes: firstEdition, files: labourContract }],
  },
  k8: {
    scene: 'contracts-seals',
    industries: ['equipment-manufacturing', 'agriculture', 'food-beverage'],
    tags: ['contract', 'purchase', 'detail-table'],
    licence: internal,
    needs: usualServers,
    depends_on: [{ kind: 'resource', slug: 'hetong-7', range: '>=1.0.0' }],
    description: text(
      '货物类采购的常用合同：标的写成明细表，金额大写自动生成，质保金单列一条。\n\n与合同审批流程配合使用，审批通过后取号并生成 PDF。',
      '貨物類採購的常用合約：標的寫成明細表，大寫金額自動產生，保固金單獨一條。\n\n與合約簽核流程搭配使用，簽核通過後取號並產生 PDF。',
      'The usual contract for buying goods: items in a table, the total in words filled in automatically, retention money in an article of its own.\n\nUse it with the contract approval flow: once approved it takes a number and becomes a PDF.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 160, changes: firstEdition, files: () => purchaseContract({ retention: false }) },
      {
        version: '1.1.0',
        days_ago: 45,
        changes: text(
          '质量保证金单列一条，比例改为变量。',
          '保固金單獨一條，比例改為變數。',
          'Retention money has its own article, and its rate is a variable.',
        ),
        files: () => purchaseContract({ retention: true }),
      },
    ],
  },
  g3: {
    scene: 'official-papers',
    industries: ['government', 'higher-education', 'research-institutes'],
    tags: ['official-document', 'letterhead', 'countersign'],
    licence: internal,
    needs: usualServers,
    depends_on: [{ kind: 'resource', slug: 'g2', range: '>=1.0.0' }],
    description: text(
      '请示、会签批示页与批复三份连在一个文件里，文号只取一次，批复自动引用。上行文的签发人写在文号右侧。',
      '請示、會簽批示頁與批覆三份連在一個檔案裡，文號只取一次，批覆自動引用。上行文的決行人寫在文號右側。',
      'Request, countersign page and reply in one file; the number is taken once and the reply cites it. The signatory stands to the right of the number, as papers to a superior body have it.',
    ),
    versions: [{ version: '1.0.0', days_ago: 59, changes: firstEdition, files: requestAndReply }],
  },
  p8: {
    scene: 'contracts-seals',
    industries: ['electronics', 'professional-services'],
    tags: ['contract', 'confidential'],
    licence: 'CC-BY-4.0',
    needs: everywhere,
    description: text(
      '合作开始之前签的一页半纸。2.0 起是双向写法，期限可填；只需要约束一方时，取 1.0。',
      '合作開始之前簽的一頁半。2.0 起是雙向寫法，期限可填；只需要約束一方時，取 1.0。',
      'A page and a half to sign before work begins. Since 2.0 it binds both sides and the period is yours to fill in; take 1.0 where only one side is to be bound.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 240, changes: firstEdition, files: () => nonDisclosure({ mutual: false }) },
      {
        version: '2.0.0',
        days_ago: 88,
        changes: text(
          '改为双向保密，期限做成变量；增加告知接触人员的一款。',
          '改為雙向保密，期限做成變數；增加告知接觸人員的一款。',
          'Binds both sides, the period is a variable; a clause on telling the people involved was added.',
        ),
        files: () => nonDisclosure({ mutual: true }),
      },
    ],
  },
  u6: {
    scene: 'contracts-seals',
    industries: ['agriculture'],
    tags: ['contract', 'detail-table', 'farmland'],
    licence: internal,
    description: text(
      '给种植基地用的土地流转合同。地块写成明细表，四至、面积、租金一行一块；最后一页是交接清单，到期照单交还。',
      '給種植基地使用的農地租賃合約。地塊寫成明細表，四至、面積、租金一行一塊；最後一頁是點交清單，到期照單交還。',
      'A lease for farms. Plots stand in a table with bounds, area and rent; the last page is a handover list, and the land goes back by it.',
    ),
    versions: [{ version: '1.0.0', days_ago: 50, changes: firstEdition, files: farmlandLease }],
  },
  'acceptance-report': {
    scene: 'projects',
    industries: ['construction', 'utilities', 'electronics'],
    tags: ['project', 'acceptance'],
    licence: internal,
    needs: usualServers,
    description: text(
      '合同怎么约定，验收就怎么写：一项一个结论，不通过的集中到整改页，复验只看那一页。',
      '合約怎麼約定，驗收就怎麼寫：一項一個結論，未通過的集中到改善頁，複驗只看那一頁。',
      'Acceptance follows the contract item by item; what failed is gathered on one page, and the second inspection looks at that page only.',
    ),
    versions: [{ version: '1.0.0', days_ago: 30, changes: firstEdition, files: acceptanceReport }],
  },
  'employment-certificate': {
    scene: 'people',
    industries: [],
    tags: ['certificate', 'e-seal'],
    licence: internal,
    needs: everywhere,
    description: text(
      '员工自己申请，人事核一眼，系统盖章。证明带核验编号，收件单位可以在网上查真伪。',
      '員工自己申請，人事核一眼，系統用印。證明帶查驗編號，收件單位可以上網查真偽。',
      'Staff apply, the people team takes a look, the system seals it. A code lets whoever receives it check that it is genuine.',
    ),
    versions: [{ version: '1.0.0', days_ago: 47, changes: firstEdition, files: employmentCertificate }],
  },
  'official-letter': {
    scene: 'official-papers',
    industries: ['government', 'associations', 'higher-education'],
    tags: ['official-document', 'letter'],
    licence: internal,
    needs: anyServer,
    description: text(
      '平行单位之间商洽、询问、答复用的函。信函格式：红线在发文机关之下，文号在右上。',
      '平行單位之間商洽、詢問、答覆使用的函。信函格式：紅線在發文機關之下，文號在右上。',
      'A letter between bodies of equal rank, to ask, propose or answer. Letter format: the red rule under the sender, the number at the top right.',
    ),
    versions: [{ version: '1.0.0', days_ago: 78, changes: firstEdition, files: officialLetter }],
  },
  'quotation-sheet': {
    scene: 'customers',
    industries: ['retail', 'food-beverage', 'professional-services'],
    tags: ['quotation', 'bilingual', 'detail-table'],
    licence: 'CC0-1.0',
    needs: usualServers,
    description: text(
      '三行明细、一行合计，有效期、交付与付款各占一条。中英文并列，可以直接发给境外客户。',
      '三行明細、一行合計，有效期限、交付與付款各占一條。中英文並列，可以直接寄給境外客戶。',
      'Three lines and a total; validity, delivery and payment one line each. Chinese and English side by side, ready for customers abroad.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 130, changes: firstEdition, files: () => quotation({ bilingual: false }) },
      {
        version: '1.1.0',
        days_ago: 36,
        changes: text('所有栏目加上英文。', '所有欄目加上英文。', 'Every label has its English beside it.'),
        files: () => quotation({ bilingual: true }),
      },
    ],
  },
  'training-diploma': {
    scene: 'training',
    industries: ['higher-education', 'school-education'],
    tags: ['certificate', 'training', 'print'],
    licence: 'CC-BY-SA-4.0',
    needs: anyServer,
    description: text(
      '横向一页，上下金线，印在稍厚的纸上就能发。姓名、课程与学时从培训记录带入，一次可以生成一个班。',
      '橫向一頁，上下金線，印在稍厚的紙上就能發。姓名、課程與時數從訓練紀錄帶入，一次可以產生一個班。',
      'One landscape page with golden rules, ready to hand out on heavier paper. Name, course and hours come from the training record, a whole class at a time.',
    ),
    versions: [{ version: '1.0.0', days_ago: 64, changes: firstEdition, files: diploma }],
  },
}
