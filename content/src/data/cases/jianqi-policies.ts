import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const draft = text('起草', '起草', 'Draft')
const release = text('发布', '發布', 'Release')

export const jianqiPolicies: DemoCase = {
  slug: 'jianqi-policies',
  product: 'oa',
  products: ['server', 'desktop'],
  customer: text('涧栖大学', '澗棲大學', 'Jianqi University'),
  title: text(
    '涧栖大学：四百条制度，一个版本',
    '澗棲大學：四百條制度，一個版本',
    'Jianqi University: four hundred rules, one version each',
  ),
  headline: text('四百条制度，一个版本', '四百條制度，一個版本', 'Four hundred rules, one version each'),
  summary: text(
    '制度会签、发布与废止在一处，每一条都知道自己替代了谁。',
    '制度會簽、發布與廢止在一處，每一條都知道自己取代了誰。',
    'Countersigning, releasing and repealing in one place; every rule knows which one it replaced.',
  ),
  lead: text(
    '涧栖大学有四百一十二条制度，其中九十六条互相打架。清理用了一个学期；如今查一条制度，九秒。',
    '澗棲大學有四百一十二條制度，其中九十六條互相牴觸。清理用了一個學期；如今查一條制度，九秒。',
    'Jianqi University had 412 rules, ninety-six of which contradicted each other. Clearing them took a term; looking one up now takes nine seconds.',
  ),
  industries: ['higher-education'],
  demands: ['policies', 'knowledge-management', 'reports'],
  scale: text(
    '29 个学院与部门，4,600 名教职工',
    '29 個學院與處室，4,600 名教職員',
    '29 schools and offices, 4,600 staff',
  ),
  product_version: '10.1',
  time_to_go_live: text('一个学期', '一個學期', 'one term'),
  figures: [
    {
      label: text('查一条制度', '查一條制度', 'To look up a rule'),
      before: text('25 分钟', '25 分鐘', '25 minutes'),
      value: text('9 秒', '9 秒', '9 seconds'),
    },
    {
      label: text('互相打架的制度', '互相牴觸的制度', 'Rules in conflict'),
      before: text('96 条', '96 條', '96'),
      value: text('0', '0', '0'),
    },
    {
      label: text('一次会签', '一次會簽', 'One countersigning'),
      before: text('34 天', '34 天', '34 days'),
      value: text('8 天', '8 天', '8 days'),
    },
  ],
  challenge: [
    text(
      '制度发在各部门的网页上，改过几次没人记得。报销标准有三个版本同时有效，老师挑对自己有利的那一个。',
      '制度發在各處室的網頁上，改過幾次沒人記得。報支標準有三個版本同時有效，老師挑對自己有利的那一個。',
      'Rules stood on the pages of each office, and nobody remembered how often they had changed. Three versions of the expense limits were valid at once, and people chose the one they liked.',
    ),
  ],
  solution: [
    text(
      '每条制度一页，写明依据、替代与复审日期。会签各部门同时看，意见汇总成一张表，逐条答复后才能发布。',
      '每條制度一頁，寫明依據、取代與複審日期。會簽各處室同時看，意見彙整成一張表，逐條答覆後才能發布。',
      'One page for each rule, with its basis, what it replaces and when it is looked at again. Offices countersign at the same time; their comments form one table, and each is answered before release.',
    ),
  ],
  result: [
    text(
      '四百一十二条清理为三百零八条，没有两条相互矛盾。',
      '四百一十二條清理為三百零八條，沒有兩條互相矛盾。',
      '412 rules became 308, no two of which contradict each other.',
    ),
    text(
      '会签从三十四天缩短到八天。',
      '會簽從三十四天縮短到八天。',
      'Countersigning fell from thirty-four days to eight.',
    ),
    text(
      '到复审日的制度自己进入起草人的待办。',
      '到複審日的制度自己進入起草人的待辦。',
      'A rule due for review appears among its author’s tasks.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：传一圈，34 天', '改造前：傳一圈，34 天', 'Before: passed around, 34 days'),
      steps: [
        draft,
        text('人事处', '人事室', 'HR'),
        text('财务处', '主計室', 'Finance'),
        text('教务处', '教務處', 'Registry'),
        text('法务', '法務', 'Legal'),
        text('校办', '秘書室', 'Office'),
        release,
      ],
    },
    after: {
      label: text('改造后：同时会签，8 天', '改造後：同時會簽，8 天', 'After: all at once, 8 days'),
      steps: [
        draft,
        [
          text('人事处', '人事室', 'HR'),
          text('财务处', '主計室', 'Finance'),
          text('教务处', '教務處', 'Registry'),
          text('法务', '法務', 'Legal'),
        ],
        text('逐条答复', '逐條答覆', 'Answers'),
        release,
      ],
    },
  },
  timeline: [
    {
      moment: text('三月', '三月', 'March'),
      event: text(
        '收齐四百一十二条，标出九十六处冲突。',
        '收齊四百一十二條，標出九十六處衝突。',
        '412 rules collected; ninety-six conflicts marked.',
      ),
    },
    {
      moment: text('四月至六月', '四月至六月', 'April to June'),
      event: text('二十九个部门分批会签。', '二十九個處室分批會簽。', 'Twenty-nine offices countersign in turns.'),
    },
    {
      moment: text('七月', '七月', 'July'),
      event: text('旧网页全部转到新地址。', '舊網頁全部轉到新網址。', 'The old pages lead to the new ones.'),
    },
  ],
  quote: {
    text: text(
      '现在大家争的是制度该怎么写，而不是哪一份算数。',
      '現在大家爭的是制度該怎麼寫，而不是哪一份算數。',
      'People now argue about what a rule should say, not about which copy counts.',
    ),
    role: text('学校办公室主任', '學校秘書室主任', 'Head of the university office'),
  },
  resources: ['policy-release-countersign', 'countersign-opinions', 'policy-styles', 'staff-service-desk'],
  articles: ['countersign-any-in-turn', 'role-post-or-matrix'],
  read_count: 1_308,
  consent_days: 180,
  days_ago: 204,
}
