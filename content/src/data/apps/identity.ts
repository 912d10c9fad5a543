import type { DemoApp } from '../../kinds.ts'
import { text } from '../text.ts'
import { from } from './versions.ts'

export const identityApps: DemoApp[] = [
  {
    slug: 'app-a7',
    category: 'identity',
    publisher: 'extensions',
    title: text('身份源同步', '身分來源同步', 'Identity sync'),
    summary: text(
      '从企业目录同步组织与人员，每小时一次。',
      '從企業目錄同步組織與人員，每小時一次。',
      'Brings departments and people over from your directory every hour.',
    ),
    description: text(
      '读你的目录，写办公系统的组织。先演练、列出会变的每一行，再由你确认；一次离职过多会停下来问人。',
      '讀你的目錄，寫辦公系統的組織。先演練、列出會變的每一列，再由你確認；一次離職過多會停下來問人。',
      'Reads your directory and writes the organisation. It rehearses first and lists every row that would change; when too many people would go at once it stops and asks.',
    ),
    official: true,
    permissions: {
      read_organisation: text('比对现有组织', '比對現有組織', 'Compares with what is there'),
      manage_accounts: text(
        '建立、停用账号，调整部门',
        '建立、停用帳號，調整部門',
        'Opens and closes accounts, moves departments',
      ),
    },
    versions: [
      {
        version: '3.2.0',
        days_ago: 220,
        works_with: from('9.8', '10.1'),
        changes: text('支持多个目录。', '支援多個目錄。', 'More than one directory.'),
      },
      {
        version: '3.3.0',
        works_with: from('10.0'),
        changes: text(
          '变动超过 5% 时等人确认。',
          '變動超過 5% 時等人確認。',
          'Waits for somebody when more than 5% would change.',
        ),
      },
    ],
    screens: [
      {
        screen: 'people',
        caption: text(
          '会变的行，确认前都列出来',
          '會變的列，確認前都列出來',
          'Every row that would change, before it does',
        ),
      },
    ],
    days_ago: 12,
    download_count: 7704,
    downloads_30_days: 520,
    rating: { average: 4.74, people: 142 },
  },
  {
    slug: 'one-sign-on',
    category: 'identity',
    publisher: 'extensions',
    title: text('单点登录', '單一登入', 'Single sign-on'),
    summary: text(
      '一次登录，所有系统都进得去。',
      '一次登入，所有系統都進得去。',
      'Sign in once, and every system knows you.',
    ),
    description: text(
      '按 OpenID Connect 与 SAML 2.0 接入你的身份提供方，也可以让办公系统做提供方。登录记录留在你的审计库。',
      '依 OpenID Connect 與 SAML 2.0 連接你的身分提供者，也可讓辦公系統做提供者。登入紀錄留在你的稽核庫。',
      'OpenID Connect and SAML 2.0, towards your provider or as the provider. Sign-ins are kept in your own audit log.',
    ),
    official: true,
    permissions: {
      read_organisation: text('把登录的人对应到账号', '把登入的人對應到帳號', 'Finds the account of whoever signs in'),
      manage_accounts: text(
        '首次登录时建立账号（可关闭）',
        '首次登入時建立帳號（可關閉）',
        'Opens an account at the first sign-in, if you allow it',
      ),
    },
    versions: [
      {
        version: '2.1.0',
        days_ago: 100,
        works_with: from('10.0'),
        changes: text('支持 SAML 2.0。', '支援 SAML 2.0。', 'SAML 2.0.'),
      },
      {
        version: '2.2.0',
        works_with: from('10.0'),
        changes: text('一处退出，处处退出。', '一處登出，處處登出。', 'Sign out once, and you are out everywhere.'),
      },
    ],
    screens: [
      {
        screen: 'list',
        caption: text('谁、何时、从哪里登录', '誰、何時、從哪裡登入', 'Who signed in, when and from where'),
      },
    ],
    days_ago: 24,
    download_count: 6120,
    downloads_30_days: 410,
    rating: { average: 4.66, people: 118 },
  },
  {
    slug: 'hand-over',
    category: 'identity',
    publisher: 'linxi',
    title: text('离职交接', '離職交接', 'Hand-over'),
    summary: text(
      '人走之前，待办、文件、权限一张单交清。',
      '人走之前，待辦、文件、權限一張單交清。',
      'Tasks, files and rights handed over on one sheet before somebody leaves.',
    ),
    description: text(
      '离职单一发起就列出此人名下的待办、文件、共享与代理，逐项指定接手人，最后一天一起转移。',
      '離職單一送出就列出此人名下的待辦、文件、共享與代理，逐項指定接手人，最後一天一起移轉。',
      'Lists what is in somebody’s name as soon as they give notice; each line gets a new owner, and everything moves on the last day.',
    ),
    permissions: {
      read_organisation: text('选择接手人', '選擇接手人', 'Lets you choose who takes over'),
      act_in_flows: text('转移待办', '移轉待辦', 'Moves tasks'),
      write_files: text('转移文件所有权', '移轉文件所有權', 'Moves files'),
    },
    versions: [
      {
        version: '1.2.0',
        works_with: from('10.0'),
        changes: text('共享与代理也列入。', '共享與代理也列入。', 'Shares and stand-ins are listed, too.'),
      },
    ],
    screens: [
      { screen: 'people', caption: text('每一项都有接手的人', '每一項都有接手的人', 'Every line has somebody new') },
    ],
    days_ago: 58,
    download_count: 1395,
    downloads_30_days: 88,
    rating: { average: 4.5, people: 29 },
  },
]
