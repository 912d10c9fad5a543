export default function Industries() {
  return null
}
