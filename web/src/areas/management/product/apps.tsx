export default function Apps() {
  return null
}
