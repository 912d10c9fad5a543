const fillers = new Set(
  [
    '的 了 和 与 及 或 在 是 把 被 给 对 从 向 吗 呢 吧 啊 请 我 你 我们 你们 怎么 怎样 怎么样 如何 什么 哪些 哪个 有没有 一个 这个 那个',
    'a an the of to for and or in on at by with from is are be do does can how what where which i my we our it this that s t',
  ].flatMap((line) => line.split(' ')),
)

/** Words that hold a sentence together and say nothing of what is looked for. */
export function isFiller(word: string): boolean {
  return fillers.has(word)
}
