export default function SmsLog() {
  return null
}
