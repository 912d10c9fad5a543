import type { DemoVideo } from '../../kinds.ts'
import { text } from '../text.ts'

export const departmentHome: DemoVideo = {
  slug: 'v3',
  category: 'portal',
  resource_type: 'portal',
  title: text('一分钟看懂部门主页怎么搭', '一分鐘看懂部門首頁怎麼做', 'A department home in one minute'),
  summary: text(
    '先定三个访客最常问的问题，再选组件、排版面、配权限，最后在手机上看一眼。',
    '先定出訪客最常問的三個問題，再選元件、排版面、設權限，最後在手機上看一眼。',
    'Begin with the three questions visitors ask most, then choose widgets, lay them out, set access, check on a phone.',
  ),
  lesson: text('第 2 讲', '第 2 講', 'Lesson 2'),
  audiences: ['user', 'system_administrator'],
  series: 'department-does-it',
  fits: '10.0',
  play_count: 19360,
  days_ago: 14,
  resources: ['team-home', 'meeting-room-week', 'vehicle-request'],
  articles: ['what-goes-on-a-home-page'],
  chapters: [
    {
      title: text('先听三个问题', '先聽三個問題', 'Three questions first'),
      says: [
        text(
          '别从“我们是谁”开始。翻一个月的消息，看别人来问什么。',
          '別從「我們是誰」開始。翻一個月的訊息，看別人來問什麼。',
          'Do not begin with who you are. Read a month of messages: what do people ask?',
        ),
        text(
          '行政部被问得最多的是：用车、会议室、开证明。',
          '總務部被問得最多的是：用車、會議室、開證明。',
          'Office services are asked for three things: cars, rooms and certificates.',
        ),
      ],
    },
    {
      title: text('一个问题，一个组件', '一個問題，一個元件', 'One widget per question'),
      says: [
        text(
          '用车放申请入口，会议室放周视图，证明放模板下载。',
          '用車放申請入口，會議室放週檢視，證明放範本下載。',
          'A request button for cars, a week view for rooms, templates for certificates.',
        ),
        text(
          '组件直接读真实数据，不用人每天更新。',
          '元件直接讀實際資料，不用人每天更新。',
          'Widgets read live data; nobody has to update them by hand.',
        ),
      ],
    },
    {
      title: text('排版面', '排版面', 'Lay it out'),
      says: [
        text(
          '最常问的放左上，占两格；其余各占一格。',
          '最常問的放左上，占兩格；其餘各占一格。',
          'What is asked most goes top left, two columns wide; the others take one.',
        ),
        text(
          '部门介绍和制度链接放在第一屏以下。',
          '部門介紹和制度連結放在第一個畫面以下。',
          'The introduction and the policies go below the first screen.',
        ),
      ],
    },
    {
      title: text('谁看到什么', '誰看到什麼', 'Who sees what'),
      says: [
        text(
          '页面给全公司看，待办组件只给本部门看。',
          '頁面給全公司看，待辦元件只給本部門看。',
          'The page is for the whole company, the to-do widget for the department only.',
        ),
        text(
          '没有权限的组件整格收起，不留空白。',
          '沒有權限的元件整格收起，不留空白。',
          'A widget somebody may not see closes up; no hole is left.',
        ),
      ],
    },
    {
      title: text('手机上看一眼，再发布', '手機上看一眼，再發布', 'Check on a phone, then publish'),
      says: [
        text(
          '手机上按重要程度排成一列，只留前四个。',
          '手機上依重要程度排成一欄，只留前四個。',
          'On a phone they form one column by importance; keep the first four.',
        ),
        text(
          '给每个组件写上负责人，两个周期没更新就撤下。',
          '為每個元件寫上負責人，兩個週期沒更新就撤下。',
          'Give every widget an owner; after two rounds without change, take it down.',
        ),
      ],
    },
  ],
}
