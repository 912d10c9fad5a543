/** Markdown as people write it: each piece is read, written and compared. */
export const pieces: Record<string, string> = {
  'paragraphs, one with a break in the source': '第一段，\n接着写。\n\n第二段。',
  'hard breaks of both kinds': '一行\\\n两行  \n三行',
  'headings of all levels': '# 一\n\n## 二\n\n### 三\n\n#### 四\n\n##### 五\n\n###### 六',
  'underlined headings': '标题\n===\n\n小标题\n---',
  emphasis: '*斜* **粗** ***都有*** ~~删~~ _a_ __b__ `码` 和 snake_case_name、2 * 3 * 4',
  'emphasis that holds other emphasis': '**粗里有*斜*的，还有`码`和[链接](/a)**，*斜里有**粗**的*',
  'emphasis beside Chinese punctuation': '“**会签**”是一种，（*或签*）也是，**或签**。',
  'bold code and linked code': '**`bold`** 和 [`code`](/resource/flow/3)',
  'code with backticks': '``a ` b`` 与 ``` `` ``` 与 `` `a` ``',
  'links of all kinds':
    '[一](/knowledge/article/1) [二](<a b.html> "标题 \\"引\\"") [三](/a_(b)) <https://portal.example/a?b=1&c=2> [四][ref] [ref]\n\n[ref]: /resource/flow/4 "参考"',
  'an address in Chinese': '[流程](/知识/流程?词=会签#节点)',
  'addresses with brackets and entities': '[a](</x(1 >) [b](/x?a=1&copy=2) [c](/x?a=1&amp;copy;=2)',
  'pictures with and without captions':
    '![三种方式](/file/public/1/a.png "图 1　三种方式") 和 [![封面](/file/public/2/b.png)](/video/12)',
  'a card stands alone': '看这个：\n\n[会签与或签](/video/12)\n\n[合同审批](/resource/flow/34)',
  'tight and loose lists': '- 一\n- 二\n  - 二之一\n  - 二之二\n- 三\n\n文\n\n- 一\n\n- 二\n\n  第二段',
  'bullets of three kinds, one after the other': '- a\n- b\n\n* c\n* d\n\n+ e',
  'numbers that do not begin at one': '3. 三\n4. 四\n\n1) 一\n2) 二',
  'a list of more than nine': Array.from({ length: 12 }, (_, place) => `${place + 1}. 第 ${place + 1} 步`).join('\n'),
  'lists with code, quotations and tables':
    '1. 先\n\n   ```sh\n   npm ci\n   ```\n\n2. 再\n\n   > 引\n\n3. 然后\n\n   | a | b |\n   | --- | --- |\n   | 1 | 2 |',
  'a list that begins with a heading': '- # 题\n  文\n- ```\n  码\n  ```',
  'an empty item': '- 一\n-\n- 三',
  tasks: '- [ ] 没做\n- [x] 做了 **这个**\n  - [ ] 下面的',
  'tasks among other items': '- [ ] 任务\n- 不是任务',
  'numbered tasks': '1. [ ] 一\n2. [x] 二',
  quotations: '> 引\n> 接着\n>\n> 第二段\n>\n> > 里面的\n\n> 另一段',
  'call-outs': '> [!NOTE]\n> 说明。\n\n> [!TIP]\n> 第一段\n>\n> - 一\n> - 二\n\n> [!WARNING]\n> 小心，参见[版本](/a)。',
  'call-outs nobody knows': '> [!DANGER]\n> 文\n\n> [!CAUTION]\n> 文\n\n> [!NOTE] 同一行\n\n> 前面有字\n> [!NOTE]',
  'fenced code':
    '```json\n{\n  "node": "legal_review",\n\n  "tick": "```"\n}\n```\n\n~~~\n~~~\n\n````md\n```js\n1\n```\n````',
  'indented code': '文\n\n    第一行\n\n      第三行',
  tables:
    '| 方式 | 何时通过 | 票数 |\n| :--- | :---: | ---: |\n| **会签** | 全部 \\| 同意 | 3 |\n| `a \\| b` | [链](/a) | |',
  'a table of one column and a short row': '| a |\n| --- |\n| 1 |\n\na | b\n--- | ---\n1',
  rules: '上\n\n---\n\n中\n\n***\n\n下',
  'raw HTML is text': '<div onclick="x()">文</div>\n\n文 <b>粗</b> <br> &lt;b&gt; &copy; &amp;copy; <!-- 注 -->',
  'what looks like Markdown and is not':
    '1\\. 不是列表\n\n\\- 不是列表\n\n\\# 不是标题\n\n\\> 不是引用\n\n\\*不斜\\* \\`不是码\\` \\[不是\\]\\(链接\\) a\\_b\\_c\n\n+1 票\n\n2026\\. 年\n\n\\---\n\n\\===',
  'marks at the start of a line after a break': '上\\\n\\- 不是列表\\\n\\# 不是标题\\\n1\\) 不是',
  'definitions nobody uses': '文[^1]\n\n[^1]: 脚注\n\n[a]: /b\n[c]: /d "标题"',
  'spaces of all kinds': '  前有空格\n\n后有空格   \n\n全角　空格\n\n不换行 空格',
  'Windows line ends': '一\r\n\r\n- 二\r\n- 三\r\n',
  'blank lines everywhere': '\n\n\n一\n\n\n\n二\n\n\n',
  'signs that must survive':
    '\\\\server\\share C:\\\\temp a|b {x} $1 ^2 == !! !\\[不是图\\](a) :smile: 100% @name #tag',
  'an unclosed everything': '**粗 *斜 `码 [链](\n\n```\n没有结尾',
}
