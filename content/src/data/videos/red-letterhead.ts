import type { DemoVideo } from '../../kinds.ts'
import { text } from '../text.ts'

export const redLetterhead: DemoVideo = {
  slug: 'v8',
  category: 'official-documents',
  resource_type: 'document-template',
  title: text('红头文件：套红与印章', '紅頭文件：套紅與印章', 'Red letterhead and seals'),
  summary: text(
    '清样与正式件为什么要分开，套红在哪一步发生，印章怎样盖在该盖的地方。',
    '清稿與正式文為什麼要分開，套紅發生在哪一步，印章怎樣蓋在該蓋的位置。',
    'Why proof and final copy are kept apart, when the letterhead is applied, and how a seal lands in its place.',
  ),
  lesson: text('第 1 讲', '第 1 講', 'Lesson 1'),
  audiences: ['user'],
  series: 'one-look',
  fits: '10.0',
  play_count: 12180,
  days_ago: 23,
  resources: ['b3', 'g1', 'f03'],
  articles: ['letterhead-layout', 'file-when-flow-ends', 'seal-in-its-place'],
  chapters: [
    {
      title: text('清样与正式件', '清稿與正式文', 'Proof and final copy'),
      says: [
        text(
          '起草和会签时用清样：只有正文，没有红头，也没有章。',
          '起草和會簽時用清稿：只有正文，沒有紅頭，也沒有章。',
          'While it is drafted and countersigned there is only a proof: no letterhead, no seal.',
        ),
        text(
          '这样没有人会把还没定稿的东西当成正式文件发出去。',
          '這樣沒有人會把還沒定稿的東西當成正式文件發出去。',
          'So nobody can send out as final what has not been settled.',
        ),
      ],
    },
    {
      title: text('套红在签发之后', '套紅在簽發之後', 'Letterhead after signing'),
      says: [
        text(
          '领导签发以后，系统取文号，再把红头和红线套上去。',
          '主管簽發以後，系統取文號，再把紅頭和紅線套上去。',
          'Once signed, it receives its number, then the red head and the red line.',
        ),
        text(
          '文号在这一步才生成，中途作废的稿子不占号。',
          '文號在這一步才產生，中途作廢的稿子不占號。',
          'The number is taken only now, so drafts that were dropped use none up.',
        ),
      ],
    },
    {
      title: text('版式只有几个数', '版式只有幾個數', 'A layout in a few numbers'),
      says: [
        text(
          '版心宽 156 毫米，高 225 毫米，每页 22 行，每行 28 字。',
          '版心寬 156 公釐，高 225 公釐，每頁 22 行，每行 28 字。',
          'The text area is 156 by 225 mm: 22 lines of 28 characters.',
        ),
        text(
          '这些数写在模板里，起草人不用也不该调。',
          '這些數寫在範本裡，起草人不用也不該調。',
          'The template holds these numbers. Authors need not, and should not, change them.',
        ),
      ],
    },
    {
      title: text('印章盖在哪里', '印章蓋在哪裡', 'Where the seal goes'),
      says: [
        text(
          '印章以成文日期为准居中下压，不盖住正文。',
          '印章以成文日期為準置中下壓，不蓋住正文。',
          'The seal is centred on the date and set low, clear of the text.',
        ),
        text(
          '日期跑到下一页时，正文要跟一行过去，不能单独留一枚章。',
          '日期跑到下一頁時，正文要跟一行過去，不能單獨留一枚章。',
          'If the date falls on the next page, a line of text goes with it: a seal never stands alone.',
        ),
      ],
    },
    {
      title: text('发出与归档', '發出與歸檔', 'Send and file'),
      says: [
        text(
          '发出去的是版式文件，谁也改不了；清样和签发单一起归档。',
          '發出去的是版式檔案，誰也改不了；清稿和簽發單一起歸檔。',
          'What goes out is a fixed file nobody can edit; proof and signing sheet are filed with it.',
        ),
        text(
          '要改，只能发一份新的，并写明代替哪一份。',
          '要改，只能發一份新的，並寫明代替哪一份。',
          'A correction is a new document that says which one it replaces.',
        ),
      ],
    },
  ],
}
