const asking = new Set(
  [
    '怎么 怎样 怎么样 怎么办 如何 什么 为什么 哪 哪些 哪个 哪里 哪儿 谁 吗 呢 几 多少 有没有 能不能 是不是 要不要 可不可以 算不算 会不会 在哪 在哪里 什么时候 何时 为何 请问',
    'how what who where which why when',
  ].flatMap((line) => line.split(' ')),
)
const binding = new Set(
  [
    '的 了 着 过 和 与 及 或 在 是 把 被 给 对 从 向 吧 啊 请 我 你 您 我们 你们 一个 这个 那个 该 要 想 办 做 弄 替',
    'a an the of to for and or in on at by with from is are be do does can i me my we our this that another s t',
  ].flatMap((line) => line.split(' ')),
)

/** Words of their own in a search box: IT服务. In 'how do I withdraw it' they are fillers. */
const bindingSentences = new Set(
  [
    '有 没有 用 里 上 让 快 应该 可以 能 会 需要 时候 以后 之后 以前 之前 的话 别的 一下 一点 一种 一间 一条 一张 一份 一些 区别 不同 看 看看 查 找 想要 知道 设置 设定 使用 进行',
    'it does did has have had not no will would should could there they their you your so if then while take takes get gets go goes set up use make find need want please about',
  ].flatMap((line) => line.split(' ')),
)

/** 怎么弄, 如何办理: the dictionary knows some of them as one word. */
const beginningToAsk = /^(?:怎么|怎样|如何|什么|哪)/

/** Words that hold a sentence together and say nothing of what is looked for. */
export function isFiller(word: string, is_sentence = false): boolean {
  return binding.has(word) || asks(word) || (is_sentence && bindingSentences.has(word))
}

/** 我想预定会议室: whoever speaks of themselves speaks in sentences. */
const speaking = new Set(['我', '我们', 'i'])

/** A sentence asks, or somebody speaks in it; words for a search box do not. */
export function isAsking(word: string): boolean {
  return asks(word) || speaking.has(word)
}

function asks(word: string): boolean {
  return asking.has(word) || beginningToAsk.test(word)
}
