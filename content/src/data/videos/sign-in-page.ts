import type { DemoVideo } from '../../kinds.ts'
import { text } from '../text.ts'

export const signInPage: DemoVideo = {
  slug: 'v6',
  category: 'sign-in-page',
  resource_type: 'login',
  title: text('换一张登录页要几步', '換一張登入頁要幾步', 'Changing the sign-in page, step by step'),
  summary: text(
    '换标志、换背景、换文案，三种语言各看一遍，再定时在周一早上生效。',
    '換標誌、換背景、換文字，三種語言各看一遍，再排定週一早上生效。',
    'New logo, background and words, checked in three languages, then set to start on Monday morning.',
  ),
  lesson: text('第 2 讲', '第 2 講', 'Lesson 2'),
  audiences: ['system_administrator'],
  series: 'one-look',
  fits: '10.0',
  play_count: 8330,
  days_ago: 37,
  resources: ['d4', 'bilingual-sign-in'],
  articles: ['change-the-sign-in-page'],
  chapters: [
    {
      title: text('五个可以改的地方', '五個可以改的地方', 'Five places to change'),
      says: [
        text(
          '登录页上能改的只有五处：标志、背景、标题、副标题、页脚。',
          '登入頁上能改的只有五處：標誌、背景、標題、副標題、頁尾。',
          'Five things may change: logo, background, title, subtitle and footer.',
        ),
        text(
          '登录框由系统自己放进去，谁也改不了，所以安全。',
          '登入框由系統自己放進去，誰也改不了，所以安全。',
          'The sign-in form is put in by the system. Nobody can alter it, so it stays safe.',
        ),
      ],
    },
    {
      title: text('换标志与背景', '換標誌與背景', 'Logo and background'),
      says: [
        text(
          '标志用透明底的图，高度 48 像素，深浅背景各备一张。',
          '標誌用透明底的圖，高度 48 像素，深淺背景各備一張。',
          'Use a logo with a clear ground, 48 pixels high, one for dark and one for light.',
        ),
        text(
          '背景压到 300 KB 以内：早上八点半，几千人同时打开它。',
          '背景壓到 300 KB 以內：早上八點半，幾千人同時開啟它。',
          'Keep the background below 300 kB: at half past eight thousands open it at once.',
        ),
      ],
    },
    {
      title: text('三种语言各看一遍', '三種語言各看一遍', 'Look at three languages'),
      says: [
        text(
          '英文标题通常长四成，看它会不会换行、会不会压住登录框。',
          '英文標題通常長四成，看它會不會換行、會不會壓住登入框。',
          'English titles run some 40% longer. Do they wrap, or touch the form?',
        ),
        text(
          '繁体另写一遍，不要直接转换：用词不同，例如“登入”“網路”。',
          '繁體另寫一遍，不要直接轉換：用詞不同，例如「登入」「網路」。',
          'Write Traditional Chinese anew instead of converting it: the words differ.',
        ),
      ],
    },
    {
      title: text('两种宽度', '兩種寬度', 'Two widths'),
      says: [
        text(
          '再看 1366 像素的旧笔记本，和一部手机。',
          '再看 1366 像素的舊筆電，和一支手機。',
          'Then look at an old laptop of 1366 pixels, and at a phone.',
        ),
        text(
          '手机上背景只留一条，登录框要在第一屏。',
          '手機上背景只留一條，登入框要在第一個畫面。',
          'On a phone only a strip of background stays; the form must be in sight.',
        ),
      ],
    },
    {
      title: text('定时生效，随时换回', '定時生效，隨時換回', 'Start on time, go back any time'),
      says: [
        text(
          '选下周一零点生效，周末没有人时先在内网看一遍。',
          '選下週一零點生效，週末沒有人時先在內網看一遍。',
          'Let it start on Monday at midnight, and look at it over the quiet weekend.',
        ),
        text(
          '旧页面保留 30 天，不合适，一键换回。',
          '舊頁面保留 30 天，不合適，一鍵換回。',
          'The old page is kept for 30 days. If it does not suit, one click brings it back.',
        ),
      ],
    },
  ],
}
