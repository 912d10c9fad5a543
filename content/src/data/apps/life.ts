import { text } from '../text.ts'

/** What the house recommends on the banner of the store. */
export const featured = {
  slug: 'app-a2',
  title: text('发票识别：报销单自己填好', '發票辨識：報支單自己填好', 'Invoice reader: claims that fill themselves in'),
  text: text(
    '拍一张照，票面信息进入报销单对应字段；重复、超期与抬头错误当场提示，不必等财务退回。',
    '拍一張照，票面資訊進入報支單對應欄位；重複、逾期與抬頭錯誤當場提示，不必等財務退回。',
    'Take a photo and what the invoice says goes into the claim; duplicates, late ones and a wrong company name are pointed out before finance sends anything back.',
  ),
}

/** Whose office system has what already: the last one installed is older than what there is now. */
export const installations = [
  { slug: 'app-e1', version: '3.1.0', by: 'qinghe@example.com', days_ago: 5 },
  { slug: 'app-a7', version: '3.3.0', by: 'qinghe@example.com', days_ago: 10 },
  { slug: 'app-a4', version: '2.9.0', by: 'qinghe@example.com', days_ago: 80 },
  { slug: 'app-a2', version: '4.1.0', by: 'nanzhi@example.com', days_ago: 9 },
  { slug: 'app-a2', version: '4.1.0', by: 'zhixing@example.com', days_ago: 12 },
  { slug: 'app-a6', version: '1.8.0', by: 'nanzhi@example.com', days_ago: 30 },
] as const

export const appRatings = [
  rating('app-a2', 'nanzhi', 5, 6, '贴票的时间省下来了。两张连号的出租车票它也认得出是不是重复。'),
  rating(
    'app-a2',
    'zhixing',
    4,
    10,
    '识别很准，手写收据还差一点。自建识别服务按文档半天就装好了。',
    '手写收据正在做，预计下一版。',
  ),
  rating('app-e1', 'qinghe', 5, 3, '批量用印一次提交四十份，以前要点四十次。'),
  rating('app-a7', 'qinghe', 5, 8, '演练那一步救过我们一次：目录那边误删了一个部门。'),
  rating('app-a4', 'qinghe', 4, 60, '送达能查，值班的人放心。希望能看每月用量。'),
  rating('app-a6', 'nanzhi', 5, 21, '照抄昨天这个按钮，全组都在用。', '谢谢，下一版可以照抄上周。'),
]

function rating(slug: string, by: string, stars: 1 | 2 | 3 | 4 | 5, days_ago: number, words: string, answer?: string) {
  return { slug, by: `${by}@example.com`, stars, days_ago, text: words, ...(answer && { answer }) }
}
