const asking = new Set(
  [
    '怎么 怎样 怎么样 怎么办 如何 什么 为什么 哪 哪些 哪个 哪里 哪儿 谁 吗 呢 几 多少 有没有 能不能 是不是 要不要 可不可以 算不算 会不会',
    'how what who where which why when',
  ].flatMap((line) => line.split(' ')),
)
const binding = new Set(
  [
    '的 了 着 过 和 与 及 或 在 是 把 被 给 对 从 向 吧 啊 请 我 你 您 我们 你们 一个 这个 那个 该 要 想 办 替',
    'a an the of to for and or in on at by with from is are be do does can i me my we our this that another s t',
  ].flatMap((line) => line.split(' ')),
)

/** A word of its own in a search box: IT服务. In 'how do I withdraw it' it is a filler. */
const bindingSentences = new Set(['it'])

/** Words that hold a sentence together and say nothing of what is looked for. */
export function isFiller(word: string, is_sentence = false): boolean {
  return binding.has(word) || asking.has(word) || (is_sentence && bindingSentences.has(word))
}

/** A sentence asks; words for a search box do not. */
export function isAsking(word: string): boolean {
  return asking.has(word)
}
