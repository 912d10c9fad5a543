export default function EmailLog() {
  return null
}
