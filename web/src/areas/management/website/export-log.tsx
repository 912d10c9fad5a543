export default function ExportLog() {
  return null
}
