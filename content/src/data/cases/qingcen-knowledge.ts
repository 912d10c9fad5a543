import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const review = text('内审', '內審', 'Review')
const bind = text('装订', '裝訂', 'Bind')

export const qingcenKnowledge: DemoCase = {
  slug: 'qingcen-knowledge',
  product: 'oa',
  products: ['server', 'desktop'],
  customer: text('青岑设计院', '青岑設計院', 'Qingcen Design'),
  title: text(
    '青岑设计院：投标文件不再从头写',
    '青岑設計院：投標文件不再從頭寫',
    'Qingcen Design: tenders that do not start from zero',
  ),
  headline: text('投标文件不再从头写', '投標文件不再從頭寫', 'Tenders that do not start from zero'),
  summary: text(
    '样式、范本与往期答疑收在一起，新人第一周就能交出合格的标书。',
    '樣式、範本與歷次答疑收在一起，新人第一週就能交出合格的標書。',
    'Styles, templates and past answers in one place; newcomers deliver a sound tender in their first week.',
  ),
  lead: text(
    '青岑设计院一年编一百四十份标书。过去一份九天；现在四天，一年来没有一份因格式被拒。',
    '青岑設計院一年編一百四十份標書。過去一份九天；現在四天，一年來沒有一份因格式被退。',
    'Qingcen Design writes a hundred and forty tenders a year. One used to take nine days; now it is four, and none was refused over its format.',
  ),
  industries: ['professional-services'],
  demands: ['knowledge-management', 'projects'],
  scale: text('11 个专业所，460 人', '11 個專業所，460 人', '11 studios, 460 people'),
  product_version: '10.1',
  time_to_go_live: text('8 周', '8 週', '8 weeks'),
  figures: [
    {
      label: text('编一份标书', '編一份標書', 'To write a tender'),
      before: text('9 天', '9 天', '9 days'),
      value: text('4 天', '4 天', '4 days'),
    },
    {
      label: text('因格式废标', '因格式廢標', 'Lost over format'),
      value: text('0', '0', '0'),
      unit: text('次', '次', 'in a year'),
    },
    {
      label: text('答疑每月被引用', '答疑每月被引用', 'Past answers cited'),
      value: text('300+', '300+', '300+'),
      unit: text('次', '次', 'a month'),
    },
  ],
  challenge: [
    text(
      '每份标书从上一份改起，页眉里还留着别家的项目名。一年有两次因为格式不合被当场拒收。',
      '每份標書從上一份改起，頁首裡還留著別家的專案名稱。一年有兩次因為格式不合被當場退件。',
      'Every tender was the last one edited, with another project still named in its page head. Twice a year one was refused over its format.',
    ),
  ],
  solution: [
    text(
      '三册共用一套样式，项目名只填一处；往期评审意见按条款归入知识库，写到那一节时出现在旁边。',
      '三冊共用一套樣式，專案名稱只填一處；歷次評審意見依條款歸入知識庫，寫到那一節時出現在旁邊。',
      'The three volumes share one set of styles and the project name is entered once. Past review comments are filed by clause and appear beside the section being written.',
    ),
  ],
  result: [
    text('编制时间从九天降到四天。', '編製時間從九天降到四天。', 'Writing went from nine days to four.'),
    text('一年来没有一份因格式被拒。', '一年來沒有一份因格式被退。', 'None was refused over format this year.'),
    text(
      '知识库里的答疑每月被引用三百余次。',
      '知識庫裡的答疑每月被引用三百多次。',
      'Past answers are cited some three hundred times a month.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：从上一份改起，9 天', '改造前：從上一份改起，9 天', 'Before: edit the last one, 9 days'),
      steps: [
        text('找旧标书', '找舊標書', 'Find an old one'),
        text('改商务册', '改商務冊', 'Commercial'),
        text('改技术册', '改技術冊', 'Technical'),
        text('改报价册', '改報價冊', 'Price'),
        text('统一格式', '統一格式', 'Fix format'),
        review,
        bind,
      ],
    },
    after: {
      label: text('改造后：三册同时写，4 天', '改造後：三冊同時寫，4 天', 'After: three volumes at once, 4 days'),
      steps: [
        text('立项', '立案', 'Charter'),
        [
          text('商务册', '商務冊', 'Commercial'),
          text('技术册', '技術冊', 'Technical'),
          text('报价册', '報價冊', 'Price'),
        ],
        review,
        bind,
      ],
    },
  },
  timeline: [
    {
      moment: text('第 1–3 周', '第 1–3 週', 'Weeks 1–3'),
      event: text(
        '整理四年的评审意见，归成六十二条。',
        '整理四年的評審意見，歸成六十二條。',
        'Four years of review comments reduced to sixty-two entries.',
      ),
    },
    {
      moment: text('第 4–6 周', '第 4–6 週', 'Weeks 4–6'),
      event: text(
        '导入投标样式，三册共用封面与页眉。',
        '匯入投標樣式，三冊共用封面與頁首。',
        'Tender styles imported; three volumes share cover and page head.',
      ),
    },
    {
      moment: text('第 8 周', '第 8 週', 'Week 8'),
      event: text('第一份四天的标书，中标。', '第一份四天的標書，得標。', 'The first four-day tender; it won.'),
    },
  ],
  quote: {
    text: text(
      '新人不用猜院里的规矩，写到哪一节，规矩就在旁边。',
      '新人不用猜院裡的規矩，寫到哪一節，規矩就在旁邊。',
      'Newcomers need not guess how we do it. Whatever they write, how we do it stands beside it.',
    ),
    role: text('经营部主任', '經營部主任', 'Head of bids'),
  },
  resources: ['bid-styles', 'knowledge-base-styles', 'f06'],
  articles: ['print-on-one-page', 'linked-fields'],
  read_count: 1_126,
  days_ago: 133,
}
