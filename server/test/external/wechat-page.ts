/** A code that is shown to somebody. */
export interface WechatCode {
  uuid: string
  redirect_uri: string
  state: string
  /** `self_redirect=true`: only the frame goes on, not the window around it. */
  within_frame: boolean
  /** Null until somebody scans; empty where they did not allow it. */
  outcome: string | null
}

/**
 * The picture of a code, and buttons that stand for phones. As at the real house the page itself keeps asking whether
 * somebody has scanned, and then leads the window around the frame away without anybody having touched the frame.
 */
export function qrPage(
  { uuid, redirect_uri, state, within_frame }: WechatCode,
  people: [string, { nickname: string }][],
) {
  const squares = [...uuid].map(
    (digit, index) => `<rect x="${(index % 4) * 30}" y="${Math.floor(index / 4) * 30}" width="28" height="28"
      opacity="${(Number.parseInt(digit, 16) / 15).toFixed(2)}"/>`,
  )
  const phones = people.map(([person, { nickname }]) => `<button data-person="${person}">${nickname} 扫码</button>`)
  const going = JSON.stringify({ uuid, redirect_uri, state, within_frame }).replaceAll('<', '\\u003c')

  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><link rel="icon" href="data:,"><title>微信登录</title>
<body data-uuid="${uuid}">
<svg role="img" aria-label="二维码" viewBox="0 0 118 118" width="180" height="180">${squares.join('')}</svg>
<p>请使用微信扫描二维码登录</p>
${phones.join('\n')}
<button data-person="">取消</button>
<script>
const { uuid, redirect_uri, state, within_frame } = ${going}
for (const phone of document.querySelectorAll('button'))
  phone.onclick = () => fetch('/phone/scan?uuid=' + uuid + '&person=' + phone.dataset.person)
function ask() {
  const script = document.createElement('script')
  script.src = '/connect/l/qrconnect?uuid=' + uuid + '&last=' + Date.now()
  script.onload = () => {
    script.remove()
    if (window.wx_errcode === 408) return setTimeout(ask, 200)
    const address = new URL(redirect_uri)
    if (window.wx_code) address.searchParams.set('code', window.wx_code)
    address.searchParams.set('state', state)
    ;(within_frame ? window : window.top).location.href = address
  }
  document.head.append(script)
}
ask()
</script></body></html>`
}

export function wrongPage(wrong: string) {
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><link rel="icon" href="data:,"><title>微信登录</title><p>${wrong}</p></html>`
}
