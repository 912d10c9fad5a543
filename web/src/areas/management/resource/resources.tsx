export default function Resources() {
  return null
}
