import type { DemoVideo } from '../../kinds.ts'
import { text } from '../text.ts'

export const contractApproval: DemoVideo = {
  slug: 'contract-approval-import',
  category: 'flow-engine',
  resource_type: 'flow',
  title: text(
    '一分钟看懂：合同审批从导入到发布',
    '一分鐘看懂：合約簽核從匯入到發布',
    'Contract approval, from import to release, in one minute',
  ),
  summary: text(
    '下载、导入、指定三个角色、用测试账号试跑，再发布给全员；出错时怎样退回上一版。',
    '下載、匯入、指定三個角色、用測試帳號試跑，再發布給全員；出錯時怎樣退回上一版。',
    'Download, import, name three roles, try it with a test account, release; and how to go back if something is wrong.',
  ),
  lesson: text('第 2 讲', '第 2 講', 'Lesson 2'),
  audiences: ['flow_administrator', 'system_administrator'],
  series: 'flow-to-release',
  fits: '10.1',
  play_count: 17025,
  days_ago: 16,
  resources: ['hetong-7', 'k1'],
  articles: ['countersign-any-in-turn', 'handler-by-sender-company', 'release-a-flow'],
  chapters: [
    {
      title: text('这份流程解决什么', '這份流程解決什麼', 'What this flow is for'),
      says: [
        text(
          '合同要法务看条款，财务看金额，两边同时看最省时间。',
          '合約要法務看條款，財務看金額，兩邊同時看最省時間。',
          'Legal reads the terms, finance the amounts. Side by side is quickest.',
        ),
        text(
          '十万以下不必惊动他们，直接到分管领导。',
          '十萬以下不必驚動他們，直接到主管。',
          'Below 100,000 they need not be troubled: it goes straight to the director.',
        ),
      ],
    },
    {
      title: text('下载与导入', '下載與匯入', 'Download and import'),
      says: [
        text(
          '资源页先看适用版本，再下载；包里有流程、表单和说明。',
          '資源頁先看適用版本，再下載；套件裡有流程、表單和說明。',
          'Check the version on its page, then download: a flow, a form and instructions.',
        ),
        text(
          '在流程管理里选“导入”，系统先核对签名，再列出缺什么。',
          '在流程管理選「匯入」，系統先核對簽章，再列出缺什麼。',
          'Choose “Import” in flow management. It checks the signature and lists what is missing.',
        ),
      ],
    },
    {
      title: text('看一遍流程图', '看一遍流程圖', 'Walk through the diagram'),
      says: [
        text(
          '申请人提交，部门负责人审核，再按金额分路。',
          '申請人送出，部門主管審核，再依金額分路。',
          'The sender submits, the head of department reviews, then the amount decides.',
        ),
        text(
          '十万及以上，法务和财务并行会签；两边都同意，才到分管领导。',
          '十萬及以上，法務和財務平行會簽；兩邊都同意，才到主管。',
          'From 100,000 on, legal and finance sign in parallel; both must agree.',
        ),
      ],
    },
    {
      title: text('指定三个角色', '指定三個角色', 'Name three roles'),
      says: [
        text(
          '导入以后，图上带虚线边框的三个节点还没有人。',
          '匯入以後，圖上帶虛線邊框的三個節點還沒有人。',
          'After the import, the three steps with a dashed edge have nobody yet.',
        ),
        text(
          '点“法务审查”，在右侧“处理人”里换成你们的法务角色。',
          '點「法務審查」，在右側「處理人」換成你們的法務角色。',
          'Select “Legal review” and choose your own legal role under “Handlers”.',
        ),
        text(
          '财务按公司划分时，选“按发起人所在公司”。用印管理员记得设代理。',
          '財務依公司劃分時，選「依發起人所屬公司」。用印管理員記得設代理。',
          'Where each company has its own finance, use “by company of the sender”. Give the seal keeper a deputy.',
        ),
      ],
    },
    {
      title: text('用测试账号试跑', '用測試帳號試跑', 'Try it with a test account'),
      says: [
        text(
          '跑两份：一份九万九，一份十万整，看它们在判断处走哪条路。',
          '跑兩份：一份九萬九，一份十萬整，看它們在判斷處走哪條路。',
          'Run two: one of 99,000 and one of exactly 100,000, and watch where they turn.',
        ),
      ],
    },
    {
      title: text('发布与回退', '發布與復原', 'Release, and the way back'),
      says: [
        text(
          '先发布给一个部门，一周没有问题，再给全员。',
          '先發布給一個部門，一週沒有問題，再給全員。',
          'Release it to one department first, and to everybody after a good week.',
        ),
        text(
          '万一有错，在版本里选上一版“恢复”；在途单据走完自己的版本。',
          '萬一有錯，在版本裡選上一版「還原」；進行中的單據走完自己的版本。',
          'If something is wrong, restore the version before. Running documents finish on their own.',
        ),
      ],
    },
  ],
}
