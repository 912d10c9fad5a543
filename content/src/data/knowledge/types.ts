import type { DemoKnowledgeType } from '../../kinds.ts'
import { text } from '../text.ts'

/** The nine without a parent fill the header panel, in this order. */
export const knowledgeTypes: DemoKnowledgeType[] = [
  {
    code: 'flow-engine',
    name: text('流程引擎', '流程引擎', 'Flow engine'),
    description: text(
      '节点、条件、会签、超时与流程版本。',
      '節點、條件、會簽、逾時與流程版本。',
      'Nodes, conditions, countersigning, time limits and versions.',
    ),
    mark: text('流', '流', 'F'),
  },
  {
    code: 'flow-nodes',
    parent: 'flow-engine',
    name: text('节点', '節點', 'Nodes'),
    description: text(
      '审批、抄送、子流程与自动节点。',
      '簽核、副本、子流程與自動節點。',
      'Approval, copies, sub-flows and automatic nodes.',
    ),
    mark: text('节', '節', 'N'),
  },
  {
    code: 'flow-rules',
    parent: 'flow-engine',
    name: text('条件与规则', '條件與規則', 'Conditions and rules'),
    description: text(
      '条件分支、规则表、超时与工作时间。',
      '條件分支、規則表、逾時與工作時間。',
      'Branches, rule tables, time limits and working hours.',
    ),
    mark: text('条', '條', 'R'),
  },
  {
    code: 'flow-handlers',
    parent: 'flow-engine',
    name: text('处理人', '處理人', 'Who handles a step'),
    description: text(
      '按人、按角色、按发起人的部门或公司。',
      '依人員、角色、發起人的部門或公司。',
      'By person, role, or the department or company of the sender.',
    ),
    mark: text('人', '人', 'W'),
  },
  {
    code: 'flow-versions',
    parent: 'flow-engine',
    name: text('版本与在途流程', '版本與進行中的流程', 'Versions and running flows'),
    description: text(
      '改动何时生效，在途单据怎么走。',
      '修改何時生效，進行中的單據怎麼走。',
      'When a change applies and what running documents do.',
    ),
    mark: text('版', '版', 'V'),
  },
  {
    code: 'form-design',
    name: text('表单设计', '表單設計', 'Form design'),
    description: text(
      '字段类型、联动、校验与打印版式。',
      '欄位類型、連動、檢核與列印版式。',
      'Field types, linked fields, checks and print layout.',
    ),
    mark: text('表', '表', 'D'),
  },
  {
    code: 'form-fields',
    parent: 'form-design',
    name: text('字段与明细表', '欄位與明細表', 'Fields and detail tables'),
    description: text(
      '选对类型，合计与小计自动算。',
      '選對類型，合計與小計自動計算。',
      'The right type, with totals that add themselves up.',
    ),
    mark: text('字', '欄', 'F'),
  },
  {
    code: 'form-rules',
    parent: 'form-design',
    name: text('联动与校验', '連動與檢核', 'Links and checks'),
    description: text(
      '让字段按需出现，在提交前说清错在哪。',
      '讓欄位依需要出現，在送出前說清楚錯在哪裡。',
      'Show a field when needed; say what is wrong before sending.',
    ),
    mark: text('联', '連', 'L'),
  },
  {
    code: 'form-print',
    parent: 'form-design',
    name: text('打印版式', '列印版式', 'Print layout'),
    description: text(
      '一页放得下，盖章处不压字。',
      '一頁放得下，用印處不壓字。',
      'Fits one page, and leaves room for the seal.',
    ),
    mark: text('印', '印', 'P'),
  },
  {
    code: 'organisation',
    name: text('组织与权限', '組織與權限', 'Organisation and permissions'),
    description: text(
      '部门、岗位、角色、矩阵与分级授权。',
      '部門、職位、角色、矩陣與分級授權。',
      'Departments, posts, roles, matrices and delegated rights.',
    ),
    mark: text('权', '權', 'P'),
  },
  {
    code: 'organisation-roles',
    parent: 'organisation',
    name: text('角色与矩阵', '角色與矩陣', 'Roles and matrices'),
    description: text('谁该处理，用哪种方式表达。', '誰該處理，用哪種方式表達。', 'Who should act, and how to say so.'),
    mark: text('角', '角', 'R'),
  },
  {
    code: 'organisation-delegation',
    parent: 'organisation',
    name: text('分级授权', '分級授權', 'Delegated rights'),
    description: text(
      '子公司管自己的人，集团管边界。',
      '子公司管自己的人，集團管界線。',
      'Subsidiaries manage their people, the group keeps the limits.',
    ),
    mark: text('级', '級', 'D'),
  },
  {
    code: 'integration',
    name: text('集成与接口', '整合與介面', 'Integration'),
    description: text(
      '身份源、消息通道、开放接口与数据同步。',
      '身分來源、訊息通道、開放介面與資料同步。',
      'Identity sources, message channels, open interfaces and data sync.',
    ),
    mark: text('接', '接', 'I'),
  },
  {
    code: 'integration-identity',
    parent: 'integration',
    name: text('身份源', '身分來源', 'Identity sources'),
    description: text(
      '人员与组织从哪里来，多久同步一次。',
      '人員與組織從哪裡來，多久同步一次。',
      'Where people and departments come from, and how often.',
    ),
    mark: text('身', '身', 'S'),
  },
  {
    code: 'integration-interfaces',
    parent: 'integration',
    name: text('开放接口', '開放介面', 'Open interfaces'),
    description: text(
      '从外部发起流程、读取结果。',
      '從外部發起流程、讀取結果。',
      'Start a flow from outside and read its result.',
    ),
    mark: text('口', '介', 'A'),
  },
  {
    code: 'mobile',
    name: text('移动端', '行動端', 'Mobile'),
    description: text(
      '应用打包、推送、离线与小屏适配。',
      '應用程式打包、推播、離線與小螢幕調整。',
      'Packaging, push, offline use and small screens.',
    ),
    mark: text('移', '行', 'M'),
  },
  {
    code: 'mobile-push',
    parent: 'mobile',
    name: text('推送与消息', '推播與訊息', 'Push and messages'),
    description: text('收不到时按顺序查。', '收不到時依序檢查。', 'What to check when nothing arrives.'),
    mark: text('推', '推', 'P'),
  },
  {
    code: 'mobile-layout',
    parent: 'mobile',
    name: text('小屏适配', '小螢幕調整', 'Small screens'),
    description: text(
      '同一张表单，在手机上少滚一半。',
      '同一張表單，在手機上少捲一半。',
      'The same form with half the scrolling.',
    ),
    mark: text('屏', '螢', 'S'),
  },
  {
    code: 'operations',
    name: text('部署与运维', '部署與維運', 'Deployment and operations'),
    description: text(
      '安装、升级、备份、监控与安全加固。',
      '安裝、升級、備份、監控與安全強化。',
      'Installing, upgrading, backups, monitoring and hardening.',
    ),
    mark: text('维', '維', 'O'),
  },
  {
    code: 'operations-upgrade',
    parent: 'operations',
    name: text('安装与升级', '安裝與升級', 'Installing and upgrading'),
    description: text(
      '升级前看什么，升级后验什么。',
      '升級前看什麼，升級後驗什麼。',
      'What to check before and after an upgrade.',
    ),
    mark: text('装', '裝', 'U'),
  },
  {
    code: 'operations-backup',
    parent: 'operations',
    name: text('备份与恢复', '備份與還原', 'Backup and recovery'),
    description: text(
      '备份要能恢复，才算备份。',
      '備份要能還原，才算備份。',
      'A backup counts once it has been restored.',
    ),
    mark: text('备', '備', 'B'),
  },
  {
    code: 'operations-security',
    parent: 'operations',
    name: text('安全加固', '安全強化', 'Hardening'),
    description: text(
      '校验、证书与访问控制。',
      '檢查碼、憑證與存取控制。',
      'Checksums, certificates and access control.',
    ),
    mark: text('安', '安', 'H'),
  },
  {
    code: 'official-documents',
    name: text('公文与档案', '公文與檔案', 'Documents and archives'),
    description: text('版式、套红、签章与归档。', '版式、套紅、簽章與歸檔。', 'Layout, letterhead, seals and filing.'),
    mark: text('文', '文', 'A'),
  },
  {
    code: 'documents-layout',
    parent: 'official-documents',
    name: text('版式与套红', '版式與套紅', 'Layout and letterhead'),
    description: text(
      '版心、行距与红线的位置。',
      '版心、行距與紅線的位置。',
      'Text area, line spacing and where the red line goes.',
    ),
    mark: text('红', '紅', 'L'),
  },
  {
    code: 'documents-archive',
    parent: 'official-documents',
    name: text('归档', '歸檔', 'Filing'),
    description: text(
      '流程结束后，材料怎样封存。',
      '流程結束後，資料怎樣封存。',
      'How papers are sealed away when a flow ends.',
    ),
    mark: text('档', '檔', 'F'),
  },
  {
    code: 'portal-themes',
    name: text('门户与主题', '入口網站與主題', 'Portals and themes'),
    description: text(
      '页面、组件、主题与多语言。',
      '頁面、元件、主題與多語言。',
      'Pages, widgets, themes and languages.',
    ),
    mark: text('门', '門', 'T'),
  },
  {
    code: 'portal-pages',
    parent: 'portal-themes',
    name: text('页面与组件', '頁面與元件', 'Pages and widgets'),
    description: text('一页放什么，谁看到什么。', '一頁放什麼，誰看到什麼。', 'What goes on a page and who sees it.'),
    mark: text('页', '頁', 'P'),
  },
  {
    code: 'portal-sign-in',
    parent: 'portal-themes',
    name: text('登录页与主题', '登入頁與主題', 'Sign-in pages and themes'),
    description: text(
      '标志、背景与三种语言的文案。',
      '標誌、背景與三種語言的文字。',
      'Logo, background and words in three languages.',
    ),
    mark: text('登', '登', 'S'),
  },
  {
    code: 'release-notes',
    name: text('版本说明', '版本說明', 'Release notes'),
    description: text(
      '每次发布改了什么，要做什么。',
      '每次發布改了什麼，要做什麼。',
      'What each release changes and what you need to do.',
    ),
    mark: text('新', '新', 'N'),
  },
  {
    code: 'release-notes-server',
    parent: 'release-notes',
    name: text('服务端', '伺服器端', 'Server'),
    description: text('功能版与补丁包。', '功能版與修補套件。', 'Feature releases and patches.'),
    mark: text('服', '伺', 'S'),
  },
  {
    code: 'release-notes-clients',
    parent: 'release-notes',
    name: text('桌面端与移动端', '桌面端與行動端', 'Desktop and mobile'),
    description: text(
      '客户端的改动与最低要求。',
      '用戶端的修改與最低需求。',
      'Client changes and minimum requirements.',
    ),
    mark: text('端', '端', 'C'),
  },
]
