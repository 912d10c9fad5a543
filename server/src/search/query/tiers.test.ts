import { expect, test } from 'vitest'
import { numbers, tierOf, tiersFor, tiersOfRead } from '../search.given.ts'
import { type AnalysedQuery, divided, readQuestion, relaxed } from './question.ts'

const leave = { titles: ['请假申请', '請假申請', 'Leave request'], tags: ['考勤'], summaries: ['年假与调休'] }

test('[RT-12] one title is found in both scripts, by its sound, its initials and its English name', () => {
  for (const question of [
    '请假',
    '請假',
    'qingjia',
    'qing jia',
    'qǐngjià',
    'QINGJIA',
    'ｑｉｎｇｊｉａ',
    'leave',
    'Leaves',
  ])
    expect(tierOf(question, leave), question).toMatch(/phrase|title/)
  for (const question of ['qj', 'qjsq', 'kq', 'qing']) expect(tierOf(question, leave), question).toBe('anywhere')
  for (const question of ['请柬', 'qingjian', 'qk', 'lease']) expect(tierOf(question, leave), question).toBeNull()
})

test('[RT-12] of words with the same initials the one used most comes first in each field, then the others', () => {
  const others = new Map([['加班', ['交班']]])
  const question = readQuestion('加班', new Map(), { others, initials: 'jb' })
  const tiers = (title: string, summary: string) =>
    tiersOfRead(question, { titles: [title], summaries: [summary] }).findIndex(({ finds }) => finds)

  const places = [tiers('加班申请', ''), tiers('交班登记', ''), tiers('考勤', '加班'), tiers('考勤', '交班')]
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(new Set(places).size).toBe(places.length)
})

test('[RT-12] the whole title comes first, then as it was typed, all words, names of parts, and the text', () => {
  expect(tierOf('請假申請', leave)).toBe('exact')
  expect(tierOf('qingjiashenqing', leave)).toBe('exact')
  expect(tierOf('leave requests', leave)).toBe('exact')
  expect(tierOf('假申请', leave)).toBe('phrase')
  expect(tierOf('申请 请假', leave)).toBe('phrase')
  expect(tierOf('申请请假', leave)).toBe('title')
  expect(tierOf('怎么请假', leave)).toBe('title')
  expect(tierOf('考勤', leave)).toBe('subject')
  expect(tierOf('请假 考勤', leave)).toBe('subject')
  expect(tierOf('直属主管', { titles: ['请假'], anchors: ['直屬主管審批'] })).toBe('anchor')
  expect(tierOf('调休', leave)).toBe('subject')
  expect(tierOf('补休', { ...leave, bodies: ['补休另算'] })).toBe('anywhere')
  expect(tierOf('请假 加班', leave)).toBeNull()
})

test('[RT-12] pinyin that is broken off in the middle, and a version with or without its letter, are enough', () => {
  for (const question of ['qingj', 'qingjiash', 'qingjiashen']) expect(tierOf(question, leave), question).toBe('title')
  expect(tierOf('qingb', leave)).toBeNull()
  expect(tierOf('v10.1.6', { titles: ['服务端 10.1.6'] })).toBe('phrase')
  expect(tierOf('10.1.6', { titles: ['Server V10.1.6'] })).toBe('phrase')
})

test('[RT-12] of a sentence nearly everything is enough, of other questions it is not', () => {
  const item = { titles: ['换一张登录页'], bodies: ['备份完成后，升级服务器'] }
  expect(tierOf('怎么换登录页', item)).toBe('title')
  expect(tierOf('升级前要备份吗', item)).toBe('nearly')
  expect(tierOf('如何升级备份存储', item)).toBe('nearly')
  expect(tierOf('升级备份存储', item)).toBeNull()
})

test('[RT-12] of a question that is relaxed one word may be missing, the most common one first', () => {
  /** The first word is the most common. */
  const nearly = (question: string) => {
    const read = readQuestion(question)
    return read && tiersOfRead(relaxed(read, mostFirst(read)), item).find(({ finds }) => finds)?.name
  }
  const item = { titles: ['换一张登录页'], tags: ['门户'], bodies: ['备份完成后，升级服务器'] }

  expect(nearly('备份 升级')).toBe('anywhere')
  for (const question of ['加班 备份', '加班 门户', '存储 备份 升级', '升级 备份 存储'])
    expect(nearly(question), question).toBe('nearly')
  // Of two words the other one has to be in a name.
  expect(nearly('门户 加班')).toBe('partly')
  for (const question of ['备份 加班', '升级 加班 存储', '加班 存储'])
    expect(nearly(question), question).toBeUndefined()
  expect(tierOf('加班 备份', item)).toBeNull()
})

test('[RT-12] an unknown word is never left out', () => {
  const read = readQuestion('加班 门户')

  expect(read && relaxed(read, [0, 7])).toEqual(read)
})

test('[RT-12] every part of a Chinese text is found, names and rare characters too', () => {
  const title = '由新天公司的王小明於２０２６年發佈：𠮷野家差旅報銷單（含明細表）'
  const characters = [...title]
  for (let from = 0; from < characters.length; from++) {
    for (let to = from + 1; to <= characters.length; to++) {
      const part = characters.slice(from, to).join('')
      if (/^\p{Script=Han}+$/v.test(part)) expect(tierOf(part, { titles: [title] }), part).not.toBeNull()
    }
  }
})

test('[RT-12] what meets a tier meets all tiers after it; of a question that is relaxed at least the last', () => {
  const draw = numbers(8)
  const one = (of: readonly string[]) => of[Math.floor(draw() * of.length)] ?? ''
  const words = [
    '请假',
    '單',
    '申请',
    '软體',
    '打印机',
    'leave',
    'Requests',
    'qingjia',
    'xian',
    'fangan',
    'A8-V5.7',
    '10.2',
    '怎么',
    'qj',
    ' ',
    '的',
    '张',
  ]
  for (let round = 0; round < 1_000; round++) {
    const some = (count: number) =>
      Array.from({ length: 1 + Math.floor(draw() * count) }, () => one(words)).join(one(['', ' ']))
    const item = { titles: [some(3), some(2)], tags: [some(1)], anchors: [some(2)], bodies: [some(4)] }
    const question = some(3)
    const read = readQuestion(question)
    const tiers = read && round % 2 === 0 ? tiersOfRead(relaxed(read, mostFirst(read)), item) : tiersFor(question, item)
    const first = tiers.findIndex(({ finds }) => finds)
    const loose = round % 2 === 0 ? tiers.findIndex(({ name }) => name === 'nearly') : -1
    // What meets a loose one is somewhere in the item.
    const from = tiers[first]?.is_loose ? tiers.findIndex(({ name }) => name === 'anywhere') : first
    const after = tiers.filter(
      ({ is_loose }, at) => at === tiers.length - 1 || (at >= from && !is_loose && (loose < 0 || at < loose)),
    )
    if (first >= 0)
      expect(
        after.every(({ finds }) => finds),
        `${question} in ${JSON.stringify(item)}`,
      ).toBe(true)
  }
})

test('[RT-12] of items that hold all words one comes first whose title holds any of them', () => {
  const place = (item: Parameters<typeof tiersFor>[1]) => tiersFor('超时提醒', item).findIndex(({ finds }) => finds)

  const places = [
    place({ titles: ['超时与催办'], summaries: ['到期自动提醒'] }),
    place({ titles: ['会议纪要'], summaries: ['超时自动提醒'] }),
    place({ titles: ['超时与催办'], bodies: ['到期自动提醒'] }),
    place({ titles: ['会议纪要'], anchors: ['超时提醒'] }),
  ]
  expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other))
})

test('[RT-12] a long word that hardly anything holds is asked for by its halves', () => {
  const read = readQuestion('红头文件')
  const halves = read && divided(read, new Map())

  expect(halves?.words.map(({ text }) => text)).toEqual(['红头', '文件'])
  expect(tiersOfRead(halves, { titles: ['发文'], bodies: ['套红头，再发文件'] }).some(({ finds }) => finds)).toBe(true)
  expect(tierOf('红头文件', { titles: ['发文'], bodies: ['套红头，再发文件'] })).toBeNull()
})

function mostFirst({ words }: AnalysedQuery): number[] {
  return words.map((_, at) => words.length - at)
}

test('[RT-12] products are found by their codes, and mixed scripts by either part', () => {
  const item = { titles: ['协同 A8 V5.7 升级包（OA请假）'] }
  for (const question of ['A8-V5.7', 'a8 v5.7', 'V5.7', '5.7', 'OA请假', 'OA 请假', 'oa', '协同A8']) {
    expect(tierOf(question, item), question).not.toBeNull()
  }
  expect(tierOf('V5.6', item)).toBeNull()
})

test('[I18N-04c] characters that Simplified Chinese made one, or that are written for each other, meet both ways', () => {
  const same = [
    '发 發',
    '头发 頭髮',
    '干 乾',
    '干部 幹部',
    '看着 看著',
    '着作 著作',
    '里 裡',
    '里 裏',
    '后 後',
    '面 麵',
    '系 係',
    '账号 帳號',
    '账号 賬號',
    '账号 帐号',
    '回复 回覆',
    '恢复 恢復',
    '复制 複製',
    '了解 瞭解',
    '台湾 臺灣',
    '为 爲',
    '线 綫',
    '周 週',
    '制造 製造',
    '签名 簽名',
    '证 証',
    '准备 準備',
    '表 錶',
    '云 雲',
    '松 鬆',
    '范围 範圍',
    '历 曆',
    '历 歷',
  ]
  for (const pair of same) {
    const [simplified = '', traditional = ''] = pair.split(' ')
    expect(tierOf(simplified, { titles: [traditional] }), pair).toBe('exact')
    expect(tierOf(traditional, { titles: [simplified] }), pair).toBe('exact')
  }
})

test('[I18N-04c] what Taiwan calls by another word is found by either, after what was typed', () => {
  const pairs = [
    '軟體 软件',
    '網路 网络',
    '資料庫 数据库',
    '印表機 打印机',
    '伺服器 服务器',
    '資訊 信息',
    '專案 项目',
    '欄位 字段',
  ]
  for (const pair of pairs) {
    const [taiwan = '', mainland = ''] = pair.split(' ')
    expect(tierOf(`${taiwan}管理`, { titles: [`${mainland}管理`] }), pair).toBe('title')
    expect(tierOf(mainland, { titles: [taiwan] }), pair).toBe('title')
  }
})
