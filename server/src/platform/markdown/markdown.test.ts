import { expect, test } from 'vitest'
import { readMessage, renderMarkdown } from './markdown.ts'
import { write } from './tree.ts'

const htmlOf = (markdown: string) => renderMarkdown(markdown).html

test('headings begin below the title of the page, have anchors in any script, and each anchor is there once', () => {
  const { html, contents } = renderMarkdown('# 会签\n\n## Set up: 会签\n\n## 会签\n\n# 会签-2\n\n# ！？\n\n###### 六')

  expect(contents).toEqual([
    { anchor: 'h-会签', level: 2, text: '会签' },
    { anchor: 'h-set-up-会签', level: 3, text: 'Set up: 会签' },
    { anchor: 'h-会签-2', level: 3, text: '会签' },
    { anchor: 'h-会签-2-2', level: 2, text: '会签-2' },
    { anchor: 'h-section', level: 2, text: '！？' },
    { anchor: 'h-六', level: 6, text: '六' },
  ])
  expect(html).toContain('<h3 id="h-set-up-会签">Set up: 会签</h3>')
  expect(htmlOf('## 二级就是二级')).toBe('<h2 id="h-二级就是二级">二级就是二级</h2>')
})

test('a link within the text finds its heading, whichever way it was written', () => {
  for (const href of ['#用规则表达', '#h-用规则表达', '#%E7%94%A8%E8%A7%84%E5%88%99%E8%A1%A8%E8%BE%BE']) {
    expect(htmlOf(`[去](${href})\n\n## 用规则表达`)).toContain('<a href="#h-用规则表达">去</a>')
  }
})

test('a quotation that begins with a mark is a call-out, any other a quotation', () => {
  expect(htmlOf('> [!WARNING]\n> 先备份。')).toBe(
    '<div class="callout" data-kind="warning" role="note"><p>先备份。</p></div>',
  )
  expect(htmlOf('> [!TIP] 一行 **也行**')).toContain('data-kind="tip" role="note"><p>一行 <strong>也行</strong></p>')
  expect(htmlOf('> [!NOTE]\n>\n> 一\n>\n> - 二')).toContain('role="note"><p>一</p><ul><li>二</li></ul></div>')
  expect(htmlOf('> [!OTHER]\n> 先备份。')).toBe('<blockquote><p>[!OTHER]\n先备份。</p></blockquote>')
})

test('a picture of ours alone in its paragraph has its title as caption; one from elsewhere is its description', () => {
  expect(htmlOf('![三种方式](/file/public/7/ways.png "图 1")')).toBe(
    '<figure><img src="/file/public/7/ways.png" alt="三种方式" loading="lazy"><figcaption>图 1</figcaption></figure>',
  )
  expect(htmlOf('看 ![图](/assets/a.svg) 吧')).toBe('<p>看 <img src="/assets/a.svg" alt="图" loading="lazy"> 吧</p>')
  expect(htmlOf('![三种方式](https://elsewhere.example/ways.png)')).toBe('<p>三种方式</p>')
})

test('what stands alone as a link to something of ours is kept as a place for its card', () => {
  for (const [address, kind] of Object.entries({
    '/resource/document-template/12': 'resource',
    '/video/12#t=372': 'video',
    '/case/12': 'case',
    '/knowledge/article/12': 'article',
  })) {
    expect(htmlOf(`[名称](${address})`)).toBe(
      `<div class="embed" data-kind="${kind}" data-item="12"><a href="${address}">名称</a></div>`,
    )
    expect(htmlOf(`见 [名称](${address})`)).toBe(`<p>见 <a href="${address}">名称</a></p>`)
  }
  expect(htmlOf('[名称](/knowledge/detail/12)')).toBe('<p><a href="/knowledge/detail/12">名称</a></p>')
})

test('code is coloured by classes in the languages we know, and shown as it is in others', () => {
  expect(htmlOf('```json\n{"a": 1}\n```')).toContain('<span class="hljs-attr">&quot;a&quot;</span>')
  for (const language of ['json', 'xml', 'sql', 'bash', 'java', 'JavaScript', 'yaml', 'python']) {
    expect(htmlOf(`\`\`\`${language}\nx = 1 "a"\n\`\`\``)).toContain(
      `<pre tabindex="0" data-language="${language.toLowerCase()}">`,
    )
  }
  expect(htmlOf('```brainfuck\n<>+-\n```')).toBe('<pre tabindex="0"><code>&lt;&gt;+-\n</code></pre>')
  expect(htmlOf(`\`\`\`json\n${'[1]'.repeat(5_000)}\n\`\`\``)).not.toContain('hljs')
})

test('tables, tasks, strikethrough and lists that begin elsewhere', () => {
  expect(htmlOf('| 方式 | 数 |\n|---|--:|\n| 会签 | 1 |')).toBe(
    '<div class="table" tabindex="0"><table><thead><tr><th scope="col">方式</th><th scope="col" class="right">数</th></tr>' +
      '</thead><tbody><tr><td>会签</td><td class="right">1</td></tr></tbody></table></div>',
  )
  expect(htmlOf('- [x] 备份\n- [ ] 升级')).toBe(
    '<ul><li class="done"><span class="task">☑</span> 备份</li><li class="to-do"><span class="task">☐</span> 升级</li></ul>',
  )
  expect(htmlOf('~~旧~~')).toBe('<p><del>旧</del></p>')
  expect(htmlOf('3. 三')).toBe('<ol start="3"><li>三</li></ol>')
})

test('Chinese needs no blanks: not for emphasis beside its punctuation, and not where a line ends', () => {
  expect(htmlOf('**注意：**请先**保存**。')).toBe('<p><strong>注意：</strong>请先<strong>保存</strong>。</p>')
  expect(htmlOf('第一行，\n第二行\nand English\nhere')).toBe('<p>第一行，第二行\nand English\nhere</p>')
  expect(htmlOf('a * b * c，2 ** 3')).toBe('<p>a * b * c，2 ** 3</p>')
})

test('external links send no referrer, and raw HTML is text', () => {
  expect(htmlOf('[网](https://example.com/a?b=1&c)')).toBe(
    '<p><a href="https://example.com/a?b=1&amp;c" rel="noopener noreferrer">网</a></p>',
  )
  expect(htmlOf('<b>粗</b>\n\n<div>块</div>')).toBe('<p>&lt;b&gt;粗&lt;/b&gt;</p><p>&lt;div&gt;块&lt;/div&gt;</p>')
})

test('the plain text is what one hears, and minutes count Chinese characters and other words', () => {
  const { text } = renderMarkdown(
    '## 标题\n\n**粗** `code`\n\n![图](/file/public/1/a.png)\n\n| 一 | 二 |\n|-|-|\n| 三 | 四 |',
  )

  expect(text).toBe('标题\n粗 code\n图\n一 | 二\n三 | 四')
  expect(renderMarkdown('').minutes).toBe(1)
  expect(renderMarkdown('字'.repeat(2_000)).minutes).toBe(5)
  expect(renderMarkdown('word '.repeat(1_100)).minutes).toBe(5)
  expect(renderMarkdown(`${'字'.repeat(1_200)} ${'word '.repeat(440)}`).minutes).toBe(5)
})

test('a long text comes in parts that browsers can leave out, and loses nothing; a short one comes as it is', () => {
  const long = renderMarkdown(Array.from({ length: 201 }, (_, at) => `第 ${at} 段`).join('\n\n')).html

  expect(long.match(/<div class="part">/g)).toHaveLength(6)
  expect(long.replaceAll(/<div class="part">|<\/div>/g, '')).toBe(
    Array.from({ length: 201 }, (_, at) => `<p>第 ${at} 段</p>`).join(''),
  )
  expect(renderMarkdown('一\n\n二').html).toBe('<p>一</p><p>二</p>')
})

test('in a message a plain address is a link, a line that ends is a line, and other words stay words', () => {
  const html = write(readMessage('见 https://oa.example.com/a?b=1\n下一行 example.com a@example.com').nodes)

  expect(html).toBe(
    '<p>见 <a href="https://oa.example.com/a?b=1" rel="noopener noreferrer">https://oa.example.com/a?b=1</a><br>下一行 example.com a@example.com</p>',
  )
})
