export default function ImportLog() {
  return null
}
