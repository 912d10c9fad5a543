export default function WechatUsers() {
  return null
}
