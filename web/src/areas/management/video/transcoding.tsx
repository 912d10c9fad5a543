export default function Transcoding() {
  return null
}
