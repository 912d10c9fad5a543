export default function Videos() {
  return null
}
