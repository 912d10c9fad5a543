export default function Tags() {
  return null
}
