import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const draft = text('拟稿', '擬稿', 'Draft')
const check = text('核稿', '核稿', 'Check')
const sign = text('签发', '決行', 'Sign')

export const shiduDocuments: DemoCase = {
  slug: 'shidu-documents',
  product: 'oa',
  products: ['server', 'desktop', 'mobile'],
  customer: text('石渡水务', '石渡水務', 'Shidu Water'),
  title: text('石渡水务：公文全程在线', '石渡水務：公文全程線上', 'Shidu Water: official papers without paper'),
  headline: text('公文全程在线', '公文全程線上', 'Official papers without paper'),
  summary: text(
    '从拟稿、核稿到归档，套红与电子印章一次完成。',
    '從擬稿、核稿到歸檔，套紅與電子印章一次完成。',
    'From draft and check to filing; letterhead and electronic seal in one pass.',
  ),
  lead: text(
    '石渡水务的二十三个站点最远的在山里。过去一份公文四天才到站；现在半天，而且没有一张纸。',
    '石渡水務的二十三個站點最遠的在山裡。過去一份公文四天才到站；現在半天，而且沒有一張紙。',
    'The farthest of Shidu Water’s twenty-three stations is in the hills. A paper used to take four days to get there; now it takes half a day, and no paper at all.',
  ),
  industries: ['utilities'],
  demands: ['official-documents', 'archives'],
  scale: text('23 个站点，860 人', '23 個站點，860 人', '23 stations, 860 people'),
  product_version: '10.1',
  time_to_go_live: text('6 周', '6 週', '6 weeks'),
  figures: [
    {
      label: text('上线第二个月起', '上線第二個月起', 'Since the second month'),
      value: text('0', '0', '0'),
      unit: text('份纸质公文', '份紙本公文', 'paper documents'),
    },
    {
      label: text('发文到基层站点', '發文到基層站點', 'To reach every station'),
      before: text('4 天', '4 天', '4 days'),
      value: text('半天', '半天', 'half a day'),
    },
    {
      label: text('年底归档移交', '年底歸檔移交', 'Year-end handover'),
      value: text('一次通过', '一次通過', 'passed at once'),
    },
  ],
  challenge: [
    text(
      '公文要打印、送签、盖章、再扫描，二十三个站点最远的在山里。等文件到站，通知里的会议往往已经开完。',
      '公文要列印、送簽、用印、再掃描，二十三個站點最遠的在山裡。等公文到站，通知裡的會議往往已經開完。',
      'Papers were printed, carried for signature, stamped and scanned again. By the time one reached the hills, the meeting it announced was often over.',
    ),
  ],
  solution: [
    text(
      '发文流程与红头模板、公文样式一起导入。起草与核稿看清样，签发通过后才套红、盖章；站点在手机上签收，未签收的第二天自动提醒。',
      '發文流程與紅頭範本、公文樣式一起匯入。起草與核稿看清稿，決行後才套紅、用印；站點在手機上簽收，未簽收的隔天自動提醒。',
      'The dispatch flow came in together with the letterhead template and styles. Drafts are proofs; letterhead and seal appear once signed. Stations confirm on the phone and are reminded the next day.',
    ),
  ],
  result: [
    text('上线第二个月起不再产生纸质公文。', '上線第二個月起不再產生紙本公文。', 'No paper since the second month.'),
    text(
      '发文到站从四天缩短到半天，签收一目了然。',
      '發文到站從四天縮短到半天，簽收一目了然。',
      'Papers arrive in half a day instead of four, and who has read them is plain to see.',
    ),
    text(
      '归档包按文号自动命名，年底移交一次通过。',
      '歸檔包依文號自動命名，年底移交一次通過。',
      'Filed packages carry their number; the year-end handover passed first time.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：跟着纸走，4 天', '改造前：跟著紙走，4 天', 'Before: at the pace of paper, 4 days'),
      steps: [
        draft,
        check,
        text('打印', '列印', 'Print'),
        sign,
        text('盖章', '用印', 'Stamp'),
        text('扫描', '掃描', 'Scan'),
        text('寄送', '寄送', 'Post'),
      ],
    },
    after: {
      label: text('改造后：签发即到站，半天', '改造後：決行即到站，半天', 'After: signed is delivered, half a day'),
      steps: [
        draft,
        check,
        sign,
        [text('套红盖章', '套紅用印', 'Letterhead, seal'), text('自动归档', '自動歸檔', 'Filing')],
        text('站点签收', '站點簽收', 'Stations confirm'),
      ],
    },
  },
  timeline: [
    {
      moment: text('第 1 周', '第 1 週', 'Week 1'),
      event: text(
        '核对国家标准的版式，定下三种文种。',
        '核對國家標準的版式，定下三種文別。',
        'Layout checked against the national standard; three kinds of paper agreed.',
      ),
    },
    {
      moment: text('第 2–4 周', '第 2–4 週', 'Weeks 2–4'),
      event: text(
        '导入流程、模板与样式，接上电子印章。',
        '匯入流程、範本與樣式，接上電子印章。',
        'Flow, template and styles imported; the electronic seal connected.',
      ),
    },
    {
      moment: text('第 6 周', '第 6 週', 'Week 6'),
      event: text(
        '二十三个站点开始手机签收。',
        '二十三個站點開始手機簽收。',
        'Twenty-three stations begin to confirm on the phone.',
      ),
    },
  ],
  quote: {
    text: text(
      '山里的站点第一次比总部先看完文件。',
      '山裡的站點第一次比總部先看完公文。',
      'For the first time the station in the hills had read a paper before headquarters did.',
    ),
    role: text('办公室主任', '辦公室主任', 'Head of the general office'),
  },
  resources: ['g1', 'b3', 'g2', 'g4'],
  articles: ['letterhead-layout', 'file-when-flow-ends'],
  read_count: 2_980,
  consent_days: 560,
  days_ago: 76,
}
