export default function DownloadLog() {
  return null
}
