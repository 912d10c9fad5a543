import type { DemoVideo } from '../../kinds.ts'
import { text } from '../text.ts'

export const oneDocumentStyle: DemoVideo = {
  slug: 'one-document-style',
  category: 'document-style',
  resource_type: 'document-style',
  title: text(
    '一分钟看懂：全公司用同一套文档样式',
    '一分鐘看懂：全公司用同一套文件樣式',
    'One document style for the whole company, in one minute',
  ),
  summary: text(
    '用样式代替手工排版：标题、正文、编号定一次，旧文档怎样跟过来，以后怎样改。',
    '用樣式代替手動排版：標題、內文、編號訂一次，舊文件怎樣跟過來，以後怎樣改。',
    'Styles instead of manual formatting: headings, text and numbers set once, old papers brought along, changes later.',
  ),
  lesson: text('第 3 讲', '第 3 講', 'Lesson 3'),
  audiences: ['user', 'system_administrator'],
  series: 'one-look',
  fits: '10.0',
  play_count: 7915,
  days_ago: 41,
  resources: ['policy-styles', 'g2', 'meeting-paper-styles'],
  articles: ['styles-not-manual-formatting', 'letterhead-layout'],
  chapters: [
    {
      title: text('同一家公司，六种标题', '同一家公司，六種標題', 'One company, six headings'),
      says: [
        text(
          '每个人手工调字号，六份文件就有六种标题。',
          '每個人手動調字級，六份文件就有六種標題。',
          'When everyone sets sizes by hand, six papers have six headings.',
        ),
        text(
          '改一次规定，要一份一份去改，谁也改不完。',
          '改一次規定，要一份一份去改，誰也改不完。',
          'Change the rule once, and each paper must be changed alone. Nobody finishes.',
        ),
      ],
    },
    {
      title: text('样式是给段落起名字', '樣式是給段落取名字', 'A style is a name for a paragraph'),
      says: [
        text(
          '不写“黑体三号加粗”，写“一级标题”。长什么样，另外定。',
          '不寫「黑體三號加粗」，寫「一級標題」。長什麼樣，另外訂。',
          'Do not say “bold, 16 points”; say “heading 1”. What it looks like is set elsewhere.',
        ),
        text(
          '改样式集里的一处，所有用它的文件一起变。',
          '改樣式集裡的一處，所有用它的文件一起變。',
          'Change one place in the style set, and every paper that uses it follows.',
        ),
      ],
    },
    {
      title: text('先定六个就够', '先訂六個就夠', 'Six are enough to begin'),
      says: [
        text(
          '标题三级、正文、表格文字、图注，六个样式能写九成文件。',
          '標題三級、內文、表格文字、圖說，六個樣式能寫九成文件。',
          'Three headings, text, table text and caption: six styles cover nine papers in ten.',
        ),
        text(
          '编号交给样式，删掉一节，后面的号自己接上。',
          '編號交給樣式，刪掉一節，後面的號自己接上。',
          'Leave numbers to the styles: remove a section and the rest renumber themselves.',
        ),
      ],
    },
    {
      title: text('旧文档怎么办', '舊文件怎麼辦', 'What about old papers'),
      says: [
        text(
          '不必全部重排。先换模板，新写的都对；旧的改到哪份换哪份。',
          '不必全部重排。先換範本，新寫的都對；舊的改到哪份換哪份。',
          'Do not redo them all. New papers are right from the template; old ones follow when touched.',
        ),
        text(
          '用“查找同样格式”，一次把手工标题换成样式。',
          '用「尋找相同格式」，一次把手動標題換成樣式。',
          'With “select similar formatting”, all manual headings become styles in one go.',
        ),
      ],
    },
    {
      title: text('发到每台电脑', '發到每台電腦', 'Out to every computer'),
      says: [
        text(
          '样式集放在公司模板里，打开软件就有，不用每个人装。',
          '樣式集放在公司範本裡，開啟軟體就有，不用每個人安裝。',
          'Put the set into the company template: it is there when the program opens.',
        ),
        text(
          '指定一个人管版本。别人想改，提意见，由他发布。',
          '指定一個人管版本。別人想改，提意見，由他發布。',
          'One person keeps the versions. Others suggest, that person releases.',
        ),
      ],
    },
  ],
}
